import * as v from 'valibot'
import type { Notice } from '@/api/notices'
import { storedRecord } from '@/lib/storage'

/** More than a platform shows at once; the marks of older notices may go. */
const MOST_MARKS = 500

/** The keys of the notices a member has opened, oldest mark first. Goes with the member at log-out. */
export const readNoticesRecord = storedRecord<string[]>('member.readNotices', v.array(v.string()), [])

/**
 * Notices have no id: a hash of name, text and time stands for one (PRODUCT, "Identity"). Lengths are hashed too, so that words moved
 * from one part to the next make another notice.
 */
export function keyOf({ title, body, publishedAt }: Notice): string {
  return hash([title, body, publishedAt].map((part) => `${part.length}:${part}`).join('')).toString(36)
}

/** The marks with these added at the end, each once; the oldest go beyond the most that are kept. */
export function withMarks(marks: readonly string[], added: readonly string[]): string[] {
  const fresh = new Set(added)
  return [...marks.filter((key) => !fresh.has(key)), ...fresh].slice(-MOST_MARKS)
}

/** 53 bits over UTF-16 code units, in two lanes of 32 (after cyrb53): enough to tell notices apart, no secret. */
function hash(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
