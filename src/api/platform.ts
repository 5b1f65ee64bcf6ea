import * as v from 'valibot'
import { isProvenOnline } from '@/lib/connection'
import { get, read } from './client'
import { address, longText, partialListOf, text, isSetSchema, yesOrNo } from './fields'
import { withoutEmpty } from './listing'
import { videoSchema } from './video-schema'
import { RECENT_STALE_MS, SETTLED_STALE_MS, publicQuery } from './keys'

const bannerSchema = v.pipe(
  v.object({ url: address }),
  v.transform((wire) => wire.url),
)

/** Each banner has a dot that selects it, and all dots must fit into one row. */
const MAX_BANNERS = 20

const contentFields = {
  banners: partialListOf(bannerSchema, undefined, MAX_BANNERS),
  notice: longText,
  movielist_0: partialListOf(videoSchema, 'id'),
  movielist_1: partialListOf(videoSchema, 'id'),
}

const wireContentSchema = v.object(contentFields)

function toContent(wire: v.InferOutput<typeof wireContentSchema>) {
  return {
    bannerUrls: withoutEmpty(wire.banners),
    notice: wire.notice,
    /** The first video of the first row is the promotional film on Home (reading 29). */
    videoRows: [wire.movielist_0, wire.movielist_1] as const,
  }
}

export type HomeContent = ReturnType<typeof toContent>

const platformSchema = v.pipe(
  v.object({ ...contentFields, name: text, kefu: address, iskefu: yesOrNo, isplay: isSetSchema, demo: isSetSchema }),
  v.transform((wire) => ({
    ...toContent(wire),
    name: wire.name,
    /** Null if the platform does not say whether customer service is on. */
    hasService: wire.iskefu,
    /** Null if customer service is not known to be on, or if its address is not https. */
    serviceUrl: wire.iskefu === true && wire.kefu.startsWith('https:') ? wire.kefu : null,
    /** True if a tap plays the promotional film on Home itself (reading 29). */
    playsInPlace: wire.isplay,
    /** True if the platform's money is worth nothing. Every screen with money must say so. */
    isDemo: wire.demo,
  })),
)

export type Platform = v.InferOutput<typeof platformSchema>

const contentSchema = v.pipe(wireContentSchema, v.transform(toContent))

export function fetchPlatform(signal?: AbortSignal): Promise<Platform> {
  return get('/system/base', {}, platformSchema, { signal })
}

/**
 * Checks the connection before a change is sent, because a lost change has an unknown outcome. A
 * browser that says it is offline may be wrong, so a read is sent as a test.
 * @returns false if no answer arrived; the change must then not be sent
 */
export async function proveConnection(): Promise<boolean> {
  // The error is ignored: a refusal is an answer too, and proves the connection.
  if (!isProvenOnline()) await fetchPlatform().catch(() => undefined)
  return isProvenOnline()
}

export const platformQueries = {
  base: () => publicQuery(['platform', 'base'], fetchPlatform, SETTLED_STALE_MS),
  /** On Home this content replaces that of /system/base (reading 28). */
  homeContent: () => publicQuery(['platform', 'home'], read('/system/config', {}, contentSchema), RECENT_STALE_MS),
}
