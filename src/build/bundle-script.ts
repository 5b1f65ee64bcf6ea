import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'

export interface BundledScript {
  code: string
  /** The source files whose code is in the script. */
  modules: readonly string[]
}

/** Bundles a script of this folder into one file. Replaces the names in `constants` by values. */
export async function bundleScript(
  file: string,
  target: string,
  constants: Readonly<Record<string, unknown>>,
): Promise<BundledScript> {
  const values = { 'process.env.NODE_ENV': 'production', ...constants }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target,
      minify: true,
      lib: { entry: resolve(import.meta.dirname, file), formats: ['iife'], name: 'script' },
    },
  })
  const [{ output: outputFiles }] = output as [Rolldown.RolldownOutput]
  const [{ code, modules }] = outputFiles
  const renderedModules = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0)
  return { code: code.trim(), modules: renderedModules.map(([id]) => id) }
}
