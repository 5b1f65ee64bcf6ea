import type HlsStream from 'hls.js'
import type { ErrorData, HlsConfig, Loader, LoaderContext } from 'hls.js'
import { savesData } from '@/lib/data-saver'
import { probe } from './probe'
import { contentOf, isFinal, isProtected, lossOf, type LossReason, withVodTags } from './rules'
import type { Picture } from './watch'

/** Detaches the stream. No callback runs afterwards. */
export type Detach = () => void

export interface PlaybackSource {
  video: HTMLVideoElement
  url: string
  /** In seconds. */
  startAt: number
  picture: Picture
}

const RESTART_DELAY_MS = 1000
/** A lost connection is retried for this long once the picture has stalled. */
const RECONNECT_MS = 4000
const MAX_RECOVERIES = 2

/** Retries less than hls.js does: a weak network would freeze the picture for half a minute. */
const retryPolicy = (tries: number, maxLoadTimeMs = 18_000) => ({
  default: {
    maxTimeToFirstByteMs: 9000,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: tries, retryDelayMs: 500, maxRetryDelayMs: 2000 },
  },
})

const SETTINGS: Partial<HlsConfig> = {
  // Never loads a higher quality than the player's size can show: data costs money.
  capLevelToPlayerSize: true,
  maxBufferLength: 30,
  maxMaxBufferLength: 60,
  backBufferLength: 30,
  manifestLoadPolicy: retryPolicy(1),
  playlistLoadPolicy: retryPolicy(1),
  keyLoadPolicy: retryPolicy(1),
  // A slow segment gets a minute: after an abort it would load from its beginning again.
  fragLoadPolicy: retryPolicy(2, 60_000),
}

/** Quality 0 is the lowest. The cap by player size is off: it would raise `autoLevelCapping`. */
const SAVING: Partial<HlsConfig> = { capLevelToPlayerSize: false, startLevel: 0 }

type LoadArguments = Parameters<Loader<LoaderContext>['load']>

const typeOf = ({ type }: LoaderContext): string => type
const isManifest = (context: LoaderContext) => typeOf(context) === 'manifest'
const isSegment = (context: LoaderContext) => typeOf(context) === 'media-fragment'
/** True for the manifest and for the playlists of levels, audio tracks and captions. */
const isPlaylist = (context: LoaderContext) => isManifest(context) || /^level$|Track$/.test(typeOf(context))

/** Counts how often in a row each playlist has arrived unchanged: levels and tracks alternate. */
function createUnchangedCounter(): (address: string, text: string) => number {
  const last = new Map<string, { text: string; times: number }>()
  return (address, text) => {
    const previous = last.get(address)
    const times = previous?.text === text ? previous.times + 1 : 1
    last.set(address, { text, times })
    return times
  }
}

interface Playing {
  isDetached: () => boolean
  /** Detaches the stream and reports a loss after which nothing can be resumed. */
  end: (reason: LossReason) => void
  /** Plays a plain file with the video element, and reports the reason if that fails. */
  byElement: (fallbackReason: LossReason) => void
  picture: Picture
}

export function playByHls(
  Hls: typeof HlsStream,
  { video, url, startAt, picture }: PlaybackSource,
  byElement: (fallbackReason: LossReason) => void,
): Detach {
  const isSaving = savesData()
  let isDetached = false
  const detach = () => {
    isDetached = true
    reconnect.stop()
    hls.destroy()
  }
  const end = (reason: LossReason) => {
    detach()
    picture.lose(reason)
  }
  const playing: Playing = { isDetached: () => isDetached, end, byElement, picture }
  const hls = new Hls({
    ...SETTINGS,
    ...(isSaving && SAVING),
    startPosition: startAt > 0 ? startAt : -1,
    ...interceptLoads(Hls, playing),
  })
  const reconnect = createReconnect(video, picture, () => {
    // Without a playlist there is nothing to resume.
    if (hls.levels.length === 0) hls.loadSource(url)
    else hls.startLoad()
  })
  handleErrors(Hls, hls, { ...playing, video, url, reconnect })
  // Attached only after the playlist: hls.js (1.7.4) would not cap the quality if it read the size
  // of the element before it knows the levels.
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (hls.media === null) hls.attachMedia(video)
    if (isSaving) hls.autoLevelCapping = 0
  })
  hls.loadSource(url)
  return detach
}

