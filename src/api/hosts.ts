import * as v from 'valibot'
import { get } from './client'
import { MOST_WHOLE, address, addressOf, identifier, listOf, partialListOf, text } from './fields'
import { type Listing, withoutEmpty } from './listing'
import { SETTLED, memberQuery, publicQuery } from './keys'

// The wire calls a host `xuanfei`; the app does so only in this file (reading 60).

const citySchema = v.object({ id: identifier, name: text })

const summarySchema = v.pipe(
  v.object({ id: identifier, img_url: address, xuanfei_name: text }),
  v.transform((wire) => ({ id: wire.id, name: wire.xuanfei_name, imageUrl: wire.img_url })),
)

const pictureSchema = v.pipe(v.string(), v.transform(addressOf))

const hostSchema = v.pipe(
  v.object({ xuanfei_name: text, vo_title: text, img_url: partialListOf(pictureSchema, undefined, MOST_WHOLE) }),
  v.transform((wire) => ({
    name: wire.xuanfei_name,
    title: wire.vo_title,
    imageUrls: withoutEmpty(wire.img_url),
  })),
)

export type City = v.InferOutput<typeof citySchema>
export type HostSummary = v.InferOutput<typeof summarySchema>
export type Host = v.InferOutput<typeof hostSchema>

export function fetchCities(signal?: AbortSignal): Promise<Listing<City>> {
  return get('/xuanfei/address', {}, listOf(citySchema, 'id'), { signal })
}

export function fetchHosts(cityId: string, signal?: AbortSignal): Promise<Listing<HostSummary>> {
  return get('/xuanfei/xuanfeilist', { id: cityId }, listOf(summarySchema, 'id'), { signal })
}

export function fetchHost(id: string, signal?: AbortSignal): Promise<Host> {
  return get('/xuanfei/xuanfeidata', { id }, hostSchema, { signal })
}

export const hostQueries = {
  cities: () => publicQuery(['hosts', 'cities'], fetchCities, SETTLED),
  list: (cityId: string) => memberQuery(['hosts', 'list', cityId], (signal) => fetchHosts(cityId, signal), SETTLED),
  host: (id: string) => memberQuery(['hosts', 'host', id], (signal) => fetchHost(id, signal), SETTLED),
}
