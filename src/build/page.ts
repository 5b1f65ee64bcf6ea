import type { Plugin } from 'vite'

const SHEET = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * A style sheet in the head would hold the first paint back. Behind the shell it holds back only
 * the start script, which a browser runs when the sheets before it are there.
 */
export function withStylesBehindShell(html: string): string {
  const sheets = html.match(SHEET) ?? []
  return html.replaceAll(SHEET, '').replace(/\s*<\/body>/, `${sheets.join('')}\n  </body>`)
}

const IN_HEAD = 'document.head.appendChild('
const CROSS_ORIGIN = /link\.crossOrigin = "";/

/**
 * Later rules win, so the sheets of screens must stand behind the page's own. And scripts that
 * others import carry the hash that the start script has of them (`whole.ts`).
 */
export function loaderOfScreens(): Plugin {
  return {
    name: 'loader-of-screens',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(IN_HEAD) || !CROSS_ORIGIN.test(code))
          this.error('the loader of screens writes its links otherwise now')
        return code
          .replace(IN_HEAD, 'document.body.appendChild(')
          .replace(CROSS_ORIGIN, '$& link.integrity = integrityOf(dep.pathname);')
      },
    },
  }
}
