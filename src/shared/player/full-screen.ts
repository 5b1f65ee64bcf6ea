/** An iPhone's video element has a full screen of its own and no other. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

export async function toggleFullScreen(video: PhoneVideo): Promise<void> {
  const player = video.closest('section') ?? video
  if (document.fullscreenElement !== null) await document.exitFullscreen()
  else if (typeof player.requestFullscreen === 'function') await player.requestFullscreen()
  else video.webkitEnterFullscreen?.()
}

export function hasPictureInPicture(): boolean {
  return document.pictureInPictureEnabled
}

export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture()
  else await video.requestPictureInPicture()
}

export async function leaveAll(video: HTMLVideoElement): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen()
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture()
}
