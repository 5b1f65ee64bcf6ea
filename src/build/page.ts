import type { Plugin } from 'vite'

const SHEET = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Moves the style sheets behind the shell. In the head they would delay the first paint; there they
 * delay only the start script, which a browser runs after the sheets before it have loaded.
 */
export function withStylesBehindShell(html: string): string {
  const sheets = html.match(SHEET) ?? []
  return html.replaceAll(SHEET, '').replace(/\s*<\/body>/, `${sheets.join('')}\n  </body>`)
}

const IN_HEAD = 'document.head.appendChild('
const CROSS_ORIGIN = /link\.crossOrigin = "";/

/**
 * Changes Vite's preload helper. Style sheets of screens are appended to the body, behind the
 * page's own sheets, because later rules win. Scripts that other files import get the hash that the
 * start script has for them (`whole.ts`).
 */
export function loaderOfScreens(): Plugin {
  return {
    name: 'loader-of-screens',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(IN_HEAD) || !CROSS_ORIGIN.test(code))
          this.error('Vite’s preload helper has changed, so that its links cannot be replaced')
        return code
          .replace(IN_HEAD, 'document.body.appendChild(')
          .replace(CROSS_ORIGIN, '$& link.integrity = integrityOf(dep.pathname);')
      },
    },
  }
}
