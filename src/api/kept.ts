import { replaceEqualDeep } from '@tanstack/react-query'
import type * as v from 'valibot'
import { type CallOptions, type Params, getTimed } from './client'
import { memberQuery } from './keys'
import { listingFrom, unreadableIn } from './listing'
import { isLong } from './query-client'

/** An answer of which this device may keep a copy: with what the platform sent. */
export type Kept<T> = T & { wire?: unknown }

/** Undefined where no copy is kept. */
export function wireOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'wire' in answer ? answer.wire : undefined
}

/** `get`, with what the platform sent. */
export async function getKept<T extends object>(
  path: string,
  params: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<Kept<T>> {
  const { value, wire } = await getTimed(path, params, schema, options)
  return Object.assign(value, { wire })
}

/** `read`, of a `keptQuery`. */
export function readKept<T extends object>(path: string, params: Params, schema: v.GenericSchema<unknown, T>) {
  return (signal: AbortSignal): Promise<Kept<T>> => getKept(path, params, schema, { signal })
}

/** A `memberQuery` whose answers have what the platform sent. */
export function keptQuery<T>(...query: Parameters<typeof memberQuery<T>>): ReturnType<typeof memberQuery<T>> {
  return { ...memberQuery(...query), structuralSharing: share }
}

const withoutWire = (answer: unknown) => (Array.isArray(answer) ? [...answer] : { ...Object(answer), wire: null })

/**
 * What reads the same as before stays the same object, and no screen draws it again, whatever else
 * the platform sent.
 */
export function share(before: unknown, now: unknown): unknown {
  if (before === undefined || isLong(now)) return now
  const earlier = withoutWire(before)
  const parts = replaceEqualDeep(earlier, withoutWire(now))
  if (parts === earlier && unreadableIn(before) === unreadableIn(now)) return before
  return Object.assign(Array.isArray(parts) ? listingFrom([now], parts) : parts, { wire: wireOf(now) })
}
