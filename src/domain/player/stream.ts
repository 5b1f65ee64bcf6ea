import { retryableImport } from '@/kit/load/module'
import { probe } from './probe'
import { type Detach, type PlaybackSource, playByHls } from './play-by-hls'
import { isPlainFile, lossOfElement, type LossReason } from './rules'
import { type Loss, watchPicture } from './watch'

const hlsCode = retryableImport(() => import('./hls'))

/** Failures in a row. */
export const codeLosses = hlsCode.failures

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
  const parts: PlaybackSource = { video, url, startAt, picture }
  const play = (start: () => Detach) => {
    if (isGone) return
    detach()
    detach = start()
  }
  const natively = (otherwise: LossReason | null) => play(() => playNatively(parts, otherwise, byHls))
  const byHls = () => {
    const start = async () => {
      const { default: Hls } = await hlsCode.reload()
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

/**
 * @param otherwise what to tell where it fails; null: the reason is looked for
 * @param byHls plays what turns out to be a stream
 */
function playNatively(
  { video, url, startAt, picture }: PlaybackSource,
  otherwise: LossReason | null,
  byHls: () => void,
): Detach {
  let isGone = false
  const tellWhy = async () => {
    const code = video.error?.code
    const answer = await probe(url)
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
