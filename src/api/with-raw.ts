import { replaceEqualDeep } from '@tanstack/react-query'
import type * as v from 'valibot'
import { type CallOptions, type Params, getTimed } from './client'
import { memberQuery } from './keys'
import { listingFrom, countUnreadable } from './listing'
import { isTooLongToCompare } from './query-client'

/** An answer with the raw data of the platform, from which an offline copy is made. */
export type WithRaw<T> = T & { raw?: unknown }

/** Undefined if the answer does not carry raw data. */
export function rawOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'raw' in answer ? answer.raw : undefined
}

/** Like `get`, but adds the raw data to the parsed answer. */
export async function getWithRaw<T extends object>(
  path: string,
  params: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<WithRaw<T>> {
  const { value, raw } = await getTimed(path, params, schema, options)
  return Object.assign(value, { raw })
}

export function readWithRaw<T extends object>(path: string, params: Params, schema: v.GenericSchema<unknown, T>) {
  return (signal: AbortSignal): Promise<WithRaw<T>> => getWithRaw(path, params, schema, { signal })
}

/** A `memberQuery` with raw data. If only the raw data have changed, the earlier answer is kept. */
export function queryWithRaw<T>(...query: Parameters<typeof memberQuery<T>>): ReturnType<typeof memberQuery<T>> {
  return { ...memberQuery(...query), structuralSharing: shareWithoutRaw }
}

const withoutRaw = (answer: unknown) => (Array.isArray(answer) ? [...answer] : { ...Object(answer), raw: null })

/**
 * Structural sharing that does not compare the raw data. Equal rows and fields stay the same
 * objects, so that screens do not render again. If only the raw data have changed, the earlier
 * answer is returned, with its earlier raw data.
 */
export function shareWithoutRaw(before: unknown, now: unknown): unknown {
  if (before === undefined || isTooLongToCompare(now)) return now
  const previousWithoutRaw = withoutRaw(before)
  const sharedAnswer = replaceEqualDeep(previousWithoutRaw, withoutRaw(now))
  if (sharedAnswer === previousWithoutRaw && countUnreadable(before) === countUnreadable(now)) return before
  return Object.assign(Array.isArray(sharedAnswer) ? listingFrom([now], sharedAnswer) : sharedAnswer, {
    raw: rawOf(now),
  })
}
