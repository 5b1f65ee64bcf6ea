import { endCopying } from './choice'
import { keptCode } from '../load/load-code'

const code = keptCode(() => import('./store'))

/**
 * For a log-out, or who takes the wish back: nothing is read or written from now on, and the copies
 * go at once. What the browser puts off, or a lost file of code, is done with the next start.
 * @returns whether they are gone
 */
export async function forgetCopies(memberId: string): Promise<boolean> {
  endCopying(memberId)
  code.forget()
  try {
    const { eraseCopies } = await code.load()
    await eraseCopies(memberId)
    return true
  } catch {
    return false
  }
}
