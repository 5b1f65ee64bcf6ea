import { describe, expect, it } from 'vitest'
import {
  ApiError,
  isOutcomeUnknown,
  type ApiErrorDetail,
  type ApiErrorKind,
  lostAnswerOf,
  type LostAnswer,
} from '@/api/errors'

describe('what came back to a request whose outcome is not known', () => {
  it.each<[ApiErrorKind, ApiErrorDetail, LostAnswer]>([
    ['network', {}, 'none'],
    ['timeout', {}, 'none'],
    ['cancelled', {}, 'none'],
    ['http', {}, 'none'],
    ['http', { status: 502 }, 502],
    ['decode', { status: 200 }, 'unreadable'],
    ['schema', { code: 200 }, 'unreadable'],
  ])('%s %o is %s', (kind, detail, answer) => {
    const error = new ApiError(kind, 'lost', detail)
    expect(isOutcomeUnknown(error)).toBe(true)
    expect(lostAnswerOf(error)).toBe(answer)
  })
})
