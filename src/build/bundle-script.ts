import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'

/** A script of this folder as one small file that imports nothing, with these constants in it. */
export async function bundleScript(
  file: string,
  target: string,
  constants: Readonly<Record<string, unknown>>,
): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target,
      minify: true,
      lib: { entry: resolve(import.meta.dirname, file), formats: ['iife'], name: 'script' },
    },
  })
  const [{ output: files }] = output as [Rolldown.RolldownOutput]
  return files[0].code.trim()
}
