import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { PACKS } from '../i18n/packs.ts'
import { START_SCREENS } from './chunks.ts'

/** Bytes of JavaScript, compressed by brotli at its highest level. */
export const FIRST_LOAD_BUDGET = 127_000

/** Of the HTML: what a server sends before it waits for the first answer of the browser. */
export const DOCUMENT_BUDGET = 14_000

const ROUTES = resolve(import.meta.dirname, '../app/routes.tsx')

/**
 * What a browser fetches before it shows a screen in English.
 * @returns bytes by file name
 */
export function firstLoadOf(screen: string, sections: readonly string[], bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const words = [...PACKS.start, ...sections].map((section) => `/locales/en_us/${section}.ts`)
  const isFirst = ({ isEntry, moduleIds }: Rolldown.OutputChunk) =>
    isEntry || moduleIds.some((id) => id.endsWith(`/${screen}.tsx`) || words.some((file) => id.endsWith(file)))
  const names = new Set(chunks.filter(isFirst).map(({ fileName }) => fileName))
  for (const name of names)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(imported)
  return new Map(chunks.filter(({ fileName }) => names.has(fileName)).map((chunk) => [chunk.fileName, bytesOf(chunk)]))
}

function bytesOf({ code }: Rolldown.OutputChunk): number {
  return packed(code)
}

function packed(text: string | Uint8Array): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

export function sectionsOf(screen: string, routeTable: string): string[] {
  const [, list = ''] = new RegExp(`/${screen}'\\), \\[([^\\]]*)\\]`).exec(routeTable) ?? []
  return [...list.matchAll(/'(\w+)'/g)].map(([, section = '']) => section)
}

export function reportFirstLoad(): Plugin {
  return {
    name: 'report-first-load',
    apply: 'build',
    writeBundle(_options, bundle) {
      const page = bundle['index.html']
      const bytes = page?.type === 'asset' ? packed(page.source) : 0
      this.info(`index.html: ${bytes} B (br), ${DOCUMENT_BUDGET - bytes} B to spare`)
      if (bytes === 0 || bytes > DOCUMENT_BUDGET) this.error(`index.html may have ${DOCUMENT_BUDGET} B`)
      const routeTable = readFileSync(ROUTES, 'utf8')
      for (const screen of START_SCREENS) {
        const files = firstLoadOf(screen, sectionsOf(screen, routeTable), bundle)
        const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
        const margin = FIRST_LOAD_BUDGET - total
        this.info(`first load of ${screen}: ${total} B of JavaScript (br) in ${files.size} files, ${margin} B to spare`)
        if (process.env['BUDGET_FILES'] !== undefined)
          for (const [name, bytes] of files) this.info(`  ${bytes} ${name}`)
      }
    },
  }
}
