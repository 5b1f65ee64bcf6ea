import { PurgeCSS } from 'purgecss'
import type { Plugin, ResolvedConfig } from 'vite'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import { needsScriptsText, startWordsOf } from '../i18n/locales/start-words.ts'
import { routes } from '../routes.ts'
import { bundleScript } from './bundle-script.ts'
import type { NeededFiles } from './entry.ts'
import { firstScreensCss, neededFilesOf } from './first-needs.ts'
import { prerenderScreens, templatesOf, type Templates } from './first-screens.ts'
import type { BuildSettings } from './headers.ts'
import { withStylesBehindShell } from './page.ts'
import { readConfig } from './settings.ts'
import type { PageTable } from './start-script.ts'
import { HASHES_PLACEHOLDER } from './whole.ts'

const SCRIPT_PLACEHOLDER = '__START_SCRIPT__'
const EMPTY_NOSCRIPT = '<noscript></noscript>'

/**
 * Returns the table that the inline script reads.
 * @param screens undefined on the dev server and in a mock build; the table then has no API
 * address, so the script requests nothing from the API
 */
export function pageTable(needs: NeededFiles, settings: BuildSettings, screens?: Templates): PageTable {
  const { apiBaseUrl, startAtLogin } = readConfig(settings)
  return {
    languages: Object.fromEntries(languages.map(({ code, tag }) => [code, { tag, ...startWordsOf(code) }])),
    defaultCode: defaultLanguage.code,
    apiBaseUrl: screens === undefined ? '' : apiBaseUrl,
    startsAtLogin: startAtLogin,
    needs,
    hashes: HASHES_PLACEHOLDER + needs.files.join(','),
    words: screens?.words ?? {},
  }
}

/**
 * Returns the text for browsers without JavaScript. It is in all languages, because only scripts
 * know the member's language.
 */
export function noscriptHtml(): string {
  const texts = languages.map(({ code, tag }) => `<p lang="${tag}">${needsScriptsText(code)}</p>`)
  return `<noscript><style>.shell i{display:none}</style>${texts.join('')}</noscript>`
}

export async function bundleStartScript(table: PageTable): Promise<string> {
  const { code } = await bundleScript('start-script.ts', 'es2020', { __PAGE__: table })
  return code
}

/**
 * Adds the inline script to index.html. Also adds the prerendered screens, except in a mock build
 * and on the dev server.
 */
export function startPagePlugin(settings: BuildSettings, isMockBuild: boolean): Plugin {
  let config: ResolvedConfig | undefined
  let devScript: Promise<string> | undefined
  return {
    name: 'start-page',
    configResolved(resolvedConfig) {
      config = resolvedConfig
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const translatedHtml = html.replace(EMPTY_NOSCRIPT, () => noscriptHtml())
        // The dev server has no bundle, so the table names no files.
        if (bundle === undefined) {
          devScript ??= bundleStartScript(pageTable({ files: [], addresses: [] }, settings))
          const script = await devScript
          return translatedHtml.replace(SCRIPT_PLACEHOLDER, () => script)
        }
        const needs = neededFilesOf(routes, bundle)
        // A mock build has no prerendered screens, because its Log-in differs, and because it must
        // start its worker first.
        const screens = isMockBuild || config === undefined ? undefined : templatesOf(await prerenderScreens(config))
        const script = await bundleStartScript(pageTable(needs, settings, screens))
        const page = await withScreens(withStylesBehindShell(translatedHtml), screens, firstScreensCss(bundle))
        return page.replace(SCRIPT_PLACEHOLDER, () => script)
      },
    },
  }
}

/** The style rule that dims a prerendered button or link after a press until the app answers it. */
const DIMMED_PRESS_RULE = '#first [aria-busy]{opacity:.6}'

/**
 * Adds the prerendered screens to the page as templates, with their style rules inline.
 * @throws Error that names the classes of the screens that are in no style sheet
 */
export async function withScreens(html: string, screens: Templates | undefined, sheets: string): Promise<string> {
  if (screens === undefined) return html
  const templateTags = Object.entries(screens.html).map(
    ([name, screen]) => `<template id="${name}">${screen}</template>`,
  )
  const templates = templateTags.join('')
  const unknownClasses = [...templates.matchAll(/class="([^"]*)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => name.startsWith('_') && !sheets.includes(`.${name}`))
  if (unknownClasses.length > 0)
    throw new Error(`The prerendered screens use classes that no style sheet defines: ${unknownClasses.join(' ')}`)
  const criticalRules = await criticalStyle(sheets, templates)
  return html
    .replace('</head>', () => `  <style>${criticalRules}${screens.style}${DIMMED_PRESS_RULE}</style>\n  </head>`)
    .replace('<div id="root">', () => `${templates}\n    <div id="root">`)
}

/**
 * Returns the rules of `css` that `html` needs: as it is, and after scripts have set attributes
 * such as `data-theme`.
 */
export async function criticalStyle(css: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    // Only tags are searched for class names, because a word in a text must not keep a rule.
    defaultExtractor: (page) => (page.match(/<[^>]*>/g) ?? []).join('').match(/[\w-]+/g) ?? [],
    // Rules for html, body, states (`:focus`), the theme and a pressed button are always kept.
    safelist: ['html', 'body', /^:/, 'data-theme', 'aria-busy'],
    variables: true,
    keyframes: true,
  })
  return purged?.css ?? ''
}
