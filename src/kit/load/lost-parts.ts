import { createStore } from 'zustand/vanilla'

interface LostPart {
  error: unknown
  /** Of those of a file, one of the lowest rank asks. */
  rank: number
  /** Asks for the code again. */
  reset: () => void
}

/** Parts of the screen whose code is lost now, so that those of one file ask together. */
export const lostParts = createStore<readonly LostPart[]>(() => [])

/** For as long as its place is on the screen. @returns takes it back */
export function registerLostPart(loss: LostPart): () => void {
  lostParts.setState([...lostParts.getState(), loss], true)
  return () =>
    lostParts.setState(
      lostParts.getState().filter((other) => other !== loss),
      true,
    )
}

/**
 * The loader of a build notes the file on its errors (`src/build/load-script.ts`). Others name it,
 * or it is the part's own fault.
 */
function fileOf({ error }: LostPart): unknown {
  if (!(error instanceof Error)) return error
  if ('file' in error) return error.file
  const end = /\.(?:css|js)\b/.exec(error.message)
  if (end === null) return error
  return error.message.slice(error.message.lastIndexOf(' ', end.index) + 1, end.index + end[0].length)
}

const lostPartsOfSameFile = (loss: LostPart) => lostParts.getState().filter((other) => fileOf(other) === fileOf(loss))

/** @returns undefined until it is told to be lost */
export function retryOwnerOf(loss: LostPart): LostPart | undefined {
  return lostPartsOfSameFile(loss).reduce<LostPart | undefined>(
    (first, other) => (first === undefined || other.rank < first.rank ? other : first),
    undefined,
  )
}

/** Whether the file fails until the page is loaded anew, as the loader of a build has noted. */
export function isLasting(loss: LostPart): boolean {
  return lostPartsOfSameFile(loss).some(
    ({ error }) => error instanceof Error && 'isLasting' in error && error.isLasting === true,
  )
}

/** All that the file took from the screen. */
export function retryAll(loss: LostPart): void {
  for (const { reset } of lostPartsOfSameFile(loss)) reset()
}
