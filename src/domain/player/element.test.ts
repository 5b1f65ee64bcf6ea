// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commandsFor, leaveAll, toggleFullScreen, waitsForPicture } from './element'

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
  const fill = vi.fn<() => Promise<void>>().mockResolvedValue()
  Object.assign(player, { requestFullscreen: fill })
  Object.defineProperties(video, { videoWidth: { value: width }, videoHeight: { value: height } })
  return { video, fill }
}

it('turns a wide picture sideways, and leaves a tall one upright', async () => {
  const { video, fill } = videoOf(640, 360)
  await toggleFullScreen(video)
  expect(fill).toHaveBeenCalledOnce()
  await toggleFullScreen(videoOf(360, 640).video)
  expect(lock.mock.calls).toEqual([['landscape']])
})

it('fills the screen where the browser refuses to turn, cannot, or knows no orientation', async () => {
  lock.mockRejectedValue(new Error('NotSupportedError'))
  for (const orientation of [{ lock }, {}, undefined]) {
    Object.defineProperty(screen, 'orientation', { value: orientation, configurable: true })
    const { video, fill } = videoOf(640, 360)
    await toggleFullScreen(video)
    expect(fill).toHaveBeenCalledOnce()
  }
})

it('uses the full screen of an iPhone’s video element where there is no other, and leaves it', async () => {
  const video = document.createElement('video')
  const [enter, exit] = [vi.fn<() => void>(), vi.fn<() => void>()]
  Object.assign(video, { webkitEnterFullscreen: enter })
  await toggleFullScreen(video)
  expect(enter).toHaveBeenCalledOnce()
  Object.assign(video, { webkitDisplayingFullscreen: true, webkitExitFullscreen: exit })
  await leaveAll(video)
  expect(exit).toHaveBeenCalledOnce()
})

it('waits for a picture only where nothing but the element can be full screen', () => {
  const { video } = videoOf(640, 360)
  expect(waitsForPicture(null)).toBe(false)
  Object.assign(video, { webkitEnterFullscreen: () => undefined })
  expect(waitsForPicture(video)).toBe(true)
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_METADATA, configurable: true })
  expect(waitsForPicture(video)).toBe(false)
  const modern = videoOf(640, 360).video
  Object.assign(modern, { webkitEnterFullscreen: () => undefined, requestFullscreen: () => undefined })
  expect(waitsForPicture(modern)).toBe(false)
})

it('keeps the chosen speed through every load of a stream', () => {
  const { video } = videoOf(640, 360)
  commandsFor(video, { isStarted: false, start: () => undefined }, null).setSpeed(1.5)
  video.load()
  expect([video.playbackRate, video.defaultPlaybackRate]).toEqual([1.5, 1.5])
})
