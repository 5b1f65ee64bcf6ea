/**
 * The part of the inline script that imports the files of the build, and fetches files again that
 * arrived cut. Browsers cache a cut file like any other: until it is fetched past all caches, each
 * page gets the half again.
 */
import { END_MARKER } from './ends.ts'

const ASSETS = '/assets/'
/** For all files together: a network that does not answer must not delay an error for long. */
const REPAIR_TIMEOUT_MS = 10_000

/** Paths of files that are known to be complete, and are not checked again. */
const verifiedPaths = new Set<string>()
/** Imports by path, pending or done. */
const imports = new Map<string, Promise<object>>()
/** Paths that fail until a reload: the file is repaired, but the browser has kept its failure. */
const permanentFailures = new Set<string>()
/** Consecutive failed imports by path. */
const failures = new Map<string, number>()

/** '' if no answer arrived, or one without success. */
async function textOf(path: string, cache: RequestCache): Promise<string> {
  try {
    const answer = await fetch(path, { cache })
    return answer.ok ? await answer.text() : ''
  } catch {
    // Without a network the file has no text.
    return ''
  }
}

/**
 * Fetches a file past all caches if the cached copy is cut. The caches then hold the new copy.
 * @param path of a file of the build, or of this page; a full address works too
 * @returns whether a cut copy was replaced by a complete one
 */
export async function renewFile(path: string): Promise<boolean> {
  if (verifiedPaths.has(path)) return false
  const isRenewed = !END_MARKER.test(await textOf(path, 'default'))
  if (isRenewed && !END_MARKER.test(await textOf(path, 'reload'))) return false
  verifiedPaths.add(path)
  return isRenewed
}

/** @returns whether any file was renewed in time */
async function renewAll(paths: Iterable<string>): Promise<boolean> {
  const timedOut = new Promise<boolean[]>((resolve) => {
    setTimeout(() => resolve([]), REPAIR_TIMEOUT_MS)
  })
  const renewed = await Promise.race([Promise.all(Array.from(paths, renewFile)), timedOut])
  return renewed.includes(true)
}

/** Paths that this page names or has imported. */
function filesOfPage(): string[] {
  const tags = document.querySelectorAll<HTMLElement>(`script[src^="${ASSETS}"],link[href*="${ASSETS}"]`)
  const named = Array.from(tags, (tag) => new URL(tag.getAttribute('src') ?? tag.getAttribute('href') ?? '', origin))
  return [...new Set([...named.map(({ pathname }) => pathname), ...imports.keys(), ...failures.keys()])]
}

export function renewScripts(): Promise<boolean> {
  return renewAll(filesOfPage().filter((path) => path.endsWith('.js')))
}

/** Call it before the page is reloaded. */
export function renewPage(): Promise<boolean> {
  return renewAll([...filesOfPage(), location.pathname + location.search])
}

/**
 * Imports a file under a new query after a failure. Browsers remember by address that
 * a module has failed: all of them after a parse error, Firefox also after a failed request.
 * @param isShared other files import it by its address: under another it would exist twice
 */
async function importOnce(path: string, isShared: boolean): Promise<object> {
  const count = isShared ? 0 : (failures.get(path) ?? 0)
  try {
    const code = (await import(/* @vite-ignore */ count === 0 ? path : `${path}?again=${count}`)) as object
    // The exports are at the end of a file, so a file that is cut between two statements has none.
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
    // The files that it imports may be cut as well.
    const isRenewed = await renewScripts()
    if (!isRenewed && !(error instanceof SyntaxError)) throw error
    permanentFailures.add(path)
    const code = await importOnce(path, isShared)
    permanentFailures.delete(path)
    return code
  }
}

/**
 * Replaces `import()` in the files of the build (`whole.ts`). A cut file is fetched and imported
 * again before the caller gets an error. A file that did not arrive is not retried.
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
    // All callers get this error: it names the file, and whether only a reload helps.
    if (error instanceof Error) Object.assign(error, { file: path, isLasting: permanentFailures.has(path) })
  })
  return code
}

export const loadFile = (name: string): Promise<object> => load(name, false)
export const loadOnce = (name: string): Promise<object> => load(name, true)
