import { describe, expect, it } from 'vitest'
import { ApiError, isOutcomeUnknown, isTransient, isWithoutAnswer, type ApiErrorKind } from './errors'

interface Verdict {
  isUnknown: boolean
  isTransient: boolean
}

/** A new kind does not compile without a line here. */
const verdicts: Record<Exclude<ApiErrorKind, 'http'>, Verdict> = {
  network: { isUnknown: true, isTransient: true },
  timeout: { isUnknown: true, isTransient: true },
  cancelled: { isUnknown: true, isTransient: false },
  decode: { isUnknown: true, isTransient: false },
  schema: { isUnknown: true, isTransient: false },
  api: { isUnknown: false, isTransient: false },
  auth: { isUnknown: false, isTransient: false },
}

const statuses: [number | undefined, Verdict][] = [
  [undefined, { isUnknown: true, isTransient: false }],
  [400, { isUnknown: false, isTransient: false }],
  [404, { isUnknown: false, isTransient: false }],
  [499, { isUnknown: false, isTransient: false }],
  [500, { isUnknown: true, isTransient: true }],
  [502, { isUnknown: true, isTransient: true }],
  [504, { isUnknown: true, isTransient: true }],
]

it.each(Object.keys(verdicts) as ApiErrorKind[])('%s came with an answer, or without one', (kind) => {
  expect(isWithoutAnswer(new ApiError(kind, 'x'))).toBe(['network', 'timeout', 'cancelled'].includes(kind))
})

describe('what may have happened all the same, and what may be asked again', () => {
  it.each(Object.entries(verdicts) as [ApiErrorKind, Verdict][])('%s: %o', (kind, verdict) => {
    const error = new ApiError(kind, 'x')
    expect({ isUnknown: isOutcomeUnknown(error), isTransient: isTransient(error) }).toEqual(verdict)
  })

  it.each(statuses)('HTTP %s: %o', (status, verdict) => {
    const error = new ApiError('http', 'x', status === undefined ? {} : { status })
    expect({ isUnknown: isOutcomeUnknown(error), isTransient: isTransient(error) }).toEqual(verdict)
  })
})

describe('ApiError', () => {
  it('keeps what is known of the failure', () => {
    const cause = new Error('socket hang up')
    expect(new ApiError('api', 'refused', { code: 500, serverMessage: 'closed', cause })).toMatchObject({
      name: 'ApiError',
      kind: 'api',
      message: 'refused',
      code: 500,
      status: undefined,
      serverMessage: 'closed',
      cause,
    })
  })

  it('takes empty words of the server for none', () => {
    expect(new ApiError('api', 'refused', { serverMessage: '' }).serverMessage).toBeUndefined()
  })
})
