import { describe, expect, it } from 'vitest'
import { ApiError, isOutcomeUnknown, isTransient, isWithoutAnswer, type ApiErrorKind } from './errors'

interface Verdict {
  isUnknown: boolean
  isTransient: boolean
}

/** A new kind does not compile without a line here. */
const verdicts: Record<Exclude<ApiErrorKind, 'http'>, Verdict> = {
  unsent: { isUnknown: false, isTransient: false },
  network: { isUnknown: true, isTransient: true },
  timeout: { isUnknown: true, isTransient: true },
  cancelled: { isUnknown: true, isTransient: false },
  decode: { isUnknown: true, isTransient: false },
  schema: { isUnknown: true, isTransient: false },
  api: { isUnknown: false, isTransient: false },
  auth: { isUnknown: false, isTransient: false },
}

const refused = { isUnknown: false, isTransient: false }
const lost = { isUnknown: true, isTransient: false }

const statuses: [status: number | undefined, bare: Verdict, withEnvelope: Verdict][] = [
  [undefined, lost, lost],
  [400, refused, refused],
  [404, refused, refused],
  [408, lost, refused],
  [425, lost, refused],
  [429, lost, refused],
  [498, refused, refused],
  [499, lost, refused],
  ...[500, 502, 504].map((status): [number, Verdict, Verdict] => {
    const verdict = { isUnknown: true, isTransient: true }
    return [status, verdict, verdict]
  }),
]

it.each(Object.keys(verdicts) as ApiErrorKind[])('%s came with an answer, or without one', (kind) => {
  expect(isWithoutAnswer(new ApiError(kind, 'x'))).toBe(['unsent', 'network', 'timeout', 'cancelled'].includes(kind))
})

describe('what may have happened all the same, and what may be asked again', () => {
  it.each(Object.entries(verdicts) as [ApiErrorKind, Verdict][])('%s: %o', (kind, verdict) => {
    const error = new ApiError(kind, 'x')
    expect({ isUnknown: isOutcomeUnknown(error), isTransient: isTransient(error) }).toEqual(verdict)
  })

  it.each(statuses)('HTTP %s: %o, with an envelope %o', (status, bare, withEnvelope) => {
    const verdictOf = (error: ApiError) => ({ isUnknown: isOutcomeUnknown(error), isTransient: isTransient(error) })
    const detail = status === undefined ? {} : { status }
    expect(verdictOf(new ApiError('http', 'x', detail))).toEqual(bare)
    expect(verdictOf(new ApiError('http', 'x', { ...detail, code: 403 }))).toEqual(withEnvelope)
  })

  it('of what is no error of a call, nothing is known', () => {
    expect(isOutcomeUnknown(new Error('broke') as ApiError)).toBe(true)
  })
})

describe('ApiError', () => {
  it('takes empty words of the server for none', () => {
    expect(new ApiError('api', 'refused', { serverMessage: '' }).serverMessage).toBeUndefined()
  })
})
