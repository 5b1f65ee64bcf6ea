import { createServer, type ResolvedConfig } from 'vite'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import type { PrerenderedTexts } from './first-screen-script.ts'
import { languagePacks } from './language-packs.ts'

/** A screen of `src/app/prerendered-screens.tsx`, from which the build may not import the type. */
export interface FirstScreen {
  name: string
  /** The HTML in each language, by the language's code. */
  html: Readonly<Record<string, string>>
}

interface RenderingModule {
  prerenderScreens: () => Promise<FirstScreen[]>
}

const RENDERING_MODULE_PATH = '/src/app/prerendered-screens.tsx'
/** Renders the first screens in Node, with the same class names as in the build. */
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
    const { prerenderScreens } = (await server.ssrLoadModule(RENDERING_MODULE_PATH)) as RenderingModule
    return await prerenderScreens()
  } finally {
    await server.close()
  }
}

export interface Templates {
  /** CSS rules in place of `style` attributes, which the page's content security policy forbids. */
  style: string
  /** The HTML in the default language, by the name of the screen. */
  html: Readonly<Record<string, string>>
  /**
   * The texts and labels in document order, by language code and screen name. The default language
   * is missing, because its texts are in the HTML.
   */
  words: Readonly<Record<string, PrerenderedTexts>>
}

/**
 * Splits the screens into the HTML of the default language and the texts of the other languages.
 * Throws if a screen differs between languages in more than its texts.
 */
export function templatesOf(screens: readonly FirstScreen[]): Templates {
  const html: Record<string, string> = {}
  const textsByLanguage: Record<string, Record<string, string[]>> = {}
  const styles: string[] = []
  for (const { name, html: htmlByLanguage } of screens) {
    const defaultHtml = htmlByLanguage[defaultLanguage.code] ?? ''
    html[name] = compactHtml(defaultHtml, styles)
    for (const { code } of languages) {
      const otherHtml = htmlByLanguage[code] ?? ''
      if (markupOf(otherHtml) !== markupOf(defaultHtml))
        throw new Error(`The screen ${name} differs between languages in more than its texts.`)
      if (code !== defaultLanguage.code)
        textsByLanguage[code] = { ...textsByLanguage[code], [name]: textsOf(otherHtml) }
    }
  }
  return { html, style: styles.map((style, index) => `.first-${index}{${style}}`).join(''), words: textsByLanguage }
}

/** Removes attributes that have no effect. A `style` after a `class` becomes a further class. */
function compactHtml(html: string, styles: string[]): string {
  return html
    .replace(/ (?:data-discover="true"|value="")/g, '')
    .replace(
      /(<[^>]*) class="([^"]*)"([^>]*) style="([^"]*)"/g,
      (_tag, before: string, names: string, after: string, style: string) => {
        if (!styles.includes(style)) styles.push(style)
        return `${before} class="${names} first-${styles.indexOf(style)}"${after}`
      },
    )
}

/** Matches each text and each `aria-label` of HTML. */
const TEXT_OR_LABEL_PATTERN = />([^<]+)<|\saria-label="([^"]*)"/g

function markupOf(html: string): string {
  return html.replace(TEXT_OR_LABEL_PATTERN, (match) => (match.startsWith('>') ? '>…<' : ' aria-label'))
}

function textsOf(html: string): string[] {
  return [...html.matchAll(TEXT_OR_LABEL_PATTERN)].map(([, text, label]) => decodeEntities(text ?? label ?? ''))
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