/** Settings that inspect a response before hls.js parses it. */
function interceptLoads(
  Hls: typeof HlsStream,
  { isDetached, end, byElement, picture }: Playing,
): Pick<HlsConfig, 'xhrSetup' | 'loader'> {
  /** @returns whether hls.js may parse the response */
  const acceptsManifest = (text: string, isComplete: boolean) => {
    const content = contentOf(text, isComplete)
    if (content === 'text') end('notVideo')
    if (content === 'file') byElement('unsupported')
    return content === 'playlist' || content === null
  }
  const timesUnchanged = createUnchangedCounter()
  return {
    xhrSetup: (xhr, _url, context) => {
      xhr.addEventListener('progress', () => {
        // Checked early, so that a long film is not loaded to its end before it fails as a
        // playlist.
        if (isManifest(context) && xhr.status < 300) acceptsManifest(xhr.responseText, false)
        // Playlists do not count as data: that of a live stream may have nothing new.
        if (isSegment(context)) picture.onData()
      })
    },
    loader: class extends Hls.DefaultConfig.loader {
      override load(...[context, config, callbacks]: LoadArguments) {
        const onSuccess: typeof callbacks.onSuccess = (response, ...rest) => {
          const text = typeof response.data === 'string' ? response.data : ''
          if (isDetached() || (isManifest(context) && !acceptsManifest(text, true))) return
          const data = withVodTags(text, timesUnchanged(context.url, text))
          if (isProtected(text)) end('protected')
          else callbacks.onSuccess({ ...response, data }, ...rest)
        }
        super.load(context, config, isPlaylist(context) ? { ...callbacks, onSuccess } : callbacks)
      }
    },
  }
}

type Reconnect = ReturnType<typeof createReconnect>

/** Retries a lost connection. Once the picture has stalled, it retries for `RECONNECT_MS`. */
function createReconnect(video: HTMLVideoElement, picture: Picture, load: () => void) {
  let deadline: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const loadIfNeeded = () => {
    // A paused video with a buffered picture needs no data yet.
    if (video.paused && !picture.isStalled()) retryLater()
    else load()
  }
  const retryLater = () => {
    clearTimeout(timer)
    timer = setTimeout(loadIfNeeded, RESTART_DELAY_MS)
  }
  const reset = () => {
    deadline = null
  }
  return {
    retryLater,
    /** False once the picture has been stalled for `RECONNECT_MS`. */
    isAllowed: (): boolean => {
      if (!picture.isStalled()) deadline = null
      else deadline ??= performance.now() + RECONNECT_MS
      return deadline === null || performance.now() < deadline
    },
    /** Data has arrived: the next stall gets the full time again. */
    reset,
    resume: (): void => {
      reset()
      load()
    },
    stop: (): void => clearTimeout(timer),
  }
}

/** Recovers from errors of hls.js if possible, and otherwise reports the reason. */
function handleErrors(
  Hls: typeof HlsStream,
  hls: HlsStream,
  {
    isDetached,
    end,
    byElement,
    picture,
    video,
    url,
    reconnect,
  }: Playing & { video: HTMLVideoElement; url: string; reconnect: Reconnect },
): void {
  let hasPlayed = false
  let recoveries = 0
  /** A server that answers is not asked again: it refuses, or does not let this site read. */
  const handleNetworkError = async (reason: LossReason, address: string) => {
    const isLate = !reconnect.isAllowed()
    const answer = await probe(address)
    if (isDetached()) return
    if (answer === 'unreadable' && hls.levels.length === 0) byElement('media')
    else if (answer === 'refused' || answer === 'unreadable') picture.lose('unavailable', reconnect.resume)
    else if (isLate) picture.lose(reason, reconnect.resume)
    else reconnect.retryLater()
  }
  /** Whether hls.js would fetch the same segment twice more in vain, which a member may pay for. */
  const isHopeless = ({ details, response, errorAction }: ErrorData) => {
    const isRefused = details === 'fragLoadError' && Math.floor((response?.code ?? 0) / 100) === 4
    const isUnreadable = details === 'fragParsingError' && !hasPlayed
    const hasAlternative = errorAction?.nextAutoLevel !== undefined || hls.latestLevelDetails?.live === true
    return (isRefused || isUnreadable) && !hasAlternative
  }
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal && !isHopeless(data)) return
    const reason = lossOf(data, hasPlayed)
    if (isFinal(reason) || (!hasPlayed && (reason === 'media' || reason === 'notVideo'))) end(reason)
    else if (reason === 'media' && recoveries < MAX_RECOVERIES) {
      recoveries += 1
      hls.recoverMediaError()
    } else {
      // Stopped but not destroyed: the member can seek to another place.
      hls.stopLoad()
      if (reason === 'network' || reason === 'unreached') void handleNetworkError(reason, data.url ?? url)
      else if (reason === 'silent' && !picture.isStalled()) reconnect.retryLater()
      else picture.lose(reason, reason === 'media' ? undefined : reconnect.resume)
    }
  })
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    // The event also fires for the header of an MP4, which buffers nothing.
    hasPlayed ||= video.buffered.length > 0
    reconnect.reset()
  })
}
