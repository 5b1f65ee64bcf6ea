import type HlsStream from 'hls.js'
import type { HlsConfig } from 'hls.js'
import { savesData } from '@/lib/data-saver'
import { keptCode } from '@/shared/load/load-code'
import { isPlainFile, lossOf, type LossReason, MENDS } from './rules'

/** Detaches the stream, after which nothing calls back. */
type Detach = () => void

const RESTART_DELAY_MS = 1000

const hlsCode = keptCode(() => import('./hls'))

/** Failures in a row. */
export const codeLosses = hlsCode.failures

/** hls.js tries longer: on a weak network the picture would be still for half a minute. */
const soon = (tries: number) => ({
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 20_000,
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
  fragLoadPolicy: soon(2),
}

/** Quality 0 is the lowest. hls.js's cap by the player's size would raise ours. */
const SAVING: Partial<HlsConfig> = { capLevelToPlayerSize: false, startLevel: 0 }

/** Asks hls.js first, because Chromium says "maybe" to HLS as well; iPhones play it natively. */
export function attachStream(
  video: HTMLVideoElement,
  url: string,
  startAt: number,
  /** `code`: the player's own code did not arrive. */
  onLost: (reason: LossReason | 'code') => void,
): Detach {
  let isGone = false
  let detach: Detach = () => undefined
  const lose = (reason: LossReason | 'code') => {
    if (!isGone) onLost(reason)
  }
  const start = async () => {
    if (isPlainFile(url)) {
      detach = playNatively(video, url, startAt, lose)
      return
    }
    const { default: Hls } = await hlsCode.loadAnew()
    if (isGone) return
    if (Hls.isSupported()) detach = playByHls(Hls, video, url, startAt, lose)
    else if (video.canPlayType('application/vnd.apple.mpegurl') !== '') detach = playNatively(video, url, startAt, lose)
    else lose('unsupported')
  }
  start().catch(() => lose('code'))
  return () => {
    isGone = true
    detach()
    video.removeAttribute('src')
    video.load()
  }
}

function playByHls(
  Hls: typeof HlsStream,
  video: HTMLVideoElement,
  url: string,
  startAt: number,
  lose: (reason: LossReason) => void,
): Detach {
  const isSaving = savesData()
  const hls = new Hls({ ...SETTINGS, ...(isSaving && SAVING), startPosition: startAt > 0 ? startAt : -1 })
  const mended = { network: 0, unavailable: 0, media: 0, unsupported: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal) return
    const reason = lossOf(data)
    // What is buffered plays on: a connection is lost once the picture stands still.
    const playsOn = !video.paused && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
    if (reason !== 'network' || !playsOn) mended[reason] += 1
    if (mended[reason] > MENDS[reason]) {
      // Not destroyed yet: the member can go on from the last picture and position.
      hls.stopLoad()
      lose(reason)
    } else if (reason === 'media') hls.recoverMediaError()
    // Without a playlist there is nothing to resume.
    else timer = setTimeout(() => (hls.levels.length === 0 ? hls.loadSource(url) : hls.startLoad()), RESTART_DELAY_MS)
  })
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    mended.network = 0
  })
  // Not before the playlist: hls.js (1.7.4) forgets to cap the quality if it reads the element's
  // size before it knows the levels.
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (hls.media === null) hls.attachMedia(video)
    if (isSaving) hls.autoLevelCapping = 0
  })
  hls.loadSource(url)
  return () => {
    clearTimeout(timer)
    hls.destroy()
  }
}

function playNatively(
  video: HTMLVideoElement,
  url: string,
  startAt: number,
  lose: (reason: LossReason) => void,
): Detach {
  const onError = () => lose(video.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'media')
  const onMetadata = () => {
    if (startAt > 0) video.currentTime = startAt
  }
  video.addEventListener('error', onError)
  video.addEventListener('loadedmetadata', onMetadata, { once: true })
  video.src = url
  // A browser fetches nothing here before it is asked to play, and an iPhone only soon after a tap.
  void video.play().catch(() => undefined)
  return () => {
    video.removeEventListener('error', onError)
    video.removeEventListener('loadedmetadata', onMetadata)
  }
}
