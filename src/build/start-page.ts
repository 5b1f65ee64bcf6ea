import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import type { Needs } from './entry.ts'
import { needsOf, readRoutes } from './first-needs.ts'
import { withStylesBehindShell } from './page.ts'
import type { PageTable } from './start-script.ts'

const SCRIPT = '__START_SCRIPT__'
/** Stands in the script until the names of the build's files are known. */
const TABLE = '__PAGE__'
const SOURCE = resolve(import.meta.dirname, 'start-script.ts')
const ROUTES = resolve(import.meta.dirname, '../app/routes.tsx')

type Settings = Readonly<Record<string, string | undefined>>

export function pageTable(needs: Needs, settings: Settings): PageTable {
  const api = settings['VITE_API_BASE_URL'] ?? ''
  return {
    languages: Object.fromEntries(languages.map(({ code, tag, retry }) => [code, { tag, retry }])),
    defaultCode: defaultLanguage.code,
    apiOrigin: /^https?:/.test(api) ? new URL(api).origin : '',
    startsAtLogin: ['true', '1'].includes(settings['VITE_START_AT_LOGIN'] || 'true'),
    needs,
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
export function startPage(settings: Settings): Plugin[] {
  let script: Promise<string> | undefined
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
      name: 'start-table',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle = {} }) {
          const needs = needsOf(readRoutes(readFileSync(ROUTES, 'utf8')), bundle)
          return withStylesBehindShell(html).replaceAll(TABLE, () => inlineJson(pageTable(needs, settings)))
        },
      },
    },
  ]
}
