import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { type StoredEntries, storedEntries } from '@/lib/storage'
import { sessionStore } from '@/session/store'
import type { Listing } from '@/api/listing'

/** What another build has written is none that this one may go on with: its copies are erased. */
const schema = v.object({
  memberId: v.string(),
  /** False between the wish to end it and its end, which the browser may put off. */
  isOn: v.fallback(v.boolean(), false),
  /** What the platform last said of its credits, which copies are read without. */
  isDemo: v.fallback(v.boolean(), false),
})

/**
 * Who wants copies for reading offline. The wish outlives a session that ends by itself, else
 * nothing would be kept after the next log-in and nobody would be told; the copies do not.
 */
export type CopyChoice = v.InferOutput<typeof schema>

/** The name of the browser's database that `store.ts` keeps them in. */
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

/** Nothing is read or written from now on; `eraseCopies` does the rest. */
export function endCopying(memberId: string): void {
  const choice = copyChoices.get(memberId)
  if (choice !== null) copyChoices.put(memberId, { ...choice, isOn: false })
}

/** Also of whom the choice cannot be read. `memberId` is null while it is not known. */
export function copiesToErase(
  { list, unreadable }: Pick<StoredEntries<CopyChoice>, 'list' | 'unreadable'>,
  token: string | null,
  memberId: string | null,
): string[] {
  const isOthers = (choice: CopyChoice) => token === null || (memberId !== null && choice.memberId !== memberId)
  const due = list().filter((choice) => !choice.isOn || isOthers(choice))
  return [...due.map((choice) => choice.memberId), ...unreadable().map(({ id }) => id)]
}

/** Also once another tab has changed the session, which this one has not heard yet. */
export function mayKeep(memberId: string): boolean {
  return sessionStore.isStored() && isCopying(memberId)
}

export interface Copy {
  /** Epoch ms, when the platform answered. */
  at: number
  data: unknown
}

/** The words of a member's query, by which its copy is found; null for any other key. */
export function copyName([owner, , ...parts]: readonly unknown[]): string | null {
  return owner === 'member' ? parts.join('.') : null
}

/** The time of the oldest copy among the lists; null where the platform has answered them all. */
export function oldestCopy(...lists: (readonly unknown[])[]): number | null {
  const times = lists.flatMap((list) => (list as Listing<unknown>).copiedAt ?? [])
  return times.length === 0 ? null : Math.min(...times)
}
