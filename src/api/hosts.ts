import * as v from 'valibot'
import { read } from './client'
import { MAX_UNVIRTUALISED_ROWS, address, identifier, listOf, partialListOf, text } from './fields'
import { withoutEmpty } from './listing'
import { SETTLED_STALE_MS, memberQuery, publicQuery } from './keys'

// The platform calls a host `xuanfei`. The app uses that name only in this file (reading 60).

const citySchema = v.object({ id: identifier, name: text })

const hostSummarySchema = v.pipe(
  v.object({ id: identifier, img_url: address, xuanfei_name: text }),
  v.transform((wire) => ({ id: wire.id, name: wire.xuanfei_name, imageUrl: wire.img_url })),
)

const hostSchema = v.pipe(
  v.object({ xuanfei_name: text, vo_title: text, img_url: partialListOf(address, undefined, MAX_UNVIRTUALISED_ROWS) }),
  v.transform((wire) => ({
    name: wire.xuanfei_name,
    title: wire.vo_title,
    imageUrls: withoutEmpty(wire.img_url),
  })),
)

export type City = v.InferOutput<typeof citySchema>
export type HostSummary = v.InferOutput<typeof hostSummarySchema>
export type Host = v.InferOutput<typeof hostSchema>

export const hostQueries = {
  cities: () =>
    publicQuery(['hosts', 'cities'], read('/xuanfei/address', {}, listOf(citySchema, 'id')), SETTLED_STALE_MS),
  list: (cityId: string) =>
    memberQuery(
      ['hosts', 'list', cityId],
      read('/xuanfei/xuanfeilist', { id: cityId }, listOf(hostSummarySchema, 'id')),
      SETTLED_STALE_MS,
    ),
  host: (id: string) =>
    memberQuery(['hosts', 'host', id], read('/xuanfei/xuanfeidata', { id }, hostSchema), SETTLED_STALE_MS),
}
