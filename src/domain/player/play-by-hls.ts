import type HlsStream from 'hls.js'
import type { ErrorData, HlsConfig, Loader, LoaderContext } from 'hls.js'
import { savesData } from '@/lib/data-saver'
import { probe } from './probe'
import { contentOf, isFinal, isProtected, lossOf, type LossReason, withVodTags } from './rules'
import type { Picture } from './watch'

/** Detaches the stream, after which nothing calls back. */
export type Detach = () => void

export interface PlaybackSource {
  video: HTMLVideoElement
  url: string
  /** In seconds. */
  startAt: number
  picture: Picture
}

const RESTART_DELAY_MS = 1000
/** So long is a lost connection tried again while the picture stands still. */
const RECONNECT_MS = 4000
const MAX_RECOVERIES = 2

/**
 * hls.js tries longer: on a weak network the picture would be still for half a minute. A silent
 * server is asked twice.
 */
const retryPolicy = (tries: number, maxLoadTimeMs = 18_000) => ({
  default: {
    maxTimeToFirstByteMs: 9000,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: tries, retryDelayMs: 500, maxRetryDelayMs: 2000 },
  },
})

const SETTINGS: Partial<HlsConfig> = {
  // No sharper picture than the player can show: data costs money.
  capLevelToPlayerSize: true,
  maxBufferLength: 30,
  maxMaxBufferLength: 60,
  backBufferLength: 30,
  manifestLoadPolicy: retryPolicy(1),
  playlistLoadPolicy: retryPolicy(1),
  keyLoadPolicy: retryPolicy(1),
  // A segment that still arrives is waited for: cut short, it would be fetched from its beginning.
  fragLoadPolicy: retryPolicy(2, 60_000),
}

/** Quality 0 is the lowest. hls.js's cap by the player's size would raise ours. */
const SAVING: Partial<HlsConfig> = { capLevelToPlayerSize: false, startLevel: 0 }

type LoadArguments = Parameters<Loader<LoaderContext>['load']>

const typeOf = ({ type }: LoaderContext): string => type
const isManifest = (context: LoaderContext) => typeOf(context) === 'manifest'
const isSegment = (context: LoaderContext) => typeOf(context) === 'media-fragment'
/** Of levels, sound and captions. */
const isPlaylist = (context: LoaderContext) => isManifest(context) || /^level$|Track$/.test(typeOf(context))

/** How often in a row each playlist has come as it is. Levels and tracks take turns. */
function countAlike(): (address: string, text: string) => number {
  const last = new Map<string, { text: string; times: number }>()
  return (address, text) => {
    const known = last.get(address)
    const times = known?.text === text ? known.times + 1 : 1
    last.set(address, { text, times })
    return times
  }
}

/** One stream while hls.js plays it. */
interface Playing {
  isGone: () => boolean
  /** For a loss after which nothing can be resumed. */
  end: (reason: LossReason) => void
  /** Plays what is no stream, and tells the reason where that fails. */
  natively: (otherwise: LossReason) => void
  picture: Picture
}

/** @param natively plays what is no stream, and tells the reason where that fails */
export function playByHls(
  Hls: typeof HlsStream,
  { video, url, startAt, picture }: PlaybackSource,
  natively: (otherwise: LossReason) => void,
): Detach {
  const isSaving = savesData()
  let isGone = false
  const detach = () => {
    isGone = true
    mending.stop()
    hls.destroy()
  }
  const end = (reason: LossReason) => {
    detach()
    picture.lose(reason)
  }
  const playing: Playing = { isGone: () => isGone, end, natively, picture }
  const hls = new Hls({
    ...SETTINGS,
    ...(isSaving && SAVING),
    startPosition: startAt > 0 ? startAt : -1,
    ...interceptLoads(Hls, playing),
  })
  const mending = createReconnect(video, picture, () => {
    // Without a playlist there is nothing to resume.
    if (hls.levels.length === 0) hls.loadSource(url)
    else hls.startLoad()
  })
  answerErrors(Hls, hls, { ...playing, video, url, mending })
  // Not before the playlist: hls.js (1.7.4) forgets to cap the quality if it reads the element's
  // size before it knows the levels.
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (hls.media === null) hls.attachMedia(video)
    if (isSaving) hls.autoLevelCapping = 0
  })
  hls.loadSource(url)
  return detach
}

