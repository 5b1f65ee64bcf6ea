import type HlsStream from 'hls.js'
import type { ErrorData, HlsConfig, Loader, LoaderContext } from 'hls.js'
import { savesData } from '@/lib/data-saver'
import { keptCode } from '@/kit/load/load-code'
import { peek } from './peek'
import {
  contentOf,
  isFinal,
  isPlainFile,
  isProtected,
  lossOf,
  lossOfElement,
  type LossReason,
  withItsEnds,
} from './rules'
import { type Loss, type Picture, watchPicture } from './watch'

/** Detaches the stream, after which nothing calls back. */
type Detach = () => void

const RESTART_DELAY_MS = 1000
/** So long is a lost connection tried again while the picture stands still. */
const MENDING_MS = 4000
const MOST_RECOVERIES = 2

const hlsCode = keptCode(() => import('./hls'))

/** Failures in a row. */
export const codeLosses = hlsCode.failures

/**
 * hls.js tries longer: on a weak network the picture would be still for half a minute. A silent
 * server is asked twice.
 */
const soon = (tries: number, maxLoadTimeMs = 18_000) => ({
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
  manifestLoadPolicy: soon(1),
  playlistLoadPolicy: soon(1),
  keyLoadPolicy: soon(1),
  // A segment that still arrives is waited for: cut short, it would be fetched from its beginning.
  fragLoadPolicy: soon(2, 60_000),
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

interface Parts {
  video: HTMLVideoElement
  url: string
  /** In seconds. */
  startAt: number
  picture: Picture
}

/**
 * Asks hls.js first, because Chromium says "maybe" to HLS as well; iPhones play it natively. The
 * ending of an address is a guess: what comes decides.
 * @param startAt in seconds
 * @param onLoss null: the picture plays on after a loss
 */
export function attachStream(
  video: HTMLVideoElement,
  url: string,
  startAt: number,
  onLoss: (loss: Loss | null) => void,
): Detach {
  let isGone = false
  let detach: Detach = () => undefined
  const picture = watchPicture(video, onLoss)
  const parts: Parts = { video, url, startAt, picture }
  const play = (start: () => Detach) => {
    if (isGone) return
    detach()
    detach = start()
  }
  const natively = (otherwise: LossReason | null) => play(() => playNatively(parts, otherwise, byHls))
  const byHls = () => {
    const start = async () => {
      const { default: Hls } = await hlsCode.loadAnew()
      if (Hls.isSupported()) play(() => playByHls(Hls, parts, natively))
      else if (isGone) return
      else if (video.canPlayType('application/vnd.apple.mpegurl') !== '') natively(null)
      else picture.lose('unsupported')
    }
    // The code of hls.js did not arrive: the player says so.
    start().catch(() => {
      if (!isGone) picture.lose('code')
    })
  }
  const leave = () => {
    detach()
    detach = () => undefined
    video.removeAttribute('src')
    video.load()
  }
  // A browser asks the page for keys, which Tiga has not.
  const onEncrypted = () => {
    leave()
    picture.lose('protected')
  }
  video.addEventListener('encrypted', onEncrypted)
  if (isPlainFile(url)) natively(null)
  else byHls()
  return () => {
    isGone = true
    picture.stop()
    video.removeEventListener('encrypted', onEncrypted)
    leave()
  }
}

/** @param natively plays what is no stream, and tells the reason where that fails */
function playByHls(
  Hls: typeof HlsStream,
  { video, url, startAt, picture }: Parts,
  natively: (otherwise: LossReason) => void,
): Detach {
  const isSaving = savesData()
  let isGone = false
  let hasPlayed = false
  let recoveries = 0
  let mendUntil: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const detach = () => {
    isGone = true
    clearTimeout(timer)
    hls.destroy()
  }
  const end = (reason: LossReason) => {
    detach()
    picture.lose(reason)
  }
  /** @returns whether hls.js reads on */
  const readsManifest = (text: string, isWhole: boolean) => {
    const content = contentOf(text, isWhole)
    if (content === 'text') end('notVideo')
    if (content === 'file') natively('unsupported')
    return content === 'playlist' || content === null
  }
  const timesAlike = countAlike()
  const hls = new Hls({
    ...SETTINGS,
    ...(isSaving && SAVING),
    startPosition: startAt > 0 ? startAt : -1,
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
          if (isGone || (isManifest(context) && !readsManifest(text, true))) return
          const data = withItsEnds(text, timesAlike(context.url, text))
          if (isProtected(text)) end('protected')
          else callbacks.onSuccess({ ...response, data }, ...rest)
        }
        super.load(context, config, isPlaylist(context) ? { ...callbacks, onSuccess } : callbacks)
      }
    },
  })
  const load = () => {
    // Without a playlist there is nothing to resume.
    if (hls.levels.length === 0) hls.loadSource(url)
    else hls.startLoad()
  }
  const resume = () => {
    mendUntil = null
    load()
  }
  // What is buffered plays on, and a film that is paused needs nothing yet.
  const mend = () => {
    if (video.paused && !picture.stands()) mendSoon()
    else load()
  }
  const mendSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(mend, RESTART_DELAY_MS)
  }
  const mayMend = () => {
    if (!picture.stands()) mendUntil = null
    else mendUntil ??= performance.now() + MENDING_MS
    return mendUntil === null || performance.now() < mendUntil
  }
  /** A server that answers is not tried again: it refuses, or forbids to be read. */
  const onBroken = async (reason: LossReason, address: string) => {
    const isLate = !mayMend()
    const answer = await peek(address)
    if (isGone) return
    if (answer === 'unreadable' && hls.levels.length === 0) natively('media')
    else if (answer === 'refused' || answer === 'unreadable') picture.lose('unavailable', resume)
    else if (isLate) picture.lose(reason, resume)
    else mendSoon()
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
    else if (reason === 'media' && recoveries < MOST_RECOVERIES) {
      recoveries += 1
      hls.recoverMediaError()
    } else {
      // Not destroyed: the member can go on from another place.
      hls.stopLoad()
      if (reason === 'network' || reason === 'unreached') void onBroken(reason, data.url ?? url)
      else if (reason === 'silent' && !picture.stands()) mendSoon()
      else picture.lose(reason, reason === 'media' ? undefined : resume)
    }
  })
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    // The head of an MP4 counts as a fragment too.
    hasPlayed ||= video.buffered.length > 0
    mendUntil = null
  })
  // Not before the playlist: hls.js (1.7.4) forgets to cap the quality if it reads the element's
  // size before it knows the levels.
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (hls.media === null) hls.attachMedia(video)
    if (isSaving) hls.autoLevelCapping = 0
  })
  hls.loadSource(url)
  return detach
}

/**
 * @param otherwise what to tell where it fails; null: the reason is looked for
 * @param byHls plays what turns out to be a stream
 */
function playNatively(
  { video, url, startAt, picture }: Parts,
  otherwise: LossReason | null,
  byHls: () => void,
): Detach {
  let isGone = false
  const tellWhy = async () => {
    const code = video.error?.code
    const answer = await peek(url)
    if (isGone) return
    if (answer === 'playlist' && isPlainFile(url)) byHls()
    else picture.lose(lossOfElement(code, answer, video.currentTime > startAt))
  }
  const onError = () => {
    if (otherwise === null) void tellWhy()
    else picture.lose(otherwise)
  }
  const onMetadata = () => {
    if (startAt > 0) video.currentTime = startAt
  }
  video.addEventListener('error', onError)
  video.addEventListener('progress', picture.sign)
  video.addEventListener('loadedmetadata', onMetadata, { once: true })
  video.src = url
  // A browser fetches nothing here before it is asked to play, and an iPhone only soon after a tap.
  void video.play().catch(() => undefined)
  return () => {
    isGone = true
    video.removeEventListener('error', onError)
    video.removeEventListener('progress', picture.sign)
    video.removeEventListener('loadedmetadata', onMetadata)
  }
}
