import { createStore } from 'zustand/vanilla'

interface LostPart {
  error: unknown
  /** The missing part of the lowest rank shows Retry for its file; among equals, the first. */
  rank: number
  reset: () => void
}

/** Parts on the screen without their code. Missing parts of one file share one Retry. */
export const lostParts = createStore<readonly LostPart[]>(() => [])

/** @returns removes it again, once the part has left the screen */
export function registerLostPart(loss: LostPart): () => void {
  lostParts.setState([...lostParts.getState(), loss], true)
  return () =>
    lostParts.setState(
      lostParts.getState().filter((other) => other !== loss),
      true,
    )
}

/**
 * Address of the file that failed. The loader of a build sets `file` on its errors
 * (`src/build/load-script.ts`); other errors have the address in their message. An error without an
 * address is a fault of the part itself, and counts as a file of its own.
 */
function fileOf({ error }: LostPart): unknown {
  if (!(error instanceof Error)) return error
  if ('file' in error) return error.file
  const end = /\.(?:css|js)\b/.exec(error.message)
  if (end === null) return error
  return error.message.slice(error.message.lastIndexOf(' ', end.index) + 1, end.index + end[0].length)
}

const lostPartsOfSameFile = (loss: LostPart) => lostParts.getState().filter((other) => fileOf(other) === fileOf(loss))

/** The part that shows Retry for the file of `loss`; undefined until `loss` is registered. */
export function retryOwnerOf(loss: LostPart): LostPart | undefined {
  return lostPartsOfSameFile(loss).reduce<LostPart | undefined>(
    (first, other) => (first === undefined || other.rank < first.rank ? other : first),
    undefined,
  )
}

/** Whether the loader of a build has marked the file as failing until the page is reloaded. */
export function isLasting(loss: LostPart): boolean {
  return lostPartsOfSameFile(loss).some(
    ({ error }) => error instanceof Error && 'isLasting' in error && error.isLasting === true,
  )
}

export function retryAll(loss: LostPart): void {
  for (const { reset } of lostPartsOfSameFile(loss)) reset()
}
