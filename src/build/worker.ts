import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { languages } from '../i18n/languages.ts'
import { PACK_NAMES } from '../i18n/packs.ts'
import { bundleScript, type BundledScript } from './bundle-script.ts'
import { filesOf, isChunkOfScreens, chunksWithImports } from './chunks.ts'
import { startScreens } from './first-load.ts'
import { ownApiPaths, type BuildSettings } from './headers.ts'
import { packFileName } from './language-packs.ts'
import { hashOf } from './whole.ts'
import { PAGE_PATH, RETIRED_WORKER, type Hashes, type WorkerTable } from './worker-rules.ts'

const WORKER_FILE = 'sw.js'

/** Matches hls.js (130 kB). It is not cached ahead, because a video needs a connection anyway. */
const ON_USE_FILE_PATTERN = /\/hls-[^/]*\.js$/

function createWorkerTable(bundle: Rolldown.OutputBundle, publicFolder: string, settings: BuildSettings): WorkerTable {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  if (entry === undefined) throw new Error('the build has no start script')
  const hashFiles = (names: readonly string[]): Hashes =>
    Object.fromEntries(names.map((name) => [`/${name}`, hashOfFile(bundle, name)]))
  const startChunks = chunksWithImports((chunk) => chunk.isEntry || isChunkOfScreens(chunk, startScreens), bundle)
  const startFiles = filesOf(startChunks)
  const packsByLanguage = languages.map(
    ({ code }) => [code, PACK_NAMES.map((name) => packFileName(code, name))] as const,
  )
  const listedNames = [...startFiles, ...packsByLanguage.flatMap(([, files]) => files)]
  const otherNames = Object.keys(bundle).filter(
    (name) => /^assets\/.*\.(?:js|css)$/.test(name) && !listedNames.includes(name),
  )
  // Only SVG files are listed, because a phone copies the PNG icons when it installs Tiga.
  const pictureNames = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svg'),
  )
  const table = {
    entry: `/${entry.fileName}`,
    page: { [PAGE_PATH]: hashOfFile(bundle, 'index.html') },
    start: hashFiles(startFiles),
    screens: {
      ...hashFiles(otherNames.filter((name) => !ON_USE_FILE_PATTERN.test(name))),
      ...Object.fromEntries(pictureNames.map((name) => [`/${name}`, hashOf(readFileSync(join(publicFolder, name)))])),
    },
    words: Object.fromEntries(packsByLanguage.map(([code, files]) => [code, hashFiles(files)])),
    onUse: hashFiles(otherNames.filter((name) => ON_USE_FILE_PATTERN.test(name))),
    api: ownApiPaths(settings).map(({ path }) => path),
  }
  const buildId = createHash('sha256').update(JSON.stringify(table)).digest('base64url').slice(0, 8)
  return { build: buildId, ...table }
}

function hashOfFile(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file === undefined) throw new Error(`the build has no ${name}`)
  return hashOf(file.type === 'chunk' ? file.code : file.source)
}

/** Bundles the worker with the table in it, so that browsers see a new worker for each build. */
export function bundleWorker(table: WorkerTable): Promise<BundledScript> {
  return bundleScript('worker-script.ts', 'es2022', { __FILES__: table })
}

export const SERVICE_WORKER_PLUGIN = 'service-worker'

/** Names the worker's modules for the plugin that lists the licences of all shipped code. */
export interface ServiceWorkerApi {
  modules: () => readonly string[]
}

/**
 * Adds the worker to a build. Only live builds use this plugin: a mock build already has the worker
 * of the mock, and a page can have only one worker.
 */
export function serviceWorkerPlugin(settings: BuildSettings): Plugin<ServiceWorkerApi> {
  let publicFolder = ''
  let modules: readonly string[] = []
  return {
    name: SERVICE_WORKER_PLUGIN,
    api: { modules: () => modules },
    apply: 'build',
    configResolved({ publicDir }) {
      publicFolder = publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        let source = RETIRED_WORKER
        if (settings['VITE_SERVICE_WORKER'] !== 'retire')
          ({ code: source, modules } = await bundleWorker(createWorkerTable(bundle, publicFolder, settings)))
        this.emitFile({ type: 'asset', fileName: WORKER_FILE, source })
      },
    },
  }
}
