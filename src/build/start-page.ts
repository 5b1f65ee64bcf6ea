import { PurgeCSS } from 'purgecss'
import type { Plugin, ResolvedConfig } from 'vite'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import { needsScriptsText, startWordsOf } from '../i18n/locales/start-words.ts'
import { routes } from '../routes.ts'
import { bundleScript } from './bundle-script.ts'
import type { Needs } from './entry.ts'
import { firstSheets, needsOf } from './first-needs.ts'
import { prerenderScreens, templatesOf, type Templates } from './first-screens.ts'
import type { Settings } from './headers.ts'
import { withStylesBehindShell } from './page.ts'
import { readConfig } from './settings.ts'
import type { PageTable } from './start-script.ts'
import { HASHES } from './whole.ts'

const SCRIPT = '__START_SCRIPT__'
const NO_SCRIPTS = '<noscript></noscript>'

/**
 * The table that the inline script reads: the files of each address and the texts of the screens.
 * @param screens undefined for the mock, which answers only after its code has loaded: then there
 *   are no early requests
 */
export function pageTable(needs: Needs, settings: Settings, screens?: Templates): PageTable {
  const { apiBaseUrl, startAtLogin } = readConfig(settings)
  return {
    languages: Object.fromEntries(languages.map(({ code, tag }) => [code, { tag, ...startWordsOf(code) }])),
    defaultCode: defaultLanguage.code,
    apiBaseUrl: screens === undefined ? '' : apiBaseUrl,
    startsAtLogin: startAtLogin,
    needs,
    hashes: HASHES + needs.files.join(','),
    words: screens?.words ?? {},
  }
}

/** In all languages, because without scripts nobody knows the member's. */
export function withoutScripts(): string {
  const texts = languages.map(({ code, tag }) => `<p lang="${tag}">${needsScriptsText(code)}</p>`)
  return `<noscript><style>.shell i{display:none}</style>${texts.join('')}</noscript>`
}

export async function startScript(table: PageTable): Promise<string> {
  const { code } = await bundleScript('start-script.ts', 'es2020', { __PAGE__: table })
  return code
}

/** Adds the inline script to index.html, and the prerendered screens. */
export function startPage(settings: Settings, isMockBuild: boolean): Plugin {
  let config: ResolvedConfig | undefined
  let devScript: Promise<string> | undefined
  return {
    name: 'start-page',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const translated = html.replace(NO_SCRIPTS, () => withoutScripts())
        // The dev server has no bundle, so there are no files to name.
        if (bundle === undefined) {
          devScript ??= startScript(pageTable({ files: [], addresses: [] }, settings))
          const script = await devScript
          return translated.replace(SCRIPT, () => script)
        }
        const needs = needsOf(routes, bundle)
        // The mock's log-in screen has parts of its own, and it starts a worker first.
        const screens = isMockBuild || config === undefined ? undefined : templatesOf(await prerenderScreens(config))
        const script = await startScript(pageTable(needs, settings, screens))
        const page = await withScreens(withStylesBehindShell(translated), screens, firstSheets(bundle))
        return page.replace(SCRIPT, () => script)
      },
    },
  }
}

/** Dims a button or link that was pressed before its code arrived. */
const DIMMED_PRESS = '#first [aria-busy]{opacity:.6}'

/** Adds the templates, and the rules that they need in one inline style block. */
export async function withScreens(html: string, screens: Templates | undefined, sheets: string): Promise<string> {
  if (screens === undefined) return html
  const templates = Object.entries(screens.html).map(([name, screen]) => `<template id="${name}">${screen}</template>`)
  const all = templates.join('')
  const unknown = [...all.matchAll(/class="([^"]*)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => name.startsWith('_') && !sheets.includes(`.${name}`))
  if (unknown.length > 0) throw new Error(`the first screens have classes of no style sheet: ${unknown.join(' ')}`)
  const critical = await criticalStyle(sheets, all)
  return html
    .replace('</head>', () => `  <style>${critical}${screens.style}${DIMMED_PRESS}</style>\n  </head>`)
    .replace('<div id="root">', () => `${all}\n    <div id="root">`)
}

/** Rules of the style sheets that apply to this HTML, or to attributes that scripts set in it. */
export async function criticalStyle(css: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    // Reads only tags and their attributes: a word of a text must not keep a rule.
    defaultExtractor: (page) => (page.match(/<[^>]*>/g) ?? []).join('').match(/[\w-]+/g) ?? [],
    // Always kept: rules of the page itself, states such as focus, the theme, and a pending press.
    safelist: ['html', 'body', /^:/, 'data-theme', 'aria-busy'],
    variables: true,
    keyframes: true,
  })
  return purged?.css ?? ''
}
