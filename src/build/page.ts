import type { Plugin } from 'vite'

const SHEET_LINK_PATTERN = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Moves the links of style sheets to the end of the page, behind the shell (the placeholder that is
 * painted first). In the head they would delay the first paint. At the end they delay only the
 * start script.
 */
export function withStylesBehindShell(html: string): string {
  const styleLinks = html.match(SHEET_LINK_PATTERN) ?? []
  return html.replaceAll(SHEET_LINK_PATTERN, '').replace(/\s*<\/body>/, `${styleLinks.join('')}\n  </body>`)
}

const APPEND_TO_HEAD_CODE = 'document.head.appendChild('
const CROSS_ORIGIN_PATTERN = /link\.crossOrigin = "";/

/**
 * Changes Vite's preload helper, which adds links to files before a screen is imported. The changed
 * helper adds style sheets behind the page's own sheets, because the rules of later sheets win. It
 * also gives each link the hash of its file (from `whole.ts`).
 */
export function preloadHelperPlugin(): Plugin {
  return {
    name: 'loader-of-screens',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(APPEND_TO_HEAD_CODE) || !CROSS_ORIGIN_PATTERN.test(code))
          this.error('Vite’s preload helper has changed: the code that adds links was not found')
        return code
          .replace(APPEND_TO_HEAD_CODE, 'document.body.appendChild(')
          .replace(CROSS_ORIGIN_PATTERN, '$& link.integrity = integrityOf(dep.pathname);')
      },
    },
  }
}
