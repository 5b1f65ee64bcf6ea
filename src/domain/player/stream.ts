import { retryableImport } from '@/kit/load/module'
import { classifyAddress } from './probe'
import { type Detach, type PlaybackSource, playByHls } from './play-by-hls'
import { isVideoFileUrl, elementFailureReason, type FailureReason } from './rules'
import { type PlaybackFailure, watchPicture } from './watch'

const hlsCode = retryableImport(() => import('./hls'))

/** Returns how often in a row the code of hls.js has failed to load. */
export const countCodeFailures = hlsCode.countFailures

/**
 * Plays the stream in the video element. An address with a video file's extension is first played
 * by the element itself. For any other address hls.js comes first, because `canPlayType` is
 * unreliable: Chromium, too, answers "maybe" for HLS. If the browser does not support hls.js, as on
 * older iPhones, the element plays HLS itself. If a response shows that the extension was wrong,
 * hls.js or the element takes over.
 * @param startAt position in seconds
 * @param onLoss called with the reason if the video stops, and with null if it continues
 */
export function attachStream(
  video: HTMLVideoElement,
  url: string,
  startAt: number,
  onLoss: (loss: PlaybackFailure | null) => void,
): Detach {
  let isDetached = false
  let detach: Detach = () => undefined
  const picture = watchPicture(video, onLoss)
  const source: PlaybackSource = { video, url, startAt, picture }
  const replacePlayback = (start: () => Detach) => {
    if (isDetached) return
    detach()
    detach = start()
  }
  const startByElement = (fallbackReason: FailureReason | null) =>
    replacePlayback(() => playByElement(source, fallbackReason, startByHls))
  const startByHls = () => {
    const start = async () => {
      const { default: Hls } = await hlsCode.reload()
      if (Hls.isSupported()) replacePlayback(() => playByHls(Hls, source, startByElement))
      else if (isDetached) return
      else if (video.canPlayType('application/vnd.apple.mpegurl') !== '') startByElement(null)
      else picture.lose('unsupported')
    }
    // If the code of hls.js does not load, the player shows a message with a retry button.
    start().catch(() => {
      if (!isDetached) picture.lose('code')
    })
  }
  const detachAll = () => {
    detach()
    detach = () => undefined
    video.removeAttribute('src')
    video.load()
  }
  // The browser asks for decryption keys. Tiga has none, so the video cannot play.
  const onEncrypted = () => {
    detachAll()
    picture.lose('protected')
  }
  video.addEventListener('encrypted', onEncrypted)
  if (isVideoFileUrl(url)) startByElement(null)
  else startByHls()
  return () => {
    isDetached = true
    picture.stop()
    video.removeEventListener('encrypted', onEncrypted)
    detachAll()
  }
}

/**
 * @param fallbackReason reported if the element fails before the video has played. If it is null,
 * or the video has played, a request to the address finds the reason.
 */
function playByElement(
  { video, url, startAt, picture }: PlaybackSource,
  fallbackReason: FailureReason | null,
  startByHls: () => void,
): Detach {
  let isDetached = false
  const reportReason = async () => {
    const code = video.error?.code
    const probeResult = await classifyAddress(url)
    if (isDetached) return
    if (probeResult === 'playlist' && isVideoFileUrl(url)) startByHls()
    else picture.lose(elementFailureReason(code, probeResult, video.currentTime > startAt))
  }
  const onError = () => {
    // A video that has played has a supported format, so only a request finds the reason.
    if (fallbackReason === null || video.currentTime > startAt) void reportReason()
    else picture.lose(fallbackReason)
  }
  const onMetadata = () => {
    if (startAt > 0) video.currentTime = startAt
  }
  video.addEventListener('error', onError)
  video.addEventListener('progress', picture.onData)
  video.addEventListener('loadedmetadata', onMetadata, { once: true })
  video.src = url
  // `play()` is called at once: because of `preload="none"`, browsers load nothing before `play()`,
  // and an iPhone allows `play()` only shortly after a tap.
  void video.play().catch(() => undefined)
  return () => {
    isDetached = true
    video.removeEventListener('error', onError)
    video.removeEventListener('progress', picture.onData)
    video.removeEventListener('loadedmetadata', onMetadata)
  }
}
