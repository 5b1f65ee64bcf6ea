import type { Rolldown } from 'vite'
import { isOfScreens, withImports } from './chunks.ts'
import { packFile } from './language-packs.ts'

/**
 * Bytes of JavaScript until the content is shown, compressed by brotli at its highest level. The
 * same packages with one empty screen are 158,000: loose enough that modules are cut by meaning.
 */
export const FIRST_LOAD_BUDGETS = { LoginScreen: 140_000, HomeScreen: 145_000 }

/** Of the HTML: what a server sends before it waits for the first answer of the browser. */
export const DOCUMENT_BUDGET = 14_000

/** @returns names of the files that a browser fetches before it shows a screen in English */
export function firstLoadOf(screen: string, bundle: Rolldown.OutputBundle): string[] {
  const words = packFile('en_us', 'start')
  const first = withImports(
    (chunk) => chunk.isEntry || chunk.fileName === words || isOfScreens(chunk, [screen]),
    bundle,
  )
  return first.map(({ fileName }) => fileName)
}
