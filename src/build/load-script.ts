/**
 * The part of the inline script that imports the files of the build, and fetches those anew that
 * arrived cut. A browser keeps a cut file as it keeps any other: until it is fetched past all
 * caches, each page gets the half again.
 */
import { END_MARKER } from './ends.ts'

const ASSETS = '/assets/'
/** For all files together: a network that does not answer must not hold an error back. */
const REPAIR_TIMEOUT_MS = 10_000

/** Paths of files that arrived whole, and are not looked at again. */
const verifiedPaths = new Set<string>()
/** Imports by path, of files that are here or on their way. */
const imports = new Map<string, Promise<object>>()
/** Paths that fail in this page whatever comes: what was cut is whole, and its failure is kept. */
const permanentFailures = new Set<string>()
/** Failed imports in a row by path. */
const failures = new Map<string, number>()

/** '' where nothing came. */
async function textOf(path: string, cache: RequestCache): Promise<string> {
  try {
    const answer = await fetch(path, { cache })
    return answer.ok ? await answer.text() : ''
  } catch {
    // Without a network the file has no text either.
    return ''
  }
}

/**
 * Fetches a file past all caches if the copy that they keep is cut, and leaves them the new one.
 * @param path of a file of the build, or of this page; a whole address will do
 * @returns whether a cut copy was replaced by a whole one
 */
export async function renewFile(path: string): Promise<boolean> {
  if (verifiedPaths.has(path)) return false
  const isRenewed = !END_MARKER.test(await textOf(path, 'default'))
  if (isRenewed && !END_MARKER.test(await textOf(path, 'reload'))) return false
  verifiedPaths.add(path)
  return isRenewed
}

/** @returns whether any was renewed in time */
async function renewAll(paths: Iterable<string>): Promise<boolean> {
  const late = new Promise<boolean[]>((resolve) => {
    setTimeout(() => resolve([]), REPAIR_TIMEOUT_MS)
  })
  const renewed = await Promise.race([Promise.all(Array.from(paths, renewFile)), late])
  return renewed.includes(true)
}

/** All that this page names or has imported. */
function filesOfPage(): string[] {
  const tags = document.querySelectorAll<HTMLElement>(`script[src^="${ASSETS}"],link[href*="${ASSETS}"]`)
  const named = Array.from(tags, (tag) => new URL(tag.getAttribute('src') ?? tag.getAttribute('href') ?? '', origin))
  return [...new Set([...named.map(({ pathname }) => pathname), ...imports.keys(), ...failures.keys()])]
}

export function renewScripts(): Promise<boolean> {
  return renewAll(filesOfPage().filter((path) => path.endsWith('.js')))
}

/** Before the page is loaded anew. */
export function renewPage(): Promise<boolean> {
  return renewAll([...filesOfPage(), location.pathname + location.search])
}

/**
 * Of a name that failed, browsers keep the failure: all of them that of a file they could not
 * parse, Firefox that of a lost one, too. Under another query it is another module.
 * @param isShared other files import it by its name: under another it would exist twice
 */
async function importOnce(path: string, isShared: boolean): Promise<object> {
  const count = isShared ? 0 : (failures.get(path) ?? 0)
  try {
    const code = (await import(/* @vite-ignore */ count === 0 ? path : `${path}?again=${count}`)) as object
    // Its exports are the end of a file, so one that is cut between two statements has none.
    if (Object.keys(code).length === 0 && (await renewFile(path))) throw new SyntaxError(`${path} was cut`)
    failures.delete(path)
    return code
  } catch (error) {
    failures.set(path, (failures.get(path) ?? 0) + 1)
    throw error
  }
}

async function importAndMend(path: string, isShared: boolean): Promise<object> {
  try {
    return await importOnce(path, isShared)
  } catch (error) {
    // What it imports may be cut as well as the file itself.
    const isRenewed = await renewScripts()
    if (!isRenewed && !(error instanceof SyntaxError)) throw error
    permanentFailures.add(path)
    const code = await importOnce(path, isShared)
    permanentFailures.delete(path)
    return code
  }
}

/**
 * Takes the place of `import()` in the files of the build (`whole.ts`). A file that was cut is
 * fetched anew and imported again before anybody hears of it; a lost one is not.
 * @param name of a file in /assets/
 * @throws TypeError or SyntaxError as `import()` does
 */
function load(name: string, isShared: boolean): Promise<object> {
  const path = ASSETS + name
  const known = imports.get(path)
  if (known !== undefined) return known
  const code = importAndMend(path, isShared)
  imports.set(path, code)
  code.catch((error: unknown) => {
    imports.delete(path)
    // Of several that ask for it, each tells its part of the screen.
    if (error instanceof Error) Object.assign(error, { file: path, isLasting: permanentFailures.has(path) })
  })
  return code
}

export const loadFile = (name: string): Promise<object> => load(name, false)
export const loadOnce = (name: string): Promise<object> => load(name, true)
