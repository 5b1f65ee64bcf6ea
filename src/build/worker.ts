import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { languages } from '../i18n/languages.ts'
import { PACK_NAMES } from '../i18n/packs.ts'
import { START_SCREENS } from './chunks.ts'
import { packOfModule } from './language-packs.ts'
import { filesAhead, RETIRED_WORKER, type WorkerTable } from './worker-rules.ts'

const SOURCE = resolve(import.meta.dirname, 'worker-script.ts')
const WORKER = 'sw.js'

/** 130 kB that play a video, which needs a connection anyway. */
const ON_USE = /\/hls-[^/]*\.js$/

/** Icons of the home screen are the phone's once Tiga is there. */
const KEPT_PUBLIC = /\.svg$/

type Settings = Readonly<Record<string, string | undefined>>

export interface PublicFile {
  path: string
  content: Uint8Array
}

export function publicFiles(folder: string): PublicFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(folder.length), content: readFileSync(file) }))
}

/** Names every file of a build once; the rest of `dist` is for servers and for home screens. */
export function workerTable(
  bundle: Rolldown.OutputBundle,
  others: readonly PublicFile[],
  settings: Settings,
): WorkerTable {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const isStart = ({ isEntry, moduleIds }: Rolldown.OutputChunk) =>
    isEntry || moduleIds.some((id) => START_SCREENS.some((screen) => id.endsWith(`/${screen}.tsx`)))
  const first = new Set(chunks.filter(isStart))
  for (const { imports } of first)
    for (const name of imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') first.add(imported)
    }
  const start = [...first].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
  const words = Object.fromEntries(
    languages.map(({ code }) => [
      code,
      PACK_NAMES.flatMap((pack) =>
        chunks.filter(({ facadeModuleId }) => {
          const own = packOfModule(facadeModuleId ?? '')
          return own?.code === code && own.name === pack
        }),
      ).map(({ fileName }) => `/${fileName}`),
    ]),
  )
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName
  if (entry === undefined) throw new Error('the build has no start script')
  const revisions = Object.fromEntries(
    others.filter(({ path }) => KEPT_PUBLIC.test(path)).map(({ path, content }) => [path, revisionOf(content)]),
  )
  const named = Object.keys(bundle)
    .filter((name) => /^assets\/.*\.(?:js|css)$/.test(name))
    .map((name) => `/${name}`)
  const startFiles = [...new Set(start.map((name) => `/${name}`))]
  const known = [...startFiles, ...Object.values(words).flat()]
  const rest = named.filter((name) => !known.includes(name))
  return {
    entry: `/${entry}`,
    page: revisionOf(contentOf(bundle['index.html'])),
    revisions,
    start: startFiles,
    screens: [...rest.filter((name) => !ON_USE.test(name)), ...Object.keys(revisions)],
    words,
    onUse: rest.filter((name) => ON_USE.test(name)),
    api: [settings['VITE_API_BASE_URL'] || '/api', settings['VITE_UPLOAD_BASE_URL'] ?? '']
      .filter((address) => address.startsWith('/'))
      .map((address) => address.replace(/\/+$/, '')),
  }
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): Uint8Array {
  if (file === undefined) throw new Error('the build lacks a file that the worker keeps')
  return Buffer.from(file.type === 'chunk' ? file.code : file.source)
}

function revisionOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}

/** One script that names every file, so that a browser takes each build for a new worker. */
export async function bundleWorker(table: WorkerTable): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: { __FILES__: JSON.stringify(table) },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: SOURCE, formats: ['iife'], name: 'worker' },
    },
  })
  const [{ output: files }] = output as [Rolldown.RolldownOutput]
  return files[0].code.trim()
}

/** Never of a mock build: its own worker answers for the platform, under the same addresses. */
export function serviceWorker(settings: Settings): Plugin {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (settings['VITE_SERVICE_WORKER'] === 'retire') {
          this.emitFile({ type: 'asset', fileName: WORKER, source: RETIRED_WORKER })
          return
        }
        const table = workerTable(bundle, publicFiles(folder), settings)
        const source = await bundleWorker(table)
        this.emitFile({ type: 'asset', fileName: WORKER, source })
        const bytes = (path: string) => {
          const file = bundle[path === '/' ? 'index.html' : path.slice(1)]
          return file === undefined ? 0 : brotliCompressSync(contentOf(file)).length
        }
        const ahead = (isSparing: boolean) =>
          filesAhead(table, { language: 'en_us', isSparing }).reduce((sum, path) => sum + bytes(path), 0)
        this.info(
          `${WORKER}: ${brotliCompressSync(source).length} B (br); keeps ${ahead(false)} B, with the data saver ${ahead(true)} B`,
        )
      },
    },
  }
}
