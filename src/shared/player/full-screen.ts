/** Before iOS 16.4, an iPhone's video element has a full screen of its own and no other. */
interface PhoneVideo extends HTMLVideoElement {
  webkitDisplayingFullscreen?: boolean
  webkitEnterFullscreen?: () => void
  webkitExitFullscreen?: () => void
}

export function isFullScreen(video: PhoneVideo): boolean {
  return isPageFullScreen() || video.webkitDisplayingFullscreen === true
}

/** Undefined where the page cannot be full screen. */
function isPageFullScreen(): boolean {
  return (document.fullscreenElement ?? null) !== null
}

export async function toggleFullScreen(video: PhoneVideo): Promise<void> {
  const player = video.closest('section') ?? video
  if (isFullScreen(video)) await leaveFullScreen(video)
  else if (typeof player.requestFullscreen === 'function') {
    await player.requestFullscreen()
    if (video.videoWidth >= video.videoHeight) await turnSideways()
  } else video.webkitEnterFullscreen?.()
}

/** Browsers take the lock back when the page leaves full screen. Many refuse it. */
async function turnSideways(): Promise<void> {
  const { orientation }: { orientation?: { lock?: (to: 'landscape') => Promise<void> } } = screen
  await orientation?.lock?.('landscape').catch(() => undefined)
}

async function leaveFullScreen(video: PhoneVideo): Promise<void> {
  if (isPageFullScreen()) await document.exitFullscreen()
  else video.webkitExitFullscreen?.()
}

export function hasPictureInPicture(): boolean {
  return document.pictureInPictureEnabled
}

export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture()
  else await video.requestPictureInPicture()
}

export async function leaveAll(video: HTMLVideoElement): Promise<void> {
  if (isFullScreen(video)) await leaveFullScreen(video)
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture()
}
