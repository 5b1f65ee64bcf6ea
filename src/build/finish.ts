import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { firstLoadFileNames } from './chunks.ts'
import { DOCUMENT_BUDGET_BYTES, FIRST_LOAD_BUDGETS, REPORTING_BUDGET_BYTES, startScreens } from './first-load.ts'
import { policyOf } from './headers.ts'
import { licenceProblems, licencesFile, packageFolders, readPackage } from './licences.ts'
import { PICTURE_OR_FONT_PATTERN, readServedFiles, type ServedFile } from './serving.ts'
import { readConfig } from './settings.ts'
import { findMockModules, settingProblems } from './shipped.ts'
import { SERVICE_WORKER_PLUGIN, type ServiceWorkerApi } from './worker.ts'

/** Shorter files are not compressed, because the compression would not save a network packet. */
const MIN_COMPRESSED_BYTES = 1000

/**
 * The last step of a live build: writes the licences and the compressed files, and reports the
 * sizes of the first loads. The build fails if a package or a setting is not allowed, or if a
 * budget is exceeded.
 */
export function finishBuild(settings: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'finish',
    apply: 'build',
    // With 'hidden', no file of the build refers to its source map. `moveMaps` moves the maps out.
    config: ({ build }) => (build?.sourcemap ? { build: { sourcemap: 'hidden' } } : {}),
    writeBundle: {
      order: 'post',
      handler({ dir: folder = '' }, bundle) {
        const { root, plugins } = this.environment.config
        // The service worker is built separately, so its modules come from its own plugin.
        const workerApi = plugins.find(({ name }) => name === SERVICE_WORKER_PLUGIN)?.api as
          ServiceWorkerApi | undefined
        const modules = [...shippedModules(bundle, this.getModuleIds()), ...(workerApi?.modules() ?? [])]
        const packages = packageFolders(modules, root).map(readPackage)
        writeFileSync(join(folder, 'licenses.txt'), licencesFile(packages))
        moveMaps(folder)
        const problems = [...licenceProblems(packages), ...findMockModules(modules), ...settingProblems(settings)]

        const sizes = new Map(readServedFiles(folder).map((file) => [file.name, compress(folder, file)]))
        for (const { name, names, budget } of measuredLoadsOf(bundle, settings)) {
          const bytes = names.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
          const sizeLine = `${name}: ${bytes} of ${budget} bytes by brotli`
          // A sum of 0 means that the files were not found.
          if (bytes === 0 || bytes > budget) problems.push(sizeLine)
          else this.info(sizeLine)
        }
        // Also a warning, because the bundler prints only the last error if several plugins fail.
        for (const problem of problems) this.warn(problem)
        if (problems.length > 0) this.error(problems.join('\n'))

        const openDirectives = Object.entries(policyOf('', settings)).filter(([, sources]) =>
          sources.includes('https:'),
        )
        if (openDirectives.length > 0)
          this.info(
            `the policy allows any https host as ${openDirectives.map(([directive]) => directive).join(', ')}: ` +
              'VITE_MEDIA_HOSTS and VITE_SERVICE_HOSTS narrow it',
          )
      },
    },
  }
}

/** The modules whose code is in the build, and all style sheets, as Vite leaves none out. */
function shippedModules(bundle: Rolldown.OutputBundle, allModuleIds: Iterable<string>): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const renderedModules = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  )
  return [...new Set([...renderedModules, ...[...allModuleIds].filter((id) => /\.css(?:\?|$)/.test(id))])]
}

function moveMaps(folder: string): void {
  const mapNames = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))
  for (const name of mapNames) {
    mkdirSync(dirname(join(`${folder}-maps`, name)), { recursive: true })
    renameSync(join(folder, name), join(`${folder}-maps`, name))
  }
}

/**
 * Writes compressed copies of a file, unless it is short, a picture or a font. Returns the number
 * of bytes that a browser with brotli receives.
 */
function compress(folder: string, { name, content }: ServedFile): number {
  if (PICTURE_OR_FONT_PATTERN.test(name) || content.length < MIN_COMPRESSED_BYTES) return content.length
  const brotliContent = brotliCompressSync(content)
  writeFileSync(join(folder, `${name}.br`), brotliContent)
  writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
  return brotliContent.length
}

function measuredLoadsOf(
  bundle: Rolldown.OutputBundle,
  settings: Readonly<Record<string, string>>,
): { name: string; names: readonly string[]; budget: number }[] {
  const reportingBytes = readConfig(settings).reportUrl === '' ? 0 : REPORTING_BUDGET_BYTES
  const screens = startScreens.map((screen) => ({
    name: `first load of ${screen.path}`,
    names: firstLoadFileNames(screen, bundle),
    budget: FIRST_LOAD_BUDGETS[screen.path as keyof typeof FIRST_LOAD_BUDGETS] + reportingBytes,
  }))
  return [{ name: 'index.html', names: ['index.html'], budget: DOCUMENT_BUDGET_BYTES }, ...screens]
}
