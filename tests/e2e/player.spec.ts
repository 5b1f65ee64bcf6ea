import { paths } from '@/paths'
import { BUDI, expect, openAs, test, WULAN } from './support/app'
import type { Page } from '@playwright/test'

/** 200 s long, with captions and two qualities. */
const FOREST = paths.video('1001')
/** 64 s long. */
const TERRACES = paths.video('1006')

const player = (page: Page) => page.getByRole('region', { name: 'Video player' })
const button = (page: Page, name: string) => player(page).getByRole('button', { name })
const slider = (page: Page) => player(page).getByRole('slider', { name: 'Position' })
const ended = (page: Page) => page.getByRole('dialog', { name: 'The preview ended at 3:00' })

const video = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('video')
    if (element === null) throw new Error('no video')
    const { currentTime, paused, ended, muted, playbackRate, videoWidth } = element
    return { currentTime, paused, ended, muted, playbackRate, videoWidth }
  })

/** Starts the stream and waits until it moves. */
async function play(page: Page): Promise<void> {
  await button(page, 'Play').tap()
  await moves(page)
}

async function moves(page: Page): Promise<void> {
  const before = (await video(page)).currentTime
  await expect.poll(async () => (await video(page)).currentTime).toBeGreaterThan(before + 0.2)
}

/** Taps the slider at a second. */
async function seek(page: Page, second: number): Promise<void> {
  const max = Number(await slider(page).getAttribute('max'))
  const box = await slider(page).boundingBox()
  if (box === null) throw new Error('no slider')
  const thumb = 16
  const x = thumb / 2 + ((box.width - thumb) * second) / max
  await slider(page).tap({ position: { x, y: box.height / 2 } })
}

async function isAt(page: Page, least: number, most: number): Promise<void> {
  await expect.poll(async () => (await video(page)).currentTime).toBeGreaterThanOrEqual(least)
  expect((await video(page)).currentTime).toBeLessThanOrEqual(most)
}

/** The preview's end and one frame: the videos have ten a second. */
const CAP = 180.1

test('without the full-view right a video stops at 3:00, and says so before it plays', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await openAs(page, WULAN, FOREST)
  await expect(page.getByRole('heading', { level: 1, name: 'Misty forest, Bogor' })).toBeVisible()
  await expect(player(page)).toContainText('Preview: the first 03:00 of 03:20. To watch it all, you need full access.')
  const isOfPlaying = (path: string) => /hls|media\/videos\/forest\/(?!poster)/.test(path)
  expect(scripts.filter(isOfPlaying)).toEqual([])
  await play(page)
  expect(scripts.filter(isOfPlaying)).not.toEqual([])
  // At twice the speed, where a check every 2 s alone would be 4 s late.
  await player(page).getByRole('combobox', { name: 'Speed' }).selectOption('2')
  await seek(page, 176)
  await expect(ended(page)).toBeVisible()
  await expect(ended(page)).toContainText('To watch the full video, you need full access. Ask customer service.')
  await expect(ended(page)).toContainText('The platform says: “Please recharge and watch the video”.')
  expect(await video(page)).toMatchObject({ paused: true, playbackRate: 2 })
  await isAt(page, 179, CAP)

  // Neither playing on nor a step by button or key nor a seek from outside goes past it.
  await ended(page).getByRole('button', { name: 'Close' }).tap()
  await expect(ended(page)).toHaveCount(0)
  await button(page, 'Play').tap()
  await expect(ended(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ended(page)).toHaveCount(0)
  await button(page, 'Forward 10 seconds').tap()
  await button(page, 'Play').focus()
  await page.keyboard.press('l')
  await isAt(page, 179, CAP)
  await page.evaluate(() => {
    const element = document.querySelector('video')
    if (element !== null) element.currentTime = 195
  })
  await expect(ended(page)).toBeVisible()
  await isAt(page, 179, CAP)
  await ended(page).getByRole('button', { name: 'Watch the preview again' }).tap()
  await expect(ended(page)).toHaveCount(0)
  await isAt(page, 0, 1)
})

