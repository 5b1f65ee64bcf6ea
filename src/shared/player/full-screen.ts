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
  else if (typeof player.requestFullscreen === 'function') await player.requestFullscreen()
  else video.webkitEnterFullscreen?.()
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
