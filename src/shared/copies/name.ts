import type { CopyFacts, Listing } from '@/api/listing'

export interface Copy extends CopyFacts {
  data: unknown
}

/** The words of a member's query, by which its copy is found; null for any other key. */
export function copyName([owner, , ...parts]: readonly unknown[]): string | null {
  return owner === 'member' ? parts.join('.') : null
}

/** Null for what the platform has answered in this session. */
export function copyOf(list: readonly unknown[]): CopyFacts | null {
  return (list as Listing<unknown>).copy ?? null
}

/** Of what is made of several lists: as old as the oldest copy among them. */
export function copyAmong(lists: readonly (readonly unknown[])[]): CopyFacts | null {
  const copies = lists.flatMap((list) => copyOf(list) ?? [])
  if (copies.length === 0) return null
  return {
    at: Math.min(...copies.map(({ at }) => at)),
    leftOut: copies.reduce((sum, { leftOut }) => sum + leftOut, 0),
  }
}
