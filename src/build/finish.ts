import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { loadEnv, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { START_SCREENS } from './chunks.ts'
import { packed } from './compress.ts'
import { DOCUMENT_BUDGET, FIRST_LOAD_BUDGETS, firstLoadOf } from './first-load.ts'
import { policyOf } from './headers.ts'
import { HIDDEN } from './serving.ts'
import { licenceProblems, licencesFile, packageFolders, readPackage, type ShippedPackage } from './licences.ts'
import { licenceLine, loadLine, openLines, sizeTable, type Sizes } from './report.ts'
import {
  hostProblems,
  hostsOfSettings,
  mockProblems,
  secretProblems,
  secretsOf,
  settingProblems,
  sourceProblems,
} from './shipped.ts'

/** Their bytes say nothing as text. */
const IS_PICTURE = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2)$/
/** One line for each of a hundred files, which the report sums up. */
const LINE_OF_FILE = /^\W*(?:\[\d+m)*dist\/|^computing gzip size/

/** Of Vite's modules those that stand in files, and all style sheets: they are never left out. */
function shippedModules(bundle: Rolldown.OutputBundle, all: Iterable<string>): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const rendered = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  )
  return [...new Set([...rendered, ...[...all].filter((id) => /\.css(?:\?|$)/.test(id))])]
}

/**
 * The end of a live build: licences of what it carries, files as a server sends them, a report; and
 * a failure where a file holds what it must not, or a budget is spent.
 */
export function finish(settings: Readonly<Record<string, string>>): Plugin {
  let config: ResolvedConfig | undefined
  let packages: ShippedPackage[] = []
  let modules: string[] = []
  let loads: { name: string; files: readonly string[]; budget: number }[] = []
  return {
    name: 'finish',
    apply: 'build',
    enforce: 'post',
    // Source maps are for who builds: no file names one, and they end beside what is served.
    config: ({ build }) => (build?.sourcemap ? { build: { sourcemap: 'hidden' } } : {}),
    configResolved(resolved) {
      config = resolved
      const { logger } = resolved
      const info = logger.info.bind(logger)
      logger.info = (message, options) => (LINE_OF_FILE.test(message) ? undefined : info(message, options))
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        modules = shippedModules(bundle, this.getModuleIds())
        packages = packageFolders(modules, config?.root ?? '').map(readPackage)
        const problems = licenceProblems(packages)
        if (problems.length > 0) this.error(`licences.ts: ${problems.join('; ')}`)
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licencesFile(packages) })
      },
    },
    writeBundle(_options, bundle) {
      const screens = START_SCREENS.map((screen) => ({
        name: `first load of ${screen}`,
        files: firstLoadOf(screen, bundle),
        budget: FIRST_LOAD_BUDGETS[screen],
      }))
      loads = [{ name: 'index.html', files: ['index.html'], budget: DOCUMENT_BUDGET }, ...screens]
    },
    closeBundle: {
      // Behind all that writes files: a service worker is made of what the build wrote.
      order: 'post',
      sequential: true,
      async handler() {
        if (config === undefined || loads.length === 0) return
        const folder = resolve(config.root, config.build.outDir)
        moveMaps(folder)
        const files = filesOf(folder)
        const problems = shippedProblems(files, { modules, root: config.root, mode: config.mode, settings })
        if (problems.length > 0) this.error(`shipped.ts: ${problems.join('; ')}`)
        const sizes = await Promise.all(files.map((file) => compress(folder, file)))
        const lines = loads.map((load) =>
          loadLine({ ...load, files: sizes.filter(({ name }) => load.files.includes(name)) }),
        )
        const report = [
          ...sizeTable(sizes),
          'brotli bytes until a screen stands',
          ...lines.map(({ text }) => `  ${text}`),
          licenceLine(packages),
          'no mock, no secret, no path of this machine, no host that no setting names',
          ...openLines(policyOf('', settings)),
        ]
        config.logger.info(`\n${report.map((line) => `  ${line}`).join('\n')}\n`)
        if (process.env['BUDGET_FILES'] !== undefined) config.logger.info(filesOfLoads(loads, sizes))
        const spent = lines.filter(({ isOver }) => isOver)
        if (spent.length > 0) this.error(`first-load.ts: ${spent.map(({ text }) => text).join('; ')}`)
      },
    },
  }
}

function moveMaps(folder: string): void {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))
  for (const name of maps) {
    mkdirSync(dirname(join(`${folder}-maps`, name)), { recursive: true })
    renameSync(join(folder, name), join(`${folder}-maps`, name))
  }
}

interface File {
  name: string
  content: Buffer
}

/** As they are served: without what lies beside them for the server alone. */
function filesOf(folder: string): File[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: path.slice(folder.length + 1), content: readFileSync(path) }))
    .filter(({ name }) => !HIDDEN.test(`/${name}`))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

async function compress(folder: string, { name, content }: File): Promise<Sizes> {
  const forms = await packed(name, content)
  for (const [ending, form] of Object.entries(forms ?? {})) writeFileSync(join(folder, `${name}.${ending}`), form)
  return {
    name,
    raw: content.length,
    gzip: forms?.gz.length ?? content.length,
    brotli: forms?.br.length ?? content.length,
  }
}

interface Build {
  modules: readonly string[]
  root: string
  mode: string
  settings: Readonly<Record<string, string>>
}

function shippedProblems(files: readonly File[], { modules, root, mode, settings }: Build): string[] {
  const texts = files
    .filter(({ name }) => !IS_PICTURE.test(name))
    .map(({ name, content }) => ({ name, text: content.toString('utf8') }))
  // Licences name their authors' sites, and a secret in one is no secret.
  const ours = texts.filter(({ name }) => name !== 'licenses.txt')
  return [
    ...mockProblems(modules, ours),
    ...secretProblems(texts, secretsOf(loadEnv(mode, root, ''), process.env)),
    ...settingProblems(settings),
    ...sourceProblems(texts, root),
    ...hostProblems(ours, hostsOfSettings(settings)),
  ]
}

function filesOfLoads(loads: readonly { files: readonly string[] }[], sizes: readonly Sizes[]): string {
  const names = new Set(loads.flatMap(({ files }) => files))
  return sizes.flatMap(({ name, brotli }) => (names.has(name) ? [`  ${brotli} ${name}`] : [])).join('\n')
}
