import { createServer, type ResolvedConfig } from 'vite'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import type { PrerenderedTexts } from './first-screen-script.ts'
import { languagePacks } from './language-packs.ts'

/** What `src/app/prerendered-screens.tsx` gives, which no file of the build may import. */
export interface FirstScreen {
  name: string
  /** By code of the language. */
  html: Readonly<Record<string, string>>
}

interface Rendering {
  renderFirstScreens: () => Promise<FirstScreen[]>
}

const SOURCE = '/src/app/prerendered-screens.tsx'
/** Runs the components in Node, with the names that the build gives their styles. */
export async function prerenderScreens({ root, mode, define, resolve }: ResolvedConfig): Promise<FirstScreen[]> {
  const server = await createServer({
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    appType: 'custom',
    define: define ?? {},
    resolve: { alias: resolve.alias },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [languagePacks()],
  })
  try {
    const { renderFirstScreens } = (await server.ssrLoadModule(SOURCE)) as Rendering
    return await renderFirstScreens()
  } finally {
    await server.close()
  }
}

export interface Templates {
  /** Of what the components style by attribute, which the page's policy forbids. */
  style: string
  /** By name, in the default language. */
  html: Readonly<Record<string, string>>
  /**
   * By code of the language, then by name: each text and each label in the order of the document.
   * The default's stand in the HTML.
   */
  words: Readonly<Record<string, PrerenderedTexts>>
}

/**
 * The screens once, and what other languages write in their places.
 * @throws Error if a screen differs between languages in more than words
 */
export function templatesOf(screens: readonly FirstScreen[]): Templates {
  const html: Record<string, string> = {}
  const words: Record<string, Record<string, string[]>> = {}
  const styles: string[] = []
  for (const { name, html: byLanguage } of screens) {
    const own = byLanguage[defaultLanguage.code] ?? ''
    html[name] = compact(own, styles)
    for (const { code } of languages) {
      const other = byLanguage[code] ?? ''
      if (frameOf(other) !== frameOf(own)) throw new Error(`${name} differs between languages in more than its words`)
      if (code !== defaultLanguage.code) words[code] = { ...words[code], [name]: textsOf(other) }
    }
  }
  return { html, style: styles.map((style, index) => `.first-${index}{${style}}`).join(''), words }
}

/** Without what says nothing; each style becomes a class. */
function compact(html: string, styles: string[]): string {
  return html
    .replace(/ (?:data-discover="true"|value="")/g, '')
    .replace(
      /(<[^>]*) class="([^"]*)"([^>]*) style="([^"]*)"/g,
      (_tag, before: string, names: string, rest: string, style: string) => {
        if (!styles.includes(style)) styles.push(style)
        return `${before} class="${names} first-${styles.indexOf(style)}"${rest}`
      },
    )
}

/** Texts, and what `aria-label` says, in the order of the document. */
const SLOT = />([^<]+)<|\saria-label="([^"]*)"/g

function frameOf(html: string): string {
  return html.replace(SLOT, (slot) => (slot.startsWith('>') ? '>…<' : ' aria-label'))
}

function textsOf(html: string): string[] {
  return [...html.matchAll(SLOT)].map(([, text, label]) => decoded(text ?? label ?? ''))
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
