import type HlsStream from 'hls.js'
import type { ErrorData, HlsConfig, Loader, LoaderContext } from 'hls.js'
import { shouldSaveData } from '@/lib/data-saver'
import { classifyAddress } from './probe'
import {
  classifyContent,
  isPermanentFailure,
  isProtected,
  hlsFailureReason,
  type FailureReason,
  withVodTags,
} from './rules'
import type { PictureWatcher } from './watch'

/** Stops the stream. Answers that arrive later are ignored. */
export type Detach = () => void

export interface PlaybackSource {
  video: HTMLVideoElement
  url: string
  /** The position to start at, in seconds. */
  startAt: number
  picture: PictureWatcher
}

const RESTART_DELAY_MS = 1000
/** Once the picture has stalled, a lost connection is retried only for this long. */
const RECONNECT_MS = 4000
const MAX_RECOVERIES = 2

/**
 * Sets fewer retries than hls.js does by default, because many retries can freeze the picture for
 * half a minute.
 */
const retryPolicy = (retryCount: number, maxLoadTimeMs = 18_000) => ({
  default: {
    maxTimeToFirstByteMs: 9000,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: retryCount, retryDelayMs: 500, maxRetryDelayMs: 2000 },
  },
})

const HLS_SETTINGS: Partial<HlsConfig> = {
  // Loads no higher quality than the player's size can show, because mobile data costs money.
  capLevelToPlayerSize: true,
  maxBufferLength: 30,
  maxMaxBufferLength: 60,
  backBufferLength: 30,
  manifestLoadPolicy: retryPolicy(1),
  playlistLoadPolicy: retryPolicy(1),
  keyLoadPolicy: retryPolicy(1),
  // A slow segment may take a minute, because an aborted segment is loaded again from its start.
  fragLoadPolicy: retryPolicy(2, 60_000),
}

/**
 * Starts with level 0, the lowest quality. `autoLevelCapping` then keeps the stream at level 0. The
 * cap by player size is off, because hls.js would otherwise raise `autoLevelCapping`.
 */
const DATA_SAVER_SETTINGS: Partial<HlsConfig> = { capLevelToPlayerSize: false, startLevel: 0 }

type LoadArguments = Parameters<Loader<LoaderContext>['load']>

const requestTypeOf = ({ type }: LoaderContext): string => type
const isManifest = (context: LoaderContext) => requestTypeOf(context) === 'manifest'
const isSegment = (context: LoaderContext) => requestTypeOf(context) === 'media-fragment'
/** Includes the manifest and the playlists of quality levels, audio tracks and captions. */
const isPlaylist = (context: LoaderContext) => isManifest(context) || /^level$|Track$/.test(requestTypeOf(context))

/**
 * Counts how often in a row a playlist has arrived unchanged. Each address is counted separately,
 * because playlists of levels and tracks arrive in turn.
 */
function createUnchangedLoadCounter(): (address: string, text: string) => number {
  const lastTexts = new Map<string, { text: string; times: number }>()
  return (address, text) => {
    const previous = lastTexts.get(address)
    const loadCount = previous?.text === text ? previous.times + 1 : 1
    lastTexts.set(address, { text, times: loadCount })
    return loadCount
  }
}

interface PlaybackHandle {
  isDetached: () => boolean
  /** Detaches the stream and reports the reason. Only a new start can then play the video. */
  end: (reason: FailureReason) => void
  /** Plays the address with the video element. If the element also fails, reports the reason. */
  byElement: (fallbackReason: FailureReason) => void
  picture: PictureWatcher
}

export function playByHls(
  Hls: typeof HlsStream,
  { video, url, startAt, picture }: PlaybackSource,
  byElement: (fallbackReason: FailureReason) => void,
): Detach {
  const isSavingData = shouldSaveData()
  let isDetached = false
  const detach = () => {
    isDetached = true
    reconnector.stop()
    hls.destroy()
  }
  const end = (reason: FailureReason) => {
    detach()
    picture.lose(reason)
  }
  const playbackHandle: PlaybackHandle = { isDetached: () => isDetached, end, byElement, picture }
  const hls = new Hls({
    ...HLS_SETTINGS,
    ...(isSavingData && DATA_SAVER_SETTINGS),
    startPosition: startAt > 0 ? startAt : -1,
    ...interceptLoads(Hls, playbackHandle),
  })
  const reconnector = createReconnector(video, picture, () => {
    // If no playlist has been loaded, hls.js starts again with the address.
    if (hls.levels.length === 0) hls.loadSource(url)
    else hls.startLoad()
  })
  handleErrors(Hls, hls, { ...playbackHandle, video, url, reconnect: reconnector })
  // The element is attached only after the playlist has been parsed. If hls.js (1.7.4) read the
  // element's size before the quality levels, it would not cap the quality.
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (hls.media === null) hls.attachMedia(video)
    if (isSavingData) hls.autoLevelCapping = 0
  })
  hls.loadSource(url)
  return detach
}

