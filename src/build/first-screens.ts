import { createServer, type ResolvedConfig } from 'vite'
import { defaultLanguage, languages } from '../i18n/languages.ts'

/** What `src/app/first-screens.tsx` gives, which no file of the build may import. */
export interface FirstScreen {
  name: string
  /** By code of the language. */
  html: Readonly<Record<string, string>>
}

interface Rendering {
  renderFirstScreens: () => Promise<FirstScreen[]>
}

const SOURCE = '/src/app/first-screens.tsx'
/** Rendered where no element can be made: the two elements that it draws around its children. */
const PULL = /\/PullToRefreshArea$/
const STILL_PULL = `import { createElement as h } from 'react'
export const PullToRefreshArea = ({ children }) => h('div', null, h('div', null, children))`

/**
 * Runs the components in Node, with the names that the build gives their styles, and without what
 * its plugins make up.
 */
export async function renderScreens({ root, mode, define, resolve }: ResolvedConfig): Promise<FirstScreen[]> {
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
    plugins: [
      {
        name: 'still-pull',
        enforce: 'pre',
        resolveId: (id) => (PULL.test(id) ? '\0still-pull' : id.startsWith('virtual:') ? '\0none' : null),
        load: (id) => (id === '\0still-pull' ? STILL_PULL : id === '\0none' ? 'export default {}' : null),
      },
    ],
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
   * By name, one for each text and each label in the order of the document: which word it is, or -1
   * where all languages write the same.
   */
  slots: Readonly<Record<string, readonly number[]>>
  /** By code of the language; the default's stand in the HTML. */
  words: Readonly<Record<string, readonly string[]>>
}

/**
 * The screens once, and what other languages write in their places.
 * @throws Error if a screen differs between languages in more than words
 */
export function templatesOf(screens: readonly FirstScreen[]): Templates {
  const others = languages.filter(({ code }) => code !== defaultLanguage.code).map(({ code }) => code)
  const words: string[][] = []
  const known = new Map<string, number>()
  const slots: Record<string, number[]> = {}
  const html: Record<string, string> = {}
  const styles: string[] = []
  for (const { name, html: byLanguage } of screens) {
    const own = byLanguage[defaultLanguage.code] ?? ''
    const translated = others.map((code) => byLanguage[code] ?? '')
    if (translated.some((other) => frameOf(other) !== frameOf(own)))
      throw new Error(`${name} differs between languages in more than its words`)
    const [first = [], ...rest] = [own, ...translated].map(textsOf)
    html[name] = compact(own, styles)
    slots[name] = first.map((text, place) => {
      const row = rest.map((texts) => texts[place] ?? '')
      if (row.every((word) => word === text)) return -1
      const key = JSON.stringify([text, ...row])
      if (!known.has(key)) known.set(key, words.push(row) - 1)
      return known.get(key) ?? -1
    })
  }
  return {
    html,
    style: styles.map((style, index) => `.first-${index}{${style}}`).join(''),
    slots,
    words: Object.fromEntries(others.map((code, place) => [code, words.map((row) => row[place] ?? '')])),
  }
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
