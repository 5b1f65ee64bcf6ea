import * as v from 'valibot'
import type { Notice } from '@/api/notices'
import { storedRecord } from '@/lib/storage'

/** More than a platform shows at once; the marks of older notices may go. */
const MOST_MARKS = 500

/** The keys of the notices a member has opened, oldest mark first. Goes with the member at log-out. */
export const readNoticesRecord = storedRecord<string[]>('member.readNotices', v.array(v.string()), [])

/**
 * Notices have no id (reading 86): when it was published, its title and the length of its text tell it apart from the others.
 * Marks of an older version of the app are of another shape: they match no notice and go with time.
 */
export function keyOf({ title, body, publishedAt }: Notice): string {
  return `${publishedAt}|${body.length}|${title}`
}

/** The marks with these added at the end, each once; the oldest go beyond the most that are kept. */
export function withMarks(marks: readonly string[], added: readonly string[]): string[] {
  const fresh = new Set(added)
  return [...marks.filter((key) => !fresh.has(key)), ...fresh].slice(-MOST_MARKS)
}
