import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { type StoredEntries, storedEntries } from '@/lib/storage'
import { sessionStore } from '@/session/store'
import type { Listing } from '@/api/listing'

/**
 * The choice to keep copies, as stored. Another build may have stored the choice in another form,
 * so an unreadable `isOn` counts as off.
 */
const choiceSchema = v.object({
  memberId: v.string(),
  /** False after the member has switched copies off, until the browser has erased the copies. */
  isOn: v.fallback(v.boolean(), false),
  /**
   * Whether the platform last reported that the credits are a demo. This is stored here, because
   * the copies themselves do not contain it.
   */
  isDemo: v.fallback(v.boolean(), false),
})

/**
 * The choice to keep offline copies. If a session expires, the copies are erased, but the choice
 * stays, so that the next session keeps copies again.
 */
export type CopyChoice = v.InferOutput<typeof choiceSchema>

/** The name of the IndexedDB database of `copy-store.ts`. */
export const COPIES_DATABASE = 'tiga.copies'

export const copyChoices: StoredEntries<CopyChoice> = storedEntries('copies', choiceSchema)

export function isCopying(memberId: string | null): boolean {
  return memberId !== null && copyChoices.get(memberId)?.isOn === true
}

export function useIsCopying(memberId: string | null): boolean {
  return useSyncExternalStore(copyChoices.subscribe, () => isCopying(memberId))
}

export function startCopying(memberId: string): void {
  const { isDemo = false } = copyChoices.get(memberId) ?? {}
  copyChoices.put(memberId, { memberId, isOn: true, isDemo })
}

/** Does nothing if the member has no stored choice. */
export function recordDemoCredits(memberId: string, isDemo: boolean): void {
  const choice = copyChoices.get(memberId)
  if (choice !== null && choice.isDemo !== isDemo) copyChoices.put(memberId, { ...choice, isDemo })
}

/**
 * Switches copies off: they are no longer read or written. `eraseCopies` deletes the stored copies.
 */
export function endCopying(memberId: string): void {
  const choice = copyChoices.get(memberId)
  if (choice !== null) copyChoices.put(memberId, { ...choice, isOn: false })
}

/**
 * Returns the ids of the members whose copies must be erased: copies are off, the member is not
 * logged in any more, or the stored choice is unreadable.
 * @param token the token of the session; null if nobody is logged in
 * @param memberId the logged-in member; null while the member is unknown
 */
export function memberIdsOfCopiesToErase(
  { list, unreadable }: Pick<StoredEntries<CopyChoice>, 'list' | 'unreadable'>,
  token: string | null,
  memberId: string | null,
): string[] {
  const isFromOtherSession = (choice: CopyChoice) =>
    token === null || (memberId !== null && choice.memberId !== memberId)
  const choicesToErase = list().filter((choice) => !choice.isOn || isFromOtherSession(choice))
  return [...choicesToErase.map((choice) => choice.memberId), ...unreadable().map(({ id }) => id)]
}

/**
 * True while the member is logged in and has switched copies on. False as soon as another tab has
 * changed the session, even if this tab has not noticed the change.
 */
export function mayKeepCopies(memberId: string): boolean {
  return sessionStore.isStored() && isCopying(memberId)
}

export interface Copy {
  /** When the platform answered, in epoch ms. */
  at: number
  data: unknown
}

/**
 * Returns the name of a query's copy: the parts of the query key after the session, joined by dots.
 * Null for a public query, which has no copy.
 */
export function copyName([owner, , ...parts]: readonly unknown[]): string | null {
  return owner === 'member' ? parts.join('.') : null
}

/** Returns the time of the oldest copy among the lists, in epoch ms; null if no list is a copy. */
export function oldestCopyTime(...lists: (readonly unknown[])[]): number | null {
  const times = lists.flatMap((list) => (list as Listing<unknown>).copiedAt ?? [])
  return times.length === 0 ? null : Math.min(...times)
}
