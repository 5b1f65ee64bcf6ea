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
 * What each address needs, and what the first screens say in each language.
 * @param screens none where the code answers, too: then nothing is asked for before it
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

/** Nobody knows the language of a browser without scripts. */
export function withoutScripts(): string {
  const texts = languages.map(({ code, tag }) => `<p lang="${tag}">${needsScriptsText(code)}</p>`)
  return `<noscript><style>.shell i{display:none}</style>${texts.join('')}</noscript>`
}

/** As it stands in the page: in a text of the table, `</script>` does not end it. */
export async function startScript(table: PageTable): Promise<string> {
  const { code } = await bundleScript('start-script.ts', 'es2020', { __PAGE__: table })
  return code
}

/** The inline script of index.html, and what stands in it before the code is there. */
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
        const told = html.replace(NO_SCRIPTS, () => withoutScripts())
        // The dev server has no files to name: each module is one.
        if (bundle === undefined) {
          devScript ??= startScript(pageTable({ files: [], addresses: [] }, settings))
          const script = await devScript
          return told.replace(SCRIPT, () => script)
        }
        const needs = needsOf(routes, bundle)
        // The mock's log-in screen has parts of its own, and starts a worker first.
        const screens = isMockBuild || config === undefined ? undefined : templatesOf(await prerenderScreens(config))
        const script = await startScript(pageTable(needs, settings, screens))
        const page = await withScreens(withStylesBehindShell(told), screens, firstSheets(bundle))
        return page.replace(SCRIPT, () => script)
      },
    },
  }
}

/** A press that waits for its code. */
const KEPT = '#first [aria-busy]{opacity:.6}'

/** Their templates, and in one inline block what of the style sheets they need. */
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
    .replace('</head>', () => `  <style>${critical}${screens.style}${KEPT}</style>\n  </head>`)
    .replace('<div id="root">', () => `${all}\n    <div id="root">`)
}

/** What of the style sheets applies to some HTML, and to what scripts set in it. */
export async function criticalStyle(css: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    // Tags and their attributes: a word that is read names no rule.
    defaultExtractor: (page) => (page.match(/<[^>]*>/g) ?? []).join('').match(/[\w-]+/g) ?? [],
    // The page itself, states such as focus, the theme, and a press that is kept.
    safelist: ['html', 'body', /^:/, 'data-theme', 'aria-busy'],
    variables: true,
    keyframes: true,
  })
  return purged?.css ?? ''
}
