import { describe, expect, it } from 'vitest'
import { ApiError, isOutcomeUnknown, isTransient, isWithoutAnswer } from './errors'
import type { ApiErrorKind } from './errors'

type Verdict = [isOutcomeUnknown: boolean, isTransient: boolean]

/** The expected results for each kind of error except `http`, which depends on the status. */
const verdicts: Record<Exclude<ApiErrorKind, 'http'>, Verdict> = {
  unsent: [false, false],
  network: [true, true],
  timeout: [true, true],
  cancelled: [true, false],
  decode: [true, false],
  schema: [true, false],
  api: [false, false],
  auth: [false, false],
}

const refusedVerdict: Verdict = [false, false]
const lostVerdict: Verdict = [true, false]

const statuses: [status: number | undefined, bare: Verdict, withEnvelope: Verdict][] = [
  [undefined, lostVerdict, lostVerdict],
  ...[400, 403, 404, 408, 429, 499].map((status): [number, Verdict, Verdict] => [status, lostVerdict, refusedVerdict]),
  ...[500, 502, 504].map((status): [number, Verdict, Verdict] => [status, [true, true], [true, true]]),
]

it.each(Object.keys(verdicts) as ApiErrorKind[])(
  'isWithoutAnswer reports whether the kind %s is one of unsent, network, timeout and cancelled',
  (kind) => {
    expect(isWithoutAnswer(new ApiError(kind, 'x'))).toBe(['unsent', 'network', 'timeout', 'cancelled'].includes(kind))
  },
)

it('the serverMessage of an ApiError is the platform’s message, or undefined if that message is empty', () => {
  const serverMessageOf = (serverMessage: string) => new ApiError('api', 'x', { serverMessage }).serverMessage
  expect(['closed', ''].map(serverMessageOf)).toEqual(['closed', undefined])
})

describe('after an error', () => {
  const verdictOf = (error: ApiError) => [isOutcomeUnknown(error), isTransient(error)]

  it.each(Object.entries(verdicts) as [ApiErrorKind, Verdict][])(
    'of the kind %s, isOutcomeUnknown and isTransient return %j',
    (kind, verdict) => {
      expect(verdictOf(new ApiError(kind, 'x'))).toEqual(verdict)
      expect(isTransient(new ApiError(kind, 'x', { status: 502 }))).toBe(verdict[1])
    },
  )

  it.each(statuses)(
    'of HTTP %s, isOutcomeUnknown and isTransient return %j if the answer has no `code` field, and %j if it has one',
    (status, bare, withEnvelope) => {
      const detail = status === undefined ? {} : { status }
      expect(verdictOf(new ApiError('http', 'x', detail))).toEqual(bare)
      expect(verdictOf(new ApiError('http', 'x', { ...detail, code: 403 }))).toEqual(withEnvelope)
    },
  )

  it('with the code 401, the outcome is unknown only if the answer has no message, as from a proxy', () => {
    const isUnknown = (code: number, serverMessage?: string) =>
      isOutcomeUnknown(new ApiError('api', 'x', { code, ...(serverMessage !== undefined && { serverMessage }) }))
    expect([isUnknown(401), isUnknown(401, ''), isUnknown(401, 'Wrong password'), isUnknown(400)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('that is not an ApiError, the outcome is unknown', () => {
    expect(isOutcomeUnknown(new Error('broke') as ApiError)).toBe(true)
  })
})
