import * as v from 'valibot'
import type { Notice } from '@/api/notices'
import { memberRecord } from '@/session/member-record'

const MOST_MARKS = 500

/** Oldest mark first. Deleted with the member's data at log-out. */
export const readNoticesRecord = memberRecord<string[]>('readNotices', v.array(v.string()), [])

/** Notices have no id (reading 86). Marks of an older version match no notice and expire. */
export function keyOf({ title, body, publishedAt }: Notice): string {
  return `${publishedAt}|${body.length}|${title}`
}

export function withMarks(marks: readonly string[], added: readonly string[]): string[] {
  const fresh = new Set(added)
  return [...marks.filter((key) => !fresh.has(key)), ...fresh].slice(-MOST_MARKS)
}
