/**
 * The part of the page's inline script that imports the files of the build. Browsers cache
 * incomplete files like any others, so this part fetches an incomplete file again past all caches.
 */
import { END_MARKER_PATTERN } from './ends.ts'

const ASSETS_PATH = '/assets/'
/**
 * Limits the check and repair of all files together. Otherwise, on a dead network, the error would
 * be shown late.
 */
const REPAIR_TIMEOUT_MS = 10_000

/** Paths of files that are known to be complete, and are not checked again. */
const verifiedPaths = new Set<string>()
/** Imports by path, pending or successful. */
const importsByPath = new Map<string, Promise<object>>()
/** Paths whose import fails until a reload, because the browser remembers the failed import. */
const permanentFailures = new Set<string>()
/** The number of consecutive failed imports, by path. */
const failureCounts = new Map<string, number>()

/** Returns '' if no answer arrived, or if its status is not a success. */
async function fetchText(path: string, cache: RequestCache): Promise<string> {
  try {
    const answer = await fetch(path, { cache })
    return answer.ok ? await answer.text() : ''
  } catch {
    // There is no network, so the file has no text.
    return ''
  }
}

/**
 * Fetches a file past all caches if its cached copy is incomplete.
 * @param path the path of a file of the build, or of this page; a full address works too
 * @returns true if a complete copy replaced the incomplete one
 */
export async function renewFile(path: string): Promise<boolean> {
  if (verifiedPaths.has(path)) return false
  const isRenewed = !END_MARKER_PATTERN.test(await fetchText(path, 'default'))
  if (isRenewed && !END_MARKER_PATTERN.test(await fetchText(path, 'reload'))) return false
  verifiedPaths.add(path)
  return isRenewed
}

/**
 * Returns true if any file was renewed. Returns false if none was, or if the calls together took
 * longer than `REPAIR_TIMEOUT_MS`.
 */
async function renewAll(paths: Iterable<string>): Promise<boolean> {
  const timeoutPromise = new Promise<boolean[]>((resolve) => {
    setTimeout(() => resolve([]), REPAIR_TIMEOUT_MS)
  })
  const renewals = await Promise.race([Promise.all(Array.from(paths, renewFile)), timeoutPromise])
  return renewals.includes(true)
}

/** Returns the paths of the files that this page names or has imported. */
function filesOfPage(): string[] {
  const tags = document.querySelectorAll<HTMLElement>(`script[src^="${ASSETS_PATH}"],link[href*="${ASSETS_PATH}"]`)
  const taggedAddresses = Array.from(
    tags,
    (tag) => new URL(tag.getAttribute('src') ?? tag.getAttribute('href') ?? '', origin),
  )
  return [
    ...new Set([...taggedAddresses.map(({ pathname }) => pathname), ...importsByPath.keys(), ...failureCounts.keys()]),
  ]
}

/** Replaces incomplete cached copies of the page's scripts. Returns true if any was replaced. */
export function renewScripts(): Promise<boolean> {
  return renewAll(filesOfPage().filter((path) => path.endsWith('.js')))
}

/**
 * Replaces incomplete cached copies of the page and its files. Call this before a reload, which
 * would otherwise load the same copies. Returns true if any copy was replaced.
 */
export function renewPage(): Promise<boolean> {
  return renewAll([...filesOfPage(), location.pathname + location.search])
}

/**
 * Imports a file. After a failure the address gets a new query, because browsers remember by
 * address that a module failed. All browsers do so after a parse error, and Firefox also after a
 * failed request.
 * @param isShared true if other files import this file by its address; a second address would load
 * it twice
 */
async function importOnce(path: string, isShared: boolean): Promise<object> {
  const failureCount = isShared ? 0 : (failureCounts.get(path) ?? 0)
  try {
    const moduleExports = (await import(
      /* @vite-ignore */ failureCount === 0 ? path : `${path}?again=${failureCount}`
    )) as object
    // The exports are at the end of a file, so a file that ends early may load without exports.
    if (Object.keys(moduleExports).length === 0 && (await renewFile(path))) throw new SyntaxError(`${path} was cut`)
    failureCounts.delete(path)
    return moduleExports
  } catch (error) {
    failureCounts.set(path, (failureCounts.get(path) ?? 0) + 1)
    throw error
  }
}

async function importAndRepair(path: string, isShared: boolean): Promise<object> {
  try {
    return await importOnce(path, isShared)
  } catch (error) {
    // All scripts are checked, because the files that this file imports may be incomplete too.
    const isRenewed = await renewScripts()
    if (!isRenewed && !(error instanceof SyntaxError)) throw error
    permanentFailures.add(path)
    const moduleExports = await importOnce(path, isShared)
    permanentFailures.delete(path)
    return moduleExports
  }
}

/**
 * Replaces `import()` in the files of the build (`whole.ts`). If files are incomplete, they are
 * fetched again and the import is repeated before the caller gets an error. If a file did not
 * arrive and no file is incomplete, the caller gets the error without a repeated import.
 * @throws TypeError or SyntaxError, as `import()` does
 */
function load(name: string, isShared: boolean): Promise<object> {
  const path = ASSETS_PATH + name
  const knownImport = importsByPath.get(path)
  if (knownImport !== undefined) return knownImport
  const newImport = importAndRepair(path, isShared)
  importsByPath.set(path, newImport)
  newImport.catch((error: unknown) => {
    importsByPath.delete(path)
    // The error gets two fields for the callers: `file`, and `isLasting`, which is true if only a
    // reload helps.
    if (error instanceof Error) Object.assign(error, { file: path, isLasting: permanentFailures.has(path) })
  })
  return newImport
}

/** For a file that no other file imports statically: a retry may use a new address. */
export const loadFile = (name: string): Promise<object> => load(name, false)
/** For a file that other files import statically: a retry must keep its address. */
export const loadOnce = (name: string): Promise<object> => load(name, true)
