import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Video } from '@/api/video-schema'
import { videoQueries } from '@/api/videos'
import { chooseDataSaver } from '@/lib/data-saver'
import { savedPosition, savePosition } from '@/domain/player/positions'
import { answerGetsWith, callsTo } from '../support/api'
import { untilIdle } from '../support/look'
import { openScreen } from '../support/open-screen'
import { renderApp, type RunningApp } from '../support/render-app'

const stream = vi.hoisted(() => ({
  sources: [] as string[],
  fail: (_error: object): void => undefined,
  settings: {} as Record<string, unknown>,
  /** The highest quality level that the library may choose itself; -1 means no limit. */
  cap: -1,
}))

vi.mock('hls.js', () => {
  class FakeHls {
    static readonly Events = { ERROR: 'error', FRAG_BUFFERED: 'buffered', MANIFEST_PARSED: 'parsed' }
    static readonly ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' }
    static readonly isSupported = () => true
    static readonly DefaultConfig = { loader: Object }
    readonly levels = [180, 360].map((height) => ({ height, bitrate: height * 1000 }))
    constructor(settings: Record<string, unknown>) {
      stream.settings = settings
    }
    set autoLevelCapping(level: number) {
      stream.cap = level
    }
    on(event: string, handler: (...details: object[]) => void): void {
      if (event === 'parsed') queueMicrotask(handler)
      if (event === 'error') stream.fail = (error) => handler({}, { fatal: true, type: 'networkError', ...error })
    }
    loadSource(url: string): void {
      stream.sources.push(url)
    }
    startLoad(): void {}
    stopLoad(): void {}
    attachMedia(): void {}
    destroy(): void {}
  }
  return { default: FakeHls }
})

const FOREST = '/PlayVideo?id=1001'
const failByTimeout = () => stream.fail({ details: 'fragLoadTimeOut' })

beforeEach(() => void (stream.sources = []))

async function play({ user }: RunningApp): Promise<HTMLVideoElement> {
  const player = await screen.findByRole('region', { name: 'Video player' })
  await user.click(within(player).getByRole('button', { name: /^(?:Play|Resume)/ }))
  await waitFor(() => expect(stream.sources).toHaveLength(1))
  const element = player.querySelector('video')
  if (element === null) throw new Error('The player contains no video element.')
  return element
}

const setReadyState = (element: HTMLVideoElement, readyState: number) =>
  Object.defineProperty(element, 'readyState', { value: readyState, configurable: true })

test('a failure of the stream is reported only when no loaded part of the video is left to play', async () => {
  const element = await play(await renderApp({ path: FOREST, member: 'wulan_r' }))
  setReadyState(element, HTMLMediaElement.HAVE_ENOUGH_DATA)
  Object.defineProperty(element, 'paused', { value: false })
  for (let times = 0; times < 9; times += 1) act(failByTimeout)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  setReadyState(element, HTMLMediaElement.HAVE_CURRENT_DATA)
  act(failByTimeout)
  expect(screen.getByRole('alert')).toHaveTextContent('The video isn’t arriving.')
})

test('Retry requests a new stream address after a refusal, and continues the film at the same position', async () => {
  const app = await renderApp({ path: FOREST, member: 'wulan_r' })
  const element = await play(app)
  setReadyState(element, HTMLMediaElement.HAVE_CURRENT_DATA)
  element.currentTime = 120
  act(() => stream.fail({ details: 'fragLoadError', response: { code: 403 } }))
  expect(screen.getByRole('alert')).toHaveTextContent('The platform can’t provide this video now.')
  const payload = { id: 1001, vod_name: 'Misty forest, Bogor', time: '3:20', vod_play_url: '/media/signed.m3u8' }
  answerGetsWith('/video/getVideoInfo', payload)
  await app.user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(stream.sources[1]).toBe('/media/signed.m3u8'))
  expect(stream.settings).toMatchObject({ startPosition: 120 })
  expect(callsTo('/video/getVideoInfo')).toHaveLength(2)
})

