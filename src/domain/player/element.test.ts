// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCommands, leaveFullScreenAndPictureInPicture, toggleFullScreen, isFullScreenNotReady } from './element'

const lock = vi.fn<(to: string) => Promise<void>>()

beforeEach(() => {
  lock.mockReset().mockResolvedValue()
  Object.defineProperty(screen, 'orientation', { value: { lock }, configurable: true })
})

afterEach(() => void Reflect.deleteProperty(screen, 'orientation'))

function videoOf(width: number, height: number): { video: HTMLVideoElement; fill: () => Promise<void> } {
  const player = document.createElement('section')
  const video = document.createElement('video')
  player.append(video)
  const requestFullscreen = vi.fn<() => Promise<void>>().mockResolvedValue()
  Object.assign(player, { requestFullscreen })
  Object.defineProperties(video, { videoWidth: { value: width }, videoHeight: { value: height } })
  return { video, fill: requestFullscreen }
}

it('toggleFullScreen locks a wide video to landscape, but not a tall video', async () => {
  const { video, fill: requestFullscreen } = videoOf(640, 360)
  await toggleFullScreen(video)
  expect(requestFullscreen).toHaveBeenCalledOnce()
  await toggleFullScreen(videoOf(360, 640).video)
  expect(lock.mock.calls).toEqual([['landscape']])
})

it('toggleFullScreen opens full screen even if the browser refuses or lacks the orientation lock', async () => {
  lock.mockRejectedValue(new Error('NotSupportedError'))
  for (const orientation of [{ lock }, {}, undefined]) {
    Object.defineProperty(screen, 'orientation', { value: orientation, configurable: true })
    const { video, fill: requestFullscreen } = videoOf(640, 360)
    await toggleFullScreen(video)
    expect(requestFullscreen).toHaveBeenCalledOnce()
  }
})

it('toggleFullScreen and leaveFullScreenAndPictureInPicture use the iPhone’s video full screen if pages have no full screen', async () => {
  const video = document.createElement('video')
  const [enter, exit] = [vi.fn<() => void>(), vi.fn<() => void>()]
  Object.assign(video, { webkitEnterFullscreen: enter })
  await toggleFullScreen(video)
  expect(enter).toHaveBeenCalledOnce()
  Object.assign(video, { webkitDisplayingFullscreen: true, webkitExitFullscreen: exit })
  await leaveFullScreenAndPictureInPicture(video)
  expect(exit).toHaveBeenCalledOnce()
})

it('isFullScreenNotReady returns true only if the video has no metadata and only the iPhone’s own full screen exists', () => {
  const { video } = videoOf(640, 360)
  expect(isFullScreenNotReady(null)).toBe(false)
  Object.assign(video, { webkitEnterFullscreen: () => undefined })
  expect(isFullScreenNotReady(video)).toBe(true)
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_METADATA, configurable: true })
  expect(isFullScreenNotReady(video)).toBe(false)
  const modernVideo = videoOf(640, 360).video
  Object.assign(modernVideo, { webkitEnterFullscreen: () => undefined, requestFullscreen: () => undefined })
  expect(isFullScreenNotReady(modernVideo)).toBe(false)
})

it('setSpeed sets a speed that is kept when a stream is loaded', () => {
  const { video } = videoOf(640, 360)
  createCommands(video, { isStarted: false, start: () => undefined }, null).setSpeed(1.5)
  video.load()
  expect([video.playbackRate, video.defaultPlaybackRate]).toEqual([1.5, 1.5])
})