/** The part of the settings that reads what comes before hls.js reads it. */
function interceptLoads(
  Hls: typeof HlsStream,
  { isGone, end, natively, picture }: Playing,
): Pick<HlsConfig, 'xhrSetup' | 'loader'> {
  /** @returns whether hls.js reads on */
  const readsManifest = (text: string, isWhole: boolean) => {
    const content = contentOf(text, isWhole)
    if (content === 'text') end('notVideo')
    if (content === 'file') natively('unsupported')
    return content === 'playlist' || content === null
  }
  const timesAlike = countAlike()
  return {
    xhrSetup: (xhr, _url, context) => {
      xhr.addEventListener('progress', () => {
        // A file of hours is not fetched to its end to find that it is no playlist.
        if (isManifest(context) && xhr.status < 300) readsManifest(xhr.responseText, false)
        // A live stream's playlist comes although nothing new is in it.
        if (isSegment(context)) picture.sign()
      })
    },
    loader: class extends Hls.DefaultConfig.loader {
      override load(...[context, config, callbacks]: LoadArguments) {
        const onSuccess: typeof callbacks.onSuccess = (response, ...rest) => {
          const text = typeof response.data === 'string' ? response.data : ''
          if (isGone() || (isManifest(context) && !readsManifest(text, true))) return
          const data = withVodTags(text, timesAlike(context.url, text))
          if (isProtected(text)) end('protected')
          else callbacks.onSuccess({ ...response, data }, ...rest)
        }
        super.load(context, config, isPlaylist(context) ? { ...callbacks, onSuccess } : callbacks)
      }
    },
  }
}

type Mending = ReturnType<typeof createReconnect>

/** Tries a lost connection again, for `RECONNECT_MS` once the picture stands still. */
function createReconnect(video: HTMLVideoElement, picture: Picture, load: () => void) {
  let until: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const mend = () => {
    // What is buffered plays on, and a film that is paused needs nothing yet.
    if (video.paused && !picture.isStalled()) again()
    else load()
  }
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(mend, RESTART_DELAY_MS)
  }
  const end = () => {
    until = null
  }
  return {
    /** After a second. */
    again,
    /** False once it was tried for long enough. */
    isAllowed: (): boolean => {
      if (!picture.isStalled()) until = null
      else until ??= performance.now() + RECONNECT_MS
      return until === null || performance.now() < until
    },
    /** Something has come. */
    end,
    resume: (): void => {
      end()
      load()
    },
    stop: (): void => clearTimeout(timer),
  }
}

/** Mends what can be mended, and tells the reason of what cannot. */
function answerErrors(
  Hls: typeof HlsStream,
  hls: HlsStream,
  {
    isGone,
    end,
    natively,
    picture,
    video,
    url,
    mending,
  }: Playing & { video: HTMLVideoElement; url: string; mending: Mending },
): void {
  let hasPlayed = false
  let recoveries = 0
  /** A server that answers is not tried again: it refuses, or forbids to be read. */
  const onBroken = async (reason: LossReason, address: string) => {
    const isLate = !mending.isAllowed()
    const answer = await probe(address)
    if (isGone()) return
    if (answer === 'unreadable' && hls.levels.length === 0) natively('media')
    else if (answer === 'refused' || answer === 'unreadable') picture.lose('unavailable', mending.resume)
    else if (isLate) picture.lose(reason, mending.resume)
    else mending.again()
  }
  /** hls.js would fetch it twice more, at no other quality: a member may pay for each. */
  const isHopeless = ({ details, response, errorAction }: ErrorData) => {
    const isRefused = details === 'fragLoadError' && Math.floor((response?.code ?? 0) / 100) === 4
    const isUnreadable = details === 'fragParsingError' && !hasPlayed
    const hasOther = errorAction?.nextAutoLevel !== undefined || hls.latestLevelDetails?.live === true
    return (isRefused || isUnreadable) && !hasOther
  }
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal && !isHopeless(data)) return
    const reason = lossOf(data, hasPlayed)
    if (isFinal(reason) || (!hasPlayed && (reason === 'media' || reason === 'notVideo'))) end(reason)
    else if (reason === 'media' && recoveries < MAX_RECOVERIES) {
      recoveries += 1
      hls.recoverMediaError()
    } else {
      // Not destroyed: the member can go on from another place.
      hls.stopLoad()
      if (reason === 'network' || reason === 'unreached') void onBroken(reason, data.url ?? url)
      else if (reason === 'silent' && !picture.isStalled()) mending.again()
      else picture.lose(reason, reason === 'media' ? undefined : mending.resume)
    }
  })
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    // The head of an MP4 counts as a fragment too.
    hasPlayed ||= video.buffered.length > 0
    mending.end()
  })
}