test('Retry continues the film at the current position, or at the saved position if nothing has loaded', async () => {
  const app = await renderApp({ path: FOREST, member: 'wulan_r' })
  savePosition('1001', 100, 200)
  const element = await play(app)
  const loseAndRetry = async () => {
    act(failByTimeout)
    await app.user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  }
  await loseAndRetry()
  await waitFor(() => expect(stream.sources).toHaveLength(2))
  expect(stream.settings).toMatchObject({ startPosition: 100 })
  setReadyState(element, HTMLMediaElement.HAVE_CURRENT_DATA)
  element.currentTime = 120
  await loseAndRetry()
  await waitFor(() => expect(stream.sources).toHaveLength(3))
  expect(stream.settings).toMatchObject({ startPosition: 120 })
})

test('a new signature in the stream address does not restart the film', async () => {
  const app = await renderApp({ path: FOREST, member: 'wulan_r' })
  await play(app)
  const signAgain = (video: Video | undefined) => video && { ...video, streamUrl: `${video.streamUrl}?sign=2` }
  app.queryClient.setQueryData(videoQueries.video('1001').queryKey, signAgain)
  await untilIdle(app)
  expect(stream.sources).toHaveLength(1)
})

test('leaving a film saves its position', async () => {
  const app = await openScreen(FOREST, 'Misty forest, Bogor', { member: 'wulan_r' })
  const element = await play(app)
  setReadyState(element, HTMLMediaElement.HAVE_ENOUGH_DATA)
  element.load = () => setReadyState(element, HTMLMediaElement.HAVE_NOTHING)
  element.currentTime = 64
  await app.user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(savedPosition('1001')).toBe(64))
})

test('the film on Home resumes at the saved position, and says so', async () => {
  const { user } = await renderApp({ member: 'wulan_r' })
  const playButton = await screen.findByRole('button', { name: /^Play “.*” here$/ })
  const filmLink = within(screen.getByRole('article')).getAllByRole('link').at(-1)
  savePosition(new URL((filmLink as HTMLAnchorElement).href).searchParams.get('id') ?? '', 100, 200)
  await user.click(playButton)
  expect(await screen.findByText('Resumed at 1:40.')).toBeVisible()
  // The card has the words, so the player in it adds none that are seen.
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
  await waitFor(() => expect(stream.settings).toMatchObject({ startPosition: 100 }))
})

test('two taps of a finger on a side of the picture step 10 s back or forward, and slow taps do not', async () => {
  const app = await openScreen(FOREST, 'Misty forest, Bogor', { member: 'wulan_r' })
  const element = await play(app)
  const picture = element.parentElement ?? document.body
  Object.defineProperty(element, 'duration', { value: 200 })
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200))
  element.currentTime = 64
  const tapAt = (clientX: number, timeStamp: number, pointerType = 'touch') => {
    fireEvent.pointerDown(picture, { pointerType })
    const click = createEvent.click(picture, { clientX })
    Object.defineProperty(click, 'timeStamp', { value: timeStamp })
    fireEvent(picture, click)
  }
  for (const [clientX, timeStamp, position] of [
    [270, 1000, 64],
    [270, 1200, 74],
    [270, 1400, 84],
    [30, 1500, 84],
    [30, 1700, 74],
    [30, 2200, 74],
    [150, 3000, 74],
    [150, 3200, 74],
  ] as const) {
    tapAt(clientX, timeStamp)
    expect(element.currentTime).toBe(position)
  }
  for (const timeStamp of [4000, 4100]) tapAt(270, timeStamp, 'mouse')
  expect(element.currentTime).toBe(74)
})

test('the player plays the lowest quality if the data saver is on', async () => {
  chooseDataSaver('on')
  await play(await renderApp({ path: FOREST, member: 'wulan_r' }))
  await waitFor(() => expect(stream.cap).toBe(0))
  // `capLevelToPlayerSize` must be off, because with it the library would raise the cap to fit the
  // size of the player.
  expect(stream.settings).toMatchObject({ capLevelToPlayerSize: false, startLevel: 0 })
})
