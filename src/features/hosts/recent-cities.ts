import * as v from 'valibot'
import { memberRecord } from '@/session/member-record'

const MOST_KEPT = 6

/** Ids alone, the last opened first: names are the platform's. */
export const recentCitiesRecord = memberRecord<string[]>('recentCities', v.array(v.string()), [])

export function withCity(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MOST_KEPT)
}