test('the preview holds in full screen and in picture-in-picture', async ({ page }) => {
  await openAs(page, WULAN, FOREST)
  await play(page)
  await button(page, 'Full screen').tap()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION')
  await seek(page, 179)
  await expect(ended(page)).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
  await isAt(page, 179, CAP)
  await ended(page).getByRole('button', { name: 'Watch the preview again' }).tap()
  await expect(ended(page)).toHaveCount(0)

  await button(page, 'Play').tap()
  await moves(page)
  await button(page, 'Picture in picture').tap()
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement?.tagName)).toBe('VIDEO')
  await seek(page, 179)
  await expect(ended(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement)).toBeNull()
  await isAt(page, 179, CAP)
})

test('with the full-view right a video plays past 3:00 to its end', async ({ page }) => {
  await openAs(page, BUDI, FOREST)
  await expect(player(page)).toContainText('You have full access: no preview limit.')
  await play(page)
  await seek(page, 179)
  await expect.poll(async () => (await video(page)).currentTime).toBeGreaterThan(180.5)
  await seek(page, 198)
  await expect.poll(async () => (await video(page)).ended).toBe(true)
  await expect(button(page, 'Play')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a video shorter than the preview plays to its end', async ({ page }) => {
  await openAs(page, WULAN, TERRACES)
  await expect(player(page)).toContainText('Shorter than the preview limit, so you can watch it all.')
  await play(page)
  await seek(page, 62)
  await expect.poll(async () => (await video(page)).ended).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('keys play, pause, step, mute and fill the screen', async ({ page }) => {
  await openAs(page, BUDI, FOREST)
  await play(page)
  await button(page, 'Pause').focus()
  await page.keyboard.press('k')
  await expect.poll(async () => (await video(page)).paused).toBe(true)
  const from = (await video(page)).currentTime
  await page.keyboard.press('l')
  await page.keyboard.press('ArrowRight')
  await isAt(page, from + 19, from + 21)
  await page.keyboard.press('j')
  await isAt(page, from + 9, from + 11)
  await page.keyboard.press('m')
  expect(await video(page)).toMatchObject({ muted: true })
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION')
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
})

test('captions of the stream are shown when they are chosen', async ({ page }) => {
  await openAs(page, WULAN, FOREST)
  await play(page)
  const captions = player(page).getByRole('combobox', { name: 'Captions' })
  await expect(captions).toHaveValue('')
  await captions.selectOption('English')
  const shown = () =>
    page.evaluate(() => {
      const tracks = Array.from(document.querySelector('video')?.textTracks ?? [])
      const cues = Array.from(tracks.find(({ mode }) => mode === 'showing')?.activeCues ?? [])
      return cues.map((cue) => (cue as VTTCue).text)
    })
  await expect.poll(shown).toEqual(['Morning in the forest'])
  await captions.selectOption('Captions off')
  await expect.poll(shown).toEqual([])
})

test('a video resumes where the member stopped', async ({ page }) => {
  await openAs(page, WULAN, FOREST)
  await play(page)
  await seek(page, 65)
  await isAt(page, 63, 70)
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await page.goto(FOREST)
  await button(page, 'Play').tap()
  await expect(player(page)).toContainText(/Resumed at 01:0\d/)
  await isAt(page, 60, 80)
  await player(page).getByRole('button', { name: 'Start over' }).tap()
  await isAt(page, 0, 10)
})

test('another video replaces this one without a page load, and the old stream is gone', async ({ page }) => {
  await openAs(page, BUDI, `${paths.videos()}?class=nature`)
  await page.getByRole('link', { name: /Misty forest, Bogor/ }).tap()
  await play(page)
  await page.evaluate(() => {
    const element = document.querySelector('video')
    Object.assign(window, { here: true, old: element })
    window.scrollTo(0, 300)
  })
  await page.getByRole('link', { name: /^Rice terraces, Melaka/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: /Rice terraces/ })).toBeVisible()
  // Only from here on: before the tap the old stream may still have been filling its buffer.
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await play(page)
  expect(
    await page.evaluate(() => {
      const { here, old } = window as unknown as { here: boolean; old: HTMLVideoElement }
      return { here, source: old.getAttribute('src'), connected: old.isConnected, state: old.networkState }
    }),
  ).toEqual({ here: true, source: null, connected: false, state: 0 })
  expect(asked.filter((path) => path.includes('/forest/') && !path.endsWith('.webp'))).toEqual([])
  // It replaced the other in the history too.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible()
})

test('a lost connection is reported, and Retry continues from there', async ({ page }) => {
  await openAs(page, BUDI, FOREST)
  await play(page)
  await page.route('**/media/videos/**/*.mp4', (route) => route.abort())
  await seek(page, 150)
  const alert = player(page).getByRole('alert')
  await expect(alert).toContainText('Playback stopped because the connection was lost.', { timeout: 30_000 })
  await page.unroute('**/media/videos/**/*.mp4')
  await alert.getByRole('button', { name: 'Retry' }).tap()
  await expect(alert).toHaveCount(0)
  await isAt(page, 147, 157)
})

test('a video pauses when it is out of view or the page is hidden', async ({ page }) => {
  await openAs(page, BUDI, FOREST)
  await play(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(async () => (await video(page)).paused).toBe(true)
  await page.evaluate(() => window.scrollTo(0, 0))
  await button(page, 'Play').tap()
  await moves(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(async () => (await video(page)).paused).toBe(true)
})

test('a tap on the promo on Home plays it there, muted', async ({ page }) => {
  await openAs(page, null, paths.home())
  await page.getByRole('button', { name: /^Play “.*” here$/ }).tap()
  await expect(player(page)).toBeVisible()
  await moves(page)
  expect(await video(page)).toMatchObject({ muted: true, paused: false })
  expect(new URL(page.url()).pathname).toBe('/Home')
})

for (const { name, scale, file } of [
  { name: 'a small player', scale: 1, file: 'small' },
  { name: 'a sharp one', scale: 2, file: 'full' },
])
  test.describe(name, () => {
    test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: scale })
    test(`gets the quality it can show: ${file}`, async ({ page }) => {
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(/\/(\w+)\.mp4$/.exec(new URL(request.url()).pathname)?.[1] ?? ''))
      await openAs(page, BUDI, FOREST)
      await play(page)
      await seek(page, 100)
      await isAt(page, 98, 110)
      await expect.poll(async () => (await video(page)).videoWidth).toBe(file === 'small' ? 320 : 640)
      if (file === 'small') expect(asked.has('full')).toBe(false)
    })
  })

test('a short interruption is recovered from silently', async ({ page }) => {
  await openAs(page, BUDI, FOREST)
  let left = 4
  await page.route('**/media/videos/**/*.mp4', (route) => {
    left -= 1
    return left >= 0 ? route.abort() : route.continue()
  })
  await button(page, 'Play').tap()
  await expect.poll(async () => (await video(page)).currentTime, { timeout: 20_000 }).toBeGreaterThan(0.5)
  expect(left).toBeLessThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an unreadable stream is reported', async ({ page }) => {
  await openAs(page, BUDI, FOREST)
  await page.route('**/media/videos/**/*.mp4', (route) =>
    route.fulfill({ status: 206, contentType: 'video/mp4', body: Buffer.alloc(50_000, 7) }),
  )
  await button(page, 'Play').tap()
  const alert = player(page).getByRole('alert')
  await expect(alert).toContainText(/^Playback stopped/, { timeout: 30_000 })
  await page.unroute('**/media/videos/**/*.mp4')
  await alert.getByRole('button', { name: 'Retry' }).tap()
  await moves(page)
})

test('a browser without media source extensions plays the stream by itself, and the preview holds', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
      Object.defineProperty(window, name, { value: undefined })
  })
  await openAs(page, WULAN, FOREST)
  await play(page)
  expect(await page.evaluate(() => document.querySelector('video')?.currentSrc)).toMatch(/index\.m3u8$/)
  await seek(page, 177)
  await expect(ended(page)).toBeVisible({ timeout: 20_000 })
  await isAt(page, 179, CAP)
})
