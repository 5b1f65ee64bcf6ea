import { copyChoices, endCopying } from './choice'
import { keptCode } from '../load-code'

const code = keptCode(() => import('./store'))

/**
 * For a log-out, or who takes the wish back: nothing is read or written from now on, and the copies
 * go at once. What the browser puts off, or a lost file of code, is done with the next start.
 */
export async function forgetCopies(memberId: string): Promise<void> {
  if (copyChoices.get(memberId) === null) return
  endCopying(memberId)
  code.forget()
  const store = await code.load().catch(() => null)
  await store?.eraseCopies(memberId).catch(() => undefined)
}
