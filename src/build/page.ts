import type { Plugin } from 'vite'
import { defaultLanguage } from '../i18n/languages.ts'
import { readManifest } from './manifest.ts'
import { colourOf, readTokens } from './tokens.ts'

const MANIFEST = 'manifest.webmanifest'

/** index.html is painted before any style or script of the app is loaded. */
function placeholders(): Readonly<Record<string, string>> {
  const { light, dark } = readTokens()
  return {
    __DEFAULT_TAG__: defaultLanguage.tag,
    __LIGHT_BACKGROUND__: colourOf(light, 'bg'),
    __DARK_BACKGROUND__: colourOf(dark, 'bg'),
  }
}

export function fillPage(html: string): string {
  return Object.entries(placeholders()).reduce((page, [name, value]) => page.replaceAll(name, value), html)
}

/**
 * A style sheet in the head would hold the first paint back. Behind the shell it holds back only
 * the start script, which a browser runs when the sheets before it are there.
 */
export function withStylesBehindShell(html: string): string {
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const bare = sheets.reduce((rest, sheet) => rest.replace(new RegExp(`\\s*${escaped(sheet)}`), ''), html)
  return bare.replace('</body>', `${sheets.map((sheet) => `  ${sheet}\n  `).join('')}</body>`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const IN_HEAD = 'document.head.appendChild('

/** Later rules win, so the sheets of screens must stand behind the page's own. */
export function screenStylesBehind(): Plugin {
  return {
    name: 'screen-styles-behind',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(IN_HEAD)) this.error('the loader of screens puts their style sheets elsewhere now')
        return code.replace(IN_HEAD, 'document.body.appendChild(')
      },
    },
  }
}

export function page(): Plugin {
  return {
    name: 'page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: fillPage(html),
        tags: [
          { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}`, 'vite-ignore': true }, injectTo: 'head' },
        ],
      }),
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${MANIFEST}`) return next()
        readManifest().then((text) => {
          response.setHeader('Content-Type', 'application/manifest+json')
          response.end(text)
        }, next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: await readManifest() })
    },
  }
}
