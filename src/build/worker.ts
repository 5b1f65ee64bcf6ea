import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { languages } from '../i18n/languages.ts'
import { PACK_NAMES } from '../i18n/packs.ts'
import { bundleScript, type BundledScript } from './bundle-script.ts'
import { filesOf, isOfScreens, withImports } from './chunks.ts'
import { startScreens } from './first-load.ts'
import { ownApiPaths, type Settings } from './headers.ts'
import { packFile } from './language-packs.ts'
import { hashOf } from './whole.ts'
import { PAGE, RETIRED_WORKER, type Hashes, type WorkerTable } from './worker-rules.ts'

const WORKER = 'sw.js'

/** 130 kB that play a video, which needs a connection anyway. */
const FETCHED_WHEN_USED = /\/hls-[^/]*\.js$/

/** Lists every file of a build once, except files for servers and for home screens. */
function workerTable(bundle: Rolldown.OutputBundle, publicFolder: string, settings: Settings): WorkerTable {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  if (entry === undefined) throw new Error('the build has no start script')
  const hashes = (names: readonly string[]): Hashes =>
    Object.fromEntries(names.map((name) => [`/${name}`, hashOfFile(bundle, name)]))
  const first = withImports((chunk) => chunk.isEntry || isOfScreens(chunk, startScreens), bundle)
  const start = filesOf(first)
  const words = languages.map(({ code }) => [code, PACK_NAMES.map((name) => packFile(code, name))] as const)
  const known = [...start, ...words.flatMap(([, files]) => files)]
  const rest = Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css)$/.test(name) && !known.includes(name))
  // Icons of the home screen are not listed: a phone copies them when Tiga is installed.
  const pictures = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svg'),
  )
  const table = {
    entry: `/${entry.fileName}`,
    page: { [PAGE]: hashOfFile(bundle, 'index.html') },
    start: hashes(start),
    screens: {
      ...hashes(rest.filter((name) => !FETCHED_WHEN_USED.test(name))),
      ...Object.fromEntries(pictures.map((name) => [`/${name}`, hashOf(readFileSync(join(publicFolder, name)))])),
    },
    words: Object.fromEntries(words.map(([code, files]) => [code, hashes(files)])),
    onUse: hashes(rest.filter((name) => FETCHED_WHEN_USED.test(name))),
    api: ownApiPaths(settings).map(({ path }) => path),
  }
  const build = createHash('sha256').update(JSON.stringify(table)).digest('base64url').slice(0, 8)
  return { build, ...table }
}

function hashOfFile(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file === undefined) throw new Error(`the build has no ${name}`)
  return hashOf(file.type === 'chunk' ? file.code : file.source)
}

/** The script contains the table of files, so that browsers see a new worker for each build. */
export function bundleWorker(table: WorkerTable): Promise<BundledScript> {
  return bundleScript('worker-script.ts', 'es2022', { __FILES__: table })
}

export const SERVICE_WORKER = 'service-worker'

/** Used by the plugin that lists the licences of everything shipped. */
export interface ServiceWorkerApi {
  modules: () => readonly string[]
}

/** Not for a mock build, whose own worker answers for the platform under the same addresses. */
export function serviceWorker(settings: Settings): Plugin<ServiceWorkerApi> {
  let publicFolder = ''
  let modules: readonly string[] = []
  return {
    name: SERVICE_WORKER,
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
          ({ code: source, modules } = await bundleWorker(workerTable(bundle, publicFolder, settings)))
        this.emitFile({ type: 'asset', fileName: WORKER, source })
      },
    },
  }
}
