import { retryableImport } from '@/kit/load/module'
import { probe } from './probe'
import { type Detach, type PlaybackSource, playByHls } from './play-by-hls'
import { isPlainFile, lossOfElement, type LossReason } from './rules'
import { type Loss, watchPicture } from './watch'

const hlsCode = retryableImport(() => import('./hls'))

/** How often in a row the code of hls.js has failed to load. */
export const codeLosses = hlsCode.failures

/**
 * Tries hls.js first, because Chromium answers "maybe" for HLS as well; browsers that hls.js does
 * not support, such as older iPhones, play HLS themselves. The extension of an address is only a
 * guess: the response decides.
 * @param startAt in seconds
 * @param onLoss gets null if the picture plays on after a loss
 */
export function attachStream(
  video: HTMLVideoElement,
  url: string,
  startAt: number,
  onLoss: (loss: Loss | null) => void,
): Detach {
  let isDetached = false
  let detach: Detach = () => undefined
  const picture = watchPicture(video, onLoss)
  const source: PlaybackSource = { video, url, startAt, picture }
  const play = (start: () => Detach) => {
    if (isDetached) return
    detach()
    detach = start()
  }
  const byElement = (fallbackReason: LossReason | null) => play(() => playByElement(source, fallbackReason, byHls))
  const byHls = () => {
    const start = async () => {
      const { default: Hls } = await hlsCode.reload()
      if (Hls.isSupported()) play(() => playByHls(Hls, source, byElement))
      else if (isDetached) return
      else if (video.canPlayType('application/vnd.apple.mpegurl') !== '') byElement(null)
      else picture.lose('unsupported')
    }
    // The code of hls.js did not load: the player shows that as a loss.
    start().catch(() => {
      if (!isDetached) picture.lose('code')
    })
  }
  const leave = () => {
    detach()
    detach = () => undefined
    video.removeAttribute('src')
    video.load()
  }
  // The browser asks the page for keys, and Tiga has none.
  const onEncrypted = () => {
    leave()
    picture.lose('protected')
  }
  video.addEventListener('encrypted', onEncrypted)
  if (isPlainFile(url)) byElement(null)
  else byHls()
  return () => {
    isDetached = true
    picture.stop()
    video.removeEventListener('encrypted', onEncrypted)
    leave()
  }
}

/** @param fallbackReason reported if it fails; null: a probe finds the reason */
function playByElement(
  { video, url, startAt, picture }: PlaybackSource,
  fallbackReason: LossReason | null,
  byHls: () => void,
): Detach {
  let isDetached = false
  const reportReason = async () => {
    const code = video.error?.code
    const answer = await probe(url)
    if (isDetached) return
    if (answer === 'playlist' && isPlainFile(url)) byHls()
    else picture.lose(lossOfElement(code, answer, video.currentTime > startAt))
  }
  const onError = () => {
    if (fallbackReason === null) void reportReason()
    else picture.lose(fallbackReason)
  }
  const onMetadata = () => {
    if (startAt > 0) video.currentTime = startAt
  }
  video.addEventListener('error', onError)
  video.addEventListener('progress', picture.onData)
  video.addEventListener('loadedmetadata', onMetadata, { once: true })
  video.src = url
  // Browsers load nothing (`preload="none"`) before `play()`, and an iPhone only soon after a tap.
  void video.play().catch(() => undefined)
  return () => {
    isDetached = true
    video.removeEventListener('error', onError)
    video.removeEventListener('progress', picture.onData)
    video.removeEventListener('loadedmetadata', onMetadata)
  }
}