/** The settings inspect each playlist before hls.js parses it, and report segments to `picture`. */
function interceptLoads(
  Hls: typeof HlsStream,
  { isDetached, end, byElement, picture }: PlaybackHandle,
): Pick<HlsConfig, 'xhrSetup' | 'loader'> {
  /**
   * Ends with `notVideo` if the response is readable text other than a playlist. Plays binary data
   * with the video element.
   * @returns true if hls.js may parse the response, or if too little has arrived to know
   */
  const acceptsManifest = (text: string, isComplete: boolean) => {
    const contentType = classifyContent(text, isComplete)
    if (contentType === 'text') end('notVideo')
    if (contentType === 'file') byElement('unsupported')
    return contentType === 'playlist' || contentType === null
  }
  const countUnchangedLoads = createUnchangedLoadCounter()
  return {
    xhrSetup: (xhr, _url, context) => {
      xhr.addEventListener('progress', () => {
        // The response is checked while it arrives. Otherwise a film would be loaded whole first.
        if (isManifest(context) && xhr.status < 300) acceptsManifest(xhr.responseText, false)
        // Only segments count as data, because a live stream loads its playlist again and again
        // even if no new video arrives.
        if (isSegment(context)) picture.onData()
      })
    },
    loader: class extends Hls.DefaultConfig.loader {
      override load(...[context, config, callbacks]: LoadArguments) {
        const onSuccess: typeof callbacks.onSuccess = (response, ...rest) => {
          const text = typeof response.data === 'string' ? response.data : ''
          if (isDetached() || (isManifest(context) && !acceptsManifest(text, true))) return
          const data = withVodTags(text, countUnchangedLoads(context.url, text))
          if (isProtected(text)) end('protected')
          else callbacks.onSuccess({ ...response, data }, ...rest)
        }
        super.load(context, config, isPlaylist(context) ? { ...callbacks, onSuccess } : callbacks)
      }
    },
  }
}

type Reconnector = ReturnType<typeof createReconnector>

/** Creates functions that retry a lost connection. `load` makes hls.js load again. */
function createReconnector(video: HTMLVideoElement, picture: PictureWatcher, load: () => void) {
  let deadlineMs: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const loadIfNeeded = () => {
    // A paused video with a buffered picture needs no data yet, so loading waits.
    if (video.paused && !picture.isStalled()) retryLater()
    else load()
  }
  const retryLater = () => {
    clearTimeout(timer)
    timer = setTimeout(loadIfNeeded, RESTART_DELAY_MS)
  }
  const reset = () => {
    deadlineMs = null
  }
  return {
    retryLater,
    /** False once `RECONNECT_MS` have passed since the first call during a stall of the picture. */
    isAllowed: (): boolean => {
      if (!picture.isStalled()) deadlineMs = null
      else deadlineMs ??= performance.now() + RECONNECT_MS
      return deadlineMs === null || performance.now() < deadlineMs
    },
    /** Gives the next stall the full `RECONNECT_MS`. Called, for example, when data has arrived. */
    reset,
    resume: (): void => {
      reset()
      load()
    },
    stop: (): void => clearTimeout(timer),
  }
}

/** Recovers from errors of hls.js if possible. Otherwise reports the reason. */
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
  }: PlaybackHandle & { video: HTMLVideoElement; url: string; reconnect: Reconnector },
): void {
  let hasPlayed = false
  let recoveryCount = 0
  /**
   * Finds out whether the server answers. Then retries later, plays the address with the video
   * element, or reports a failure. Does not retry if the server refuses the video or forbids this
   * site to read it.
   */
  const handleNetworkError = async (reason: FailureReason, address: string) => {
    const isReconnectTimeOver = !reconnect.isAllowed()
    const probeResult = await classifyAddress(address)
    if (isDetached()) return
    if (probeResult === 'unreadable' && hls.levels.length === 0) byElement('media')
    else if (probeResult === 'refused' || probeResult === 'unreadable') picture.lose('unavailable', reconnect.resume)
    else if (isReconnectTimeOver) picture.lose(reason, reconnect.resume)
    else reconnect.retryLater()
  }
  /** True if hls.js would only load the same segment again in vain, which costs mobile data. */
  const isRetryHopeless = ({ details, response, errorAction }: ErrorData) => {
    const isRefused = details === 'fragLoadError' && Math.floor((response?.code ?? 0) / 100) === 4
    const isUnreadable = details === 'fragParsingError' && !hasPlayed
    const hasAlternative = errorAction?.nextAutoLevel !== undefined || hls.latestLevelDetails?.live === true
    return (isRefused || isUnreadable) && !hasAlternative
  }
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal && !isRetryHopeless(data)) return
    const reason = hlsFailureReason(data, hasPlayed)
    if (isPermanentFailure(reason) || (!hasPlayed && (reason === 'media' || reason === 'notVideo'))) end(reason)
    else if (reason === 'media' && recoveryCount < MAX_RECOVERIES) {
      recoveryCount += 1
      hls.recoverMediaError()
    } else {
      // hls.js is stopped, but not destroyed, so the member can seek to another place.
      hls.stopLoad()
      if (reason === 'network' || reason === 'unreached') void handleNetworkError(reason, data.url ?? url)
      else if (reason === 'silent' && !picture.isStalled()) reconnect.retryLater()
      else picture.lose(reason, reason === 'media' ? undefined : reconnect.resume)
    }
  })
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    // The event also fires for an MP4 header, which buffers nothing and does not count as played.
    hasPlayed ||= video.buffered.length > 0
    reconnect.reset()
  })
}
