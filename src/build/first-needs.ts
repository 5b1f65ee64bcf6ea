import type { Rolldown } from 'vite'
import { loginExemptPaths } from '../paths.ts'
import { filesOf, isChunkOfScreens, styleSheetsOf, chunksWithImports } from './chunks.ts'
import { ACCESS_LEVELS, type AddressEntry, type NeededFiles } from './entry.ts'
import type { ScreenRoute } from '../routes.ts'
import { screenFileOf, startScreens } from './first-load.ts'
import { packFileName, packsOf } from './language-packs.ts'

/**
 * Lists for each address the files that its screen needs besides those of the page itself. A file
 * with the texts of a language has "*" in place of the language's code. Throws if a screen's code
 * is in no file of the build.
 */
export function neededFilesOf(routes: readonly ScreenRoute[], bundle: Rolldown.OutputBundle): NeededFiles {
  const pageFiles = filesOf(chunksWithImports(({ isEntry }) => isEntry, bundle))
  const files: string[] = []
  const indexOf = (file: string) => {
    const name = file.replace(/^assets\//, '')
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1
  }
  const addresses = routes.map((screen): AddressEntry => {
    const { path, access } = screen
    const file = screenFileOf(screen)
    const chunks = chunksWithImports((chunk) => isChunkOfScreens(chunk, [screen]), bundle)
    if (chunks.length === 0) throw new Error(`${file} is in no file of the build`)
    const packs = packsOf(path).map((name) => packFileName('*', name))
    const neededFiles = [...packs, ...filesOf(chunks).filter((name) => !pageFiles.includes(name))]
    const isExempt = loginExemptPaths.some((exemptPath) => path.toLowerCase().startsWith(exemptPath.toLowerCase()))
    return [path.split('/:')[0] ?? path, ACCESS_LEVELS.indexOf(access) + (isExempt ? 4 : 0), neededFiles.map(indexOf)]
  })
  return { files, addresses }
}

/** Returns the CSS of the page and of `startScreens`, in the order of the cascade. */
export function firstScreensCss(bundle: Rolldown.OutputBundle): string {
  const pageChunks = chunksWithImports(({ isEntry }) => isEntry, bundle)
  const screens = chunksWithImports((chunk) => isChunkOfScreens(chunk, startScreens), bundle)
  return styleSheetsOf([...pageChunks, ...screens])
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? Buffer.from(file.source).toString() : ''))
    .join('')
}
