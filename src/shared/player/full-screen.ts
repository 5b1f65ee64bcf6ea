/** An iPhone's video element: it has full screen of its own and no other. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

/** The player with its controls over the whole screen, or back again. */
export async function toggleFullScreen(video: PhoneVideo): Promise<void> {
  const player = video.closest('section') ?? video
  if (document.fullscreenElement !== null) await document.exitFullscreen()
  else if (typeof player.requestFullscreen === 'function') await player.requestFullscreen()
  else video.webkitEnterFullscreen?.()
}

export function hasPictureInPicture(): boolean {
  return document.pictureInPictureEnabled
}

/** The video in a window of its own above other apps, or back again. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture()
  else await video.requestPictureInPicture()
}

/** Back into the page from both, so that what it says is seen. */
export async function leaveAll(video: HTMLVideoElement): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen()
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture()
}
