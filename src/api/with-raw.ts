import { replaceEqualDeep } from '@tanstack/react-query'
import type * as v from 'valibot'
import { type CallOptions, type Params, getTimed } from './client'
import { memberQuery } from './keys'
import { listingFrom, countUnreadable } from './listing'
import { isTooLongToCompare } from './query-client'

/** An answer of which this device may keep a copy: with what the platform sent. */
export type WithRaw<T> = T & { raw?: unknown }

/** Undefined where no copy is kept. */
export function rawOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'raw' in answer ? answer.raw : undefined
}

/** `get`, with what the platform sent. */
export async function getWithRaw<T extends object>(
  path: string,
  params: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<WithRaw<T>> {
  const { value, raw } = await getTimed(path, params, schema, options)
  return Object.assign(value, { raw })
}

/** `read`, of a `queryWithRaw`. */
export function readKept<T extends object>(path: string, params: Params, schema: v.GenericSchema<unknown, T>) {
  return (signal: AbortSignal): Promise<WithRaw<T>> => getWithRaw(path, params, schema, { signal })
}

/** A `memberQuery` whose answers have what the platform sent. */
export function queryWithRaw<T>(...query: Parameters<typeof memberQuery<T>>): ReturnType<typeof memberQuery<T>> {
  return { ...memberQuery(...query), structuralSharing: keepRaw }
}

const withoutRaw = (answer: unknown) => (Array.isArray(answer) ? [...answer] : { ...Object(answer), raw: null })

/**
 * What reads the same as before stays the same object, and no screen draws it again, whatever else
 * the platform sent.
 */
export function keepRaw(before: unknown, now: unknown): unknown {
  if (before === undefined || isTooLongToCompare(now)) return now
  const earlier = withoutRaw(before)
  const parts = replaceEqualDeep(earlier, withoutRaw(now))
  if (parts === earlier && countUnreadable(before) === countUnreadable(now)) return before
  return Object.assign(Array.isArray(parts) ? listingFrom([now], parts) : parts, { raw: rawOf(now) })
}
