import { createStore } from 'zustand/vanilla'

interface LostPart {
  error: unknown
  /**
   * Only one of the missing parts of a file shows the Retry button: the part with the lowest rank,
   * or the first of several parts with this rank.
   */
  rank: number
  reset: () => void
}

/** Parts of the screen that could not be shown. Those of one file share one Retry button. */
export const lostParts = createStore<readonly LostPart[]>(() => [])

/**
 * @returns a function that removes the part from `lostParts`, for when the part leaves the screen
 */
export function registerLostPart(loss: LostPart): () => void {
  lostParts.setState([...lostParts.getState(), loss], true)
  return () =>
    lostParts.setState(
      lostParts.getState().filter((other) => other !== loss),
      true,
    )
}

/**
 * Returns the address of the file that failed. The loader of the built app sets `file` on its
 * errors (`src/build/load-script.ts`); other loading errors name the address in their message. An
 * error without an address is a fault of the part itself. Then the error itself is returned, so
 * that the part shares its Retry with no other part.
 */
function fileOf({ error }: LostPart): unknown {
  if (!(error instanceof Error)) return error
  if ('file' in error) return error.file
  const extensionMatch = /\.(?:css|js)\b/.exec(error.message)
  if (extensionMatch === null) return error
  return error.message.slice(
    error.message.lastIndexOf(' ', extensionMatch.index) + 1,
    extensionMatch.index + extensionMatch[0].length,
  )
}

const lostPartsOfSameFile = (loss: LostPart) => lostParts.getState().filter((other) => fileOf(other) === fileOf(loss))

/** Returns the part that shows Retry for the file; undefined until a missing part is registered. */
export function retryOwnerOf(loss: LostPart): LostPart | undefined {
  return lostPartsOfSameFile(loss).reduce<LostPart | undefined>(
    (first, other) => (first === undefined || other.rank < first.rank ? other : first),
    undefined,
  )
}

/** True if the built app's loader has marked the file as failing until the page is reloaded. */
export function failsUntilReload(loss: LostPart): boolean {
  return lostPartsOfSameFile(loss).some(
    ({ error }) => error instanceof Error && 'isLasting' in error && error.isLasting === true,
  )
}

export function retryAll(loss: LostPart): void {
  for (const { reset } of lostPartsOfSameFile(loss)) reset()
}
