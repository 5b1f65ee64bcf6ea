import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { languages } from '../i18n/languages.ts'
import { PACK_NAMES } from '../i18n/packs.ts'
import { bundleScript } from './bundle-script.ts'
import { filesOf, isOfScreens, withImports } from './chunks.ts'
import { startScreens } from './first-load.ts'
import { ownApiPaths, type Settings } from './headers.ts'
import { packFile } from './language-packs.ts'
import { PAGE, RETIRED_WORKER, type WorkerTable } from './worker-rules.ts'

const WORKER = 'sw.js'

/** 130 kB that play a video, which needs a connection anyway. */
const ON_USE = /\/hls-[^/]*\.js$/

/** Names every file of a build once; the rest of `dist` is for servers and for home screens. */
function workerTable(bundle: Rolldown.OutputBundle, publicFolder: string, settings: Settings): WorkerTable {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  const page = bundle['index.html']
  if (entry === undefined || page?.type !== 'asset') throw new Error('the build has no page or no start script')
  const named = Object.keys(bundle).flatMap((name) => (/^assets\/.*\.(?:js|css)$/.test(name) ? [`/${name}`] : []))
  const first = withImports((chunk) => chunk.isEntry || isOfScreens(chunk, startScreens), bundle)
  const start = filesOf(first).map((name) => `/${name}`)
  const words = Object.fromEntries(
    languages.map(({ code }) => [code, PACK_NAMES.map((name) => `/${packFile(code, name)}`)]),
  )
  const rest = named.filter((name) => ![...start, ...Object.values(words).flat()].includes(name))
  // Icons of the home screen are the phone's once Tiga is there.
  const pictures = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svg'),
  )
  return {
    entry: `/${entry.fileName}`,
    revisions: {
      [PAGE]: revisionOf(page.source),
      ...Object.fromEntries(pictures.map((name) => [`/${name}`, revisionOf(readFileSync(join(publicFolder, name)))])),
    },
    start,
    screens: [...rest.filter((name) => !ON_USE.test(name)), ...pictures.map((name) => `/${name}`)],
    words,
    onUse: rest.filter((name) => ON_USE.test(name)),
    api: ownApiPaths(settings).map(({ path }) => path),
  }
}

function revisionOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}

/** One script that names every file, so that a browser takes each build for a new worker. */
export function bundleWorker(table: WorkerTable): Promise<string> {
  return bundleScript('worker-script.ts', 'es2022', { __FILES__: table })
}

/** Never of a mock build: its own worker answers for the platform, under the same addresses. */
export function serviceWorker(settings: Settings): Plugin {
  let publicFolder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ publicDir }) {
      publicFolder = publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const isRetired = settings['VITE_SERVICE_WORKER'] === 'retire'
        const source = isRetired ? RETIRED_WORKER : await bundleWorker(workerTable(bundle, publicFolder, settings))
        this.emitFile({ type: 'asset', fileName: WORKER, source })
      },
    },
  }
}
