import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { type StoredEntries, storedEntries } from '@/lib/storage'
import { sessionStore } from '@/session/store'
import type { Listing } from '@/api/listing'

/** Another build may have written it. An unreadable choice counts as off. */
const schema = v.object({
  memberId: v.string(),
  /** False from switching copies off until the browser has erased them. */
  isOn: v.fallback(v.boolean(), false),
  /** Whether the platform last called its credits demo credits. A copy itself does not say. */
  isDemo: v.fallback(v.boolean(), false),
})

/**
 * Outlives a session that ends by itself, unlike the copies: otherwise the next session would
 * silently keep none.
 */
export type CopyChoice = v.InferOutput<typeof schema>

/** The IndexedDB database of `copy-store.ts`. */
export const COPIES_DATABASE = 'tiga.copies'

export const copyChoices: StoredEntries<CopyChoice> = storedEntries('copies', schema)

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

export function recordDemo(memberId: string, isDemo: boolean): void {
  const choice = copyChoices.get(memberId)
  if (choice !== null && choice.isDemo !== isDemo) copyChoices.put(memberId, { ...choice, isDemo })
}

/** No copy is read or written from now on. `eraseCopies` deletes the stored ones. */
export function endCopying(memberId: string): void {
  const choice = copyChoices.get(memberId)
  if (choice !== null) copyChoices.put(memberId, { ...choice, isOn: false })
}

/**
 * Ids of members who switched copies off, have no session any more, or whose choice is unreadable.
 * @param memberId the member of the session; null while unknown
 */
export function copiesToErase(
  { list, unreadable }: Pick<StoredEntries<CopyChoice>, 'list' | 'unreadable'>,
  token: string | null,
  memberId: string | null,
): string[] {
  const isFromOtherSession = (choice: CopyChoice) =>
    token === null || (memberId !== null && choice.memberId !== memberId)
  const due = list().filter((choice) => !choice.isOn || isFromOtherSession(choice))
  return [...due.map((choice) => choice.memberId), ...unreadable().map(({ id }) => id)]
}

/** Also false once another tab has changed the session and this tab does not know yet. */
export function mayKeep(memberId: string): boolean {
  return sessionStore.isStored() && isCopying(memberId)
}

export interface Copy {
  /** Epoch ms, when the platform answered. */
  at: number
  data: unknown
}

/** The parts of a member's query key, joined by dots; null for a key that is not a member's. */
export function copyName([owner, , ...parts]: readonly unknown[]): string | null {
  return owner === 'member' ? parts.join('.') : null
}

/** Epoch ms of the oldest copy among the lists; null if the platform has answered them all. */
export function oldestCopy(...lists: (readonly unknown[])[]): number | null {
  const times = lists.flatMap((list) => (list as Listing<unknown>).copiedAt ?? [])
  return times.length === 0 ? null : Math.min(...times)
}
