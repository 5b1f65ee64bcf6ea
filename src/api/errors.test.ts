import { describe, expect, it } from 'vitest'
import { ApiError, isOutcomeUnknown, isTransient, isWithoutAnswer } from './errors'
import type { ApiErrorKind } from './errors'

type Verdict = [isOutcomeUnknown: boolean, isTransient: boolean]

/**
 * The expected results for each kind of error except `http`, which depends on the status. A new
 * kind without an entry here does not compile.
 */
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
  'isWithoutAnswer, for an error of the kind %s, is true only if the kind is unsent, network, timeout or cancelled',
  (kind) => {
    expect(isWithoutAnswer(new ApiError(kind, 'x'))).toBe(['unsent', 'network', 'timeout', 'cancelled'].includes(kind))
  },
)

it('the serverMessage of an ApiError is the platform’s message, or undefined if that message is empty', () => {
  const serverMessageOf = (serverMessage: string) => new ApiError('api', 'x', { serverMessage }).serverMessage
  expect(['closed', ''].map(serverMessageOf)).toEqual(['closed', undefined])
})

describe('isOutcomeUnknown and isTransient', () => {
  const verdictOf = (error: ApiError) => [isOutcomeUnknown(error), isTransient(error)]

  it.each(Object.entries(verdicts) as [ApiErrorKind, Verdict][])(
    'for an error of the kind %s, [isOutcomeUnknown, isTransient] is %j',
    (kind, verdict) => {
      expect(verdictOf(new ApiError(kind, 'x'))).toEqual(verdict)
      expect(isTransient(new ApiError(kind, 'x', { status: 502 }))).toBe(verdict[1])
    },
  )

  it.each(statuses)(
    'for HTTP %s, [isOutcomeUnknown, isTransient] is %j for an answer without a `code` field, and %j for one with a `code` field',
    (status, bare, withEnvelope) => {
      const detail = status === undefined ? {} : { status }
      expect(verdictOf(new ApiError('http', 'x', detail))).toEqual(bare)
      expect(verdictOf(new ApiError('http', 'x', { ...detail, code: 403 }))).toEqual(withEnvelope)
    },
  )

  it('for the code 401, the outcome is unknown only without a message, as in the answer of a proxy', () => {
    const isUnknown = (code: number, serverMessage?: string) =>
      isOutcomeUnknown(new ApiError('api', 'x', { code, ...(serverMessage !== undefined && { serverMessage }) }))
    expect([isUnknown(401), isUnknown(401, ''), isUnknown(401, 'Wrong password'), isUnknown(400)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('for an Error that is not an ApiError, the outcome is unknown', () => {
    expect(isOutcomeUnknown(new Error('broke') as ApiError)).toBe(true)
  })
})
