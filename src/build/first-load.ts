import type { Rolldown } from 'vite'

/**
 * Bytes of JavaScript until the content is shown, compressed by brotli at its highest level. The
 * same packages with one empty screen are 158,000: loose enough that modules are cut by meaning.
 */
export const FIRST_LOAD_BUDGETS = { LoginScreen: 140_000, HomeScreen: 145_000 }

/** Of the HTML: what a server sends before it waits for the first answer of the browser. */
export const DOCUMENT_BUDGET = 14_000

/** @returns names of the files that a browser fetches before it shows a screen in English */
export function firstLoadOf(screen: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const isFirst = ({ isEntry, moduleIds }: Rolldown.OutputChunk) =>
    isEntry || moduleIds.some((id) => id.endsWith(`/${screen}.tsx`) || id.endsWith('language-packs/en_us/start'))
  const names = new Set(chunks.filter(isFirst).map(({ fileName }) => fileName))
  for (const name of names)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(imported)
  return chunks.filter(({ fileName }) => names.has(fileName)).map(({ fileName }) => fileName)
}
