import * as v from 'valibot'
import type { ApiError } from '@/api/errors'

/** The number is HTTP's status of a failure. */
export const lostAnswer = v.union([v.picklist(['none', 'unreadable']), v.number()])

/** What came back to a request whose outcome is not known: nothing, or nothing that tells it. */
export type LostAnswer = v.InferOutput<typeof lostAnswer>

export function lostAnswerOf({ kind, status }: Pick<ApiError, 'kind' | 'status'>): LostAnswer {
  if (kind === 'decode' || kind === 'schema') return 'unreadable'
  return kind === 'http' && status !== undefined ? status : 'none'
}
