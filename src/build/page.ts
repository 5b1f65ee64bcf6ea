import type { Plugin } from 'vite'

const SHEET_LINK_PATTERN = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Moves the links of style sheets behind the shell (the placeholder that is painted first). In the
 * head they would delay the first paint. At the end they delay only the start script.
 */
export function withStylesBehindShell(html: string): string {
  const styleLinks = html.match(SHEET_LINK_PATTERN) ?? []
  return html.replaceAll(SHEET_LINK_PATTERN, '').replace(/\s*<\/body>/, `${styleLinks.join('')}\n  </body>`)
}

const APPEND_TO_HEAD = 'document.head.appendChild('
const CROSS_ORIGIN_LINE = /link\.crossOrigin = "";/

/**
 * Changes Vite's preload helper, which adds links to files before a screen is imported. It then
 * adds style sheets behind the page's own sheets, because later rules win. It also gives each link
 * the hash of its file (from `whole.ts`).
 */
export function preloadHelperPlugin(): Plugin {
  return {
    name: 'loader-of-screens',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(APPEND_TO_HEAD) || !CROSS_ORIGIN_LINE.test(code))
          this.error('Vite’s preload helper has changed: the code that adds links was not found')
        return code
          .replace(APPEND_TO_HEAD, 'document.body.appendChild(')
          .replace(CROSS_ORIGIN_LINE, '$& link.integrity = integrityOf(dep.pathname);')
      },
    },
  }
}
