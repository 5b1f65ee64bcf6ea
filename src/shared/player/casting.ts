/** Safari's, which says whether the picture is on a television. */
interface CastableVideo extends HTMLVideoElement {
  webkitCurrentPlaybackTargetIsWireless?: boolean
}

const CHANGED = 'webkitcurrentplaybacktargetiswirelesschanged'
/** Marks the address that we added beside the one of hls.js. */
const MARK = 'data-casting'

/**
 * Where the browser manages the media source (Safari 17.1), hls.js gives it as a `<source>` and
 * turns casting off, as a television cannot read it. A second one, with the stream's own address,
 * is what AirPlay takes over. Only once the media source is open: it would not open else.
 */
export function offerForCasting(video: HTMLVideoElement, url: string): void {
  takeBackCasting(video)
  if (video.querySelector('source') === null) return
  const source = document.createElement('source')
  source.type = 'application/x-mpegURL'
  source.src = url
  source.setAttribute(MARK, '')
  video.append(source)
  video.disableRemotePlayback = false
}

/** Or an element without its stream would play this one. */
export function takeBackCasting(video: HTMLVideoElement): void {
  video.querySelector(`[${MARK}]`)?.remove()
}

/** @returns ends it */
export function onBackFromCasting(video: CastableVideo, act: () => void): () => void {
  const listener = () => {
    if (video.webkitCurrentPlaybackTargetIsWireless !== true) act()
  }
  video.addEventListener(CHANGED, listener)
  return () => video.removeEventListener(CHANGED, listener)
}
