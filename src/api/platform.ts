import * as v from 'valibot'
import { isOnline } from '@/lib/connection'
import { get, read } from './client'
import { address, longText, partialListOf, text, truthy, yesOrNo } from './fields'
import { withoutEmpty } from './listing'
import { videoSchema } from './video-schema'
import { RECENT, SETTLED, publicQuery } from './keys'

const bannerSchema = v.pipe(
  v.object({ url: address }),
  v.transform((wire) => wire.url),
)

/** Each has a dot to choose it by, all in one row. */
const MAX_BANNERS = 20

const contentFields = {
  banners: partialListOf(bannerSchema, undefined, MAX_BANNERS),
  notice: longText,
  movielist_0: partialListOf(videoSchema, 'id'),
  movielist_1: partialListOf(videoSchema, 'id'),
}

const contentObject = v.object(contentFields)

function toContent(wire: v.InferOutput<typeof contentObject>) {
  return {
    bannerUrls: withoutEmpty(wire.banners),
    notice: wire.notice,
    /** The first begins with the promo (reading 29). */
    videoRows: [wire.movielist_0, wire.movielist_1] as const,
  }
}

export type HomeContent = ReturnType<typeof toContent>

const platformSchema = v.pipe(
  v.object({ ...contentFields, name: text, kefu: address, iskefu: yesOrNo, isplay: truthy, demo: truthy }),
  v.transform((wire) => ({
    ...toContent(wire),
    name: wire.name,
    /** Null where the platform does not say. */
    hasService: wire.iskefu,
    /** Null when customer service is off or its address is not https. */
    serviceUrl: wire.iskefu === true && wire.kefu.startsWith('https:') ? wire.kefu : null,
    /** A tap plays the promo on Home (reading 29). */
    playsInPlace: wire.isplay,
    /** Credits are worth nothing, which every screen with money must say. */
    isDemo: wire.demo,
  })),
)

export type Platform = v.InferOutput<typeof platformSchema>

const contentSchema = v.pipe(contentObject, v.transform(toContent))

export function fetchPlatform(signal?: AbortSignal): Promise<Platform> {
  return get('/system/base', {}, platformSchema, { signal })
}

/**
 * While the browser says that it is offline, a change leaves only after the answer to a read: the
 * browser may be wrong, and a change that is lost has an unknown outcome.
 * @returns false where no answer came: then nothing else is sent
 */
export async function proveConnection(): Promise<boolean> {
  // A refusal is an answer too.
  if (!isOnline()) await fetchPlatform().catch(() => undefined)
  return isOnline()
}

export const platformQueries = {
  base: () => publicQuery(['platform', 'base'], fetchPlatform, SETTLED),
  /** Wins over /system/base on Home (reading 28). */
  homeContent: () => publicQuery(['platform', 'home'], read('/system/config', {}, contentSchema), RECENT),
}
