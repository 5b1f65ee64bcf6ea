import * as v from 'valibot'
import { get } from './client'
import { MOST_WHOLE, address, addressOf, identifier, listOf, partialListOf, text } from './fields'
import { type Listing, withoutEmpty } from './listing'
import { SETTLED, memberQuery, publicQuery } from './keys'

// The wire calls a host `xuanfei`; the app does so only in this file (reading 60).

export interface City {
  id: string
  name: string
}

export interface HostSummary {
  id: string
  name: string
  imageUrl: string
}

export interface Host {
  name: string
  title: string
  imageUrls: Listing<string>
}

const citySchema = v.pipe(
  v.object({ id: identifier, name: text }),
  v.transform((wire): City => wire),
)

const summarySchema = v.pipe(
  v.object({ id: identifier, img_url: address, xuanfei_name: text }),
  v.transform((wire): HostSummary => ({ id: wire.id, name: wire.xuanfei_name, imageUrl: wire.img_url })),
)

const pictureSchema = v.pipe(v.string(), v.transform(addressOf))

const hostSchema = v.pipe(
  v.object({ xuanfei_name: text, vo_title: text, img_url: partialListOf(pictureSchema, undefined, MOST_WHOLE) }),
  v.transform((wire): Host => ({
    name: wire.xuanfei_name,
    title: wire.vo_title,
    imageUrls: withoutEmpty(wire.img_url),
  })),
)

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
