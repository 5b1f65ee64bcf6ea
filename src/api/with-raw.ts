import { replaceEqualDeep } from '@tanstack/react-query'
import type * as v from 'valibot'
import { type CallOptions, type Params, getTimed } from './client'
import { memberQuery } from './keys'
import { listingFrom, countUnreadable } from './listing'
import { isTooLongToCompare } from './query-client'

/** An answer with the data that the platform sent, from which an offline copy can be made. */
export type WithRaw<T> = T & { raw?: unknown }

/** Returns the data that the platform sent; undefined if the answer does not carry it. */
export function rawOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'raw' in answer ? answer.raw : undefined
}

/** Like `get`, and adds the data that the platform sent. */
export async function getWithRaw<T extends object>(
  path: string,
  params: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<WithRaw<T>> {
  const { value, raw } = await getTimed(path, params, schema, options)
  return Object.assign(value, { raw })
}

/** Like `read`, for a `queryWithRaw`. */
export function readWithRaw<T extends object>(path: string, params: Params, schema: v.GenericSchema<unknown, T>) {
  return (signal: AbortSignal): Promise<WithRaw<T>> => getWithRaw(path, params, schema, { signal })
}

/** A `memberQuery` whose answers carry the data that the platform sent. */
export function queryWithRaw<T>(...query: Parameters<typeof memberQuery<T>>): ReturnType<typeof memberQuery<T>> {
  return { ...memberQuery(...query), structuralSharing: keepRaw }
}

const withoutRaw = (answer: unknown) => (Array.isArray(answer) ? [...answer] : { ...Object(answer), raw: null })

/**
 * Structural sharing that does not compare raw data. Equal rows and fields stay the same objects,
 * so that screens do not render again. An answer without changes keeps its earlier raw data.
 */
export function keepRaw(before: unknown, now: unknown): unknown {
  if (before === undefined || isTooLongToCompare(now)) return now
  const earlier = withoutRaw(before)
  const parts = replaceEqualDeep(earlier, withoutRaw(now))
  if (parts === earlier && countUnreadable(before) === countUnreadable(now)) return before
  return Object.assign(Array.isArray(parts) ? listingFrom([now], parts) : parts, { raw: rawOf(now) })
}
