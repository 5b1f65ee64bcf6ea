import { describe, expect, it } from 'vitest'
import { ApiError, isOutcomeUnknown, isTransient, isWithoutAnswer } from './errors'
import type { ApiErrorKind } from './errors'

/** Whether it may have happened all the same, and whether it may be asked again. */
type Verdict = [isUnknown: boolean, isTransient: boolean]

/** A new kind does not compile without a line here. */
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

const refused: Verdict = [false, false]
const lost: Verdict = [true, false]

const statuses: [status: number | undefined, bare: Verdict, withEnvelope: Verdict][] = [
  [undefined, lost, lost],
  ...[400, 403, 404, 408, 429, 499].map((status): [number, Verdict, Verdict] => [status, lost, refused]),
  ...[500, 502, 504].map((status): [number, Verdict, Verdict] => [status, [true, true], [true, true]]),
]

it.each(Object.keys(verdicts) as ApiErrorKind[])('%s came with an answer, or without one', (kind) => {
  expect(isWithoutAnswer(new ApiError(kind, 'x'))).toBe(['unsent', 'network', 'timeout', 'cancelled'].includes(kind))
})

it('has the words of the platform where it sent any', () => {
  const wordsOf = (serverMessage: string) => new ApiError('api', 'x', { serverMessage }).serverMessage
  expect(['closed', ''].map(wordsOf)).toEqual(['closed', undefined])
})

describe('what may have happened all the same, and what may be asked again', () => {
  const verdictOf = (error: ApiError) => [isOutcomeUnknown(error), isTransient(error)]

  it.each(Object.entries(verdicts) as [ApiErrorKind, Verdict][])('%s: %o', (kind, verdict) => {
    expect(verdictOf(new ApiError(kind, 'x'))).toEqual(verdict)
    expect(isTransient(new ApiError(kind, 'x', { status: 502 }))).toBe(verdict[1])
  })

  it.each(statuses)('HTTP %s: %o, with an envelope %o', (status, bare, withEnvelope) => {
    const detail = status === undefined ? {} : { status }
    expect(verdictOf(new ApiError('http', 'x', detail))).toEqual(bare)
    expect(verdictOf(new ApiError('http', 'x', { ...detail, code: 403 }))).toEqual(withEnvelope)
  })

  it('of a 401 without words nothing is known: a proxy answers so', () => {
    const of = (code: number, serverMessage?: string) =>
      isOutcomeUnknown(new ApiError('api', 'x', { code, ...(serverMessage !== undefined && { serverMessage }) }))
    expect([of(401), of(401, ''), of(401, 'Wrong password'), of(400)]).toEqual([true, true, false, false])
  })

  it('of what is no error of a call, nothing is known', () => {
    expect(isOutcomeUnknown(new Error('broke') as ApiError)).toBe(true)
  })
})
