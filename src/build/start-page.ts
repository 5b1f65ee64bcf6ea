import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import type { Needs } from './entry.ts'
import { firstSheets, needsOf, readRoutes } from './first-needs.ts'
import { renderScreens, templatesOf, type Templates } from './first-screens.ts'
import { withStylesBehindShell } from './page.ts'
import { readConfig } from './settings.ts'
import type { PageTable } from './start-script.ts'

const SCRIPT = '__START_SCRIPT__'
/** Stands in the script until the names of the build's files are known. */
const TABLE = '__PAGE__'
const SOURCE = resolve(import.meta.dirname, 'start-script.ts')
const ROUTES = resolve(import.meta.dirname, '../app/routes.tsx')

type Settings = Readonly<Record<string, string | undefined>>

const NO_SCREENS: Templates = { html: {}, style: '', slots: {}, words: {} }

export function pageTable(needs: Needs, settings: Settings, { slots, words } = NO_SCREENS): PageTable {
  const { apiBaseUrl, startAtLogin } = readConfig(settings)
  return {
    languages: Object.fromEntries(languages.map(({ code, tag, retry }) => [code, { tag, retry }])),
    defaultCode: defaultLanguage.code,
    apiOrigin: /^https?:/.test(apiBaseUrl) ? new URL(apiBaseUrl).origin : '',
    startsAtLogin: startAtLogin,
    needs,
    first: { slots, words },
  }
}

/** As it may stand in an inline script. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The inline script as one small block. */
export async function bundleStartScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2020',
      minify: true,
      lib: { entry: SOURCE, formats: ['iife'], name: 'start' },
    },
  })
  const [{ output: files }] = output as [Rolldown.RolldownOutput]
  return files[0].code.trim()
}

/** The inline script of index.html, with the table of what each address needs. */
export function startPage(settings: Settings, isMockBuild: boolean): Plugin[] {
  let script: Promise<string> | undefined
  let config: ResolvedConfig | undefined
  return [
    {
      name: 'start-script',
      transformIndexHtml: {
        order: 'pre',
        async handler(html, { server }) {
          script ??= bundleStartScript()
          const code = await script
          const page = html.replace(SCRIPT, () => code)
          // The dev server has no files to name: each module is one.
          return server === undefined
            ? page
            : page.replaceAll(TABLE, () => inlineJson(pageTable({ files: [], addresses: [] }, settings)))
        },
      },
    },
    {
      name: 'first-screens',
      apply: 'build',
      configResolved(resolved) {
        config = resolved
      },
      transformIndexHtml: {
        order: 'post',
        async handler(html, { bundle = {} }) {
          const needs = needsOf(readRoutes(readFileSync(ROUTES, 'utf8')), bundle)
          // The mock's log-in screen has parts of its own, and starts a worker first.
          const screens = isMockBuild || config === undefined ? NO_SCREENS : templatesOf(await renderScreens(config))
          const page = await withScreens(withStylesBehindShell(html), screens, firstSheets(bundle))
          return page.replaceAll(TABLE, () => inlineJson(pageTable(needs, settings, screens)))
        },
      },
    },
  ]
}

/** A press that waits for its code. */
const KEPT = '#first [aria-busy]{opacity:.6}'

/** Their templates, and in one inline block what of the style sheets they need. */
export async function withScreens(html: string, { html: screens, style }: Templates, sheets: string): Promise<string> {
  const templates = Object.entries(screens).map(([name, screen]) => `<template id="${name}">${screen}</template>`)
  if (templates.length === 0) return html
  const all = templates.join('')
  const unknown = [...all.matchAll(/class="([^"]*)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => name.startsWith('_') && !sheets.includes(`.${name}`))
  if (unknown.length > 0) throw new Error(`the first screens have classes of no style sheet: ${unknown.join(' ')}`)
  const critical = await criticalStyle(sheets, all)
  return html
    .replace('</head>', () => `  <style>${critical}${style}${KEPT}</style>\n  </head>`)
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
