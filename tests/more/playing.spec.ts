import type { Route } from '@playwright/test'
import { BUDI, expect, openAs, test, WULAN } from '../e2e/support/app'
import {
  FOREST_VIDEO_PATH,
  PREVIEW_END_S,
  player,
  button,
  previewEndDialog,
  readVideoState,
  tapPicture,
  pictureBox,
  press,
  choose,
  pause,
  play,
  expectMoving,
  seek,
  expectPosition,
} from '../e2e/support/player'

test('without the full-view right a video stops at 3:00, and this limit is shown before the video plays', async ({
  page,
}) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await openAs(page, WULAN, FOREST_VIDEO_PATH)
  await expect(page.getByRole('heading', { level: 1, name: 'Misty forest, Bogor' })).toBeVisible()
  await expect(player(page)).toContainText('Preview: first 3:00')
  const isForPlaying = (path: string) => /hls|media\/videos\/forest\/(?!poster)/.test(path)
  expect(requestedPaths.filter(isForPlaying)).toEqual([])
  await play(page)
  expect(requestedPaths.filter(isForPlaying)).not.toEqual([])
  // Plays at double speed: a limit checked every 2 s would stop the video up to 4 s too late.
  await choose(page, 'Speed', '2')
  await seek(page, 176)
  await expect(previewEndDialog(page)).toBeVisible()
  await expect(previewEndDialog(page)).toContainText('The full video needs full access.')
  await expect(previewEndDialog(page)).toContainText('The platform says: “Please recharge and watch the video.”')
  expect(await readVideoState(page)).toMatchObject({ paused: true, playbackRate: 2 })
  await expectPosition(page, 179, PREVIEW_END_S)

  // Play, a step forward and a seek by a script do not pass the end of the preview.
  await previewEndDialog(page).getByRole('button', { name: 'Close' }).tap()
  await expect(previewEndDialog(page)).toHaveCount(0)
  await press(page, 'Play')
  await expect(previewEndDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(previewEndDialog(page)).toHaveCount(0)
  await press(page, 'Forward 10 seconds')
  await expectPosition(page, 179, PREVIEW_END_S)
  await page.evaluate(() => {
    const element = document.querySelector('video')
    if (element !== null) element.currentTime = 195
  })
  await expect(previewEndDialog(page)).toBeVisible()
  await expectPosition(page, 179, PREVIEW_END_S)
})

test('with the full-view right a video plays past 3:00 to its end', async ({ page }) => {
  await openAs(page, BUDI, FOREST_VIDEO_PATH)
  await expect(player(page)).toContainText('Full access: no preview limit')
  await play(page)
  await seek(page, 179)
  await expect.poll(async () => (await readVideoState(page)).currentTime).toBeGreaterThan(180.5)
  await seek(page, 198)
  await expect.poll(async () => (await readVideoState(page)).ended).toBe(true)
  await expect(button(page, 'Play')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a video resumes where the member stopped, and “Start over” returns to its beginning', async ({ page }) => {
  await openAs(page, WULAN, FOREST_VIDEO_PATH)
  await play(page)
  await seek(page, 65)
  await expectPosition(page, 63, 80)
  await pause(page)
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await page.goto(FOREST_VIDEO_PATH)
  await expect(player(page)).toContainText(/1:[01]\d \/ 3:20/)
  await player(page)
    .getByRole('button', { name: /^Resume 1:[01]\d$/ })
    .tap()
  await expect(player(page)).toContainText(/Resumed at 1:[01]\d/)
  await expectPosition(page, 60, 90)
  await player(page).getByRole('button', { name: 'Start over' }).tap()
  await expectPosition(page, 0, 10)
})

for (const { name, at, words, spoil } of [
  {
    name: 'a lost connection',
    at: 150,
    words: 'The connection was lost.',
    spoil: (route: Route) => route.abort(),
  },
  {
    name: 'an unreadable stream',
    at: 0,
    words: 'The video couldn’t be read.',
    spoil: (route: Route) => route.fulfill({ status: 206, contentType: 'video/mp4', body: Buffer.alloc(50_000, 7) }),
  },
])
  test(`${name} is reported, and Retry continues the video at the same position`, async ({ page }) => {
    await openAs(page, BUDI, FOREST_VIDEO_PATH)
    if (at > 0) await play(page)
    await page.route('**/media/videos/**/*.mp4', spoil)
    await (at > 0 ? seek(page, at) : press(page, 'Play'))
    const alert = player(page).getByRole('alert')
    await expect(alert).toContainText(words, { timeout: 30_000 })
    await page.unroute('**/media/videos/**/*.mp4')
    await alert.getByRole('button', { name: 'Retry' }).tap()
    await expect(alert).toHaveCount(0)
    await expectPosition(page, at - 3, at + 7)
    await expectMoving(page)
  })

test('the preview ends at 3:00 in full screen and in picture-in-picture, and the video leaves both modes', async ({
  page,
}) => {
  await openAs(page, WULAN, FOREST_VIDEO_PATH)
  await play(page)
  await press(page, 'Full screen')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION')
  await seek(page, 179)
  await expect(previewEndDialog(page)).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
  await expectPosition(page, 179, PREVIEW_END_S)
  await previewEndDialog(page).getByRole('button', { name: 'Close' }).tap()
  await expect(previewEndDialog(page)).toHaveCount(0)

  await seek(page, 100)
  await press(page, 'Play')
  await expectMoving(page)
  await press(page, 'Picture in picture')
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement?.tagName)).toBe('VIDEO')
  await seek(page, 179)
  await expect(previewEndDialog(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement)).toBeNull()
  await expectPosition(page, 179, PREVIEW_END_S)
})

test('the controls hide while the video plays, and stay while they have the focus or the video is paused', async ({
  page,
}) => {
  await openAs(page, BUDI, FOREST_VIDEO_PATH)
  const expectControlsHidden = (isHidden: boolean) =>
    expect(player(page)).toHaveAttribute('data-resting', String(isHidden), { timeout: 8000 })
  const expectControlsStay = async () => {
    await page.waitForTimeout(3500)
    await expectControlsHidden(false)
  }
  await expectControlsHidden(false)
  await play(page)
  await expectControlsHidden(true)
  await tapPicture(page)
  await expectControlsHidden(false)
  await tapPicture(page)
  await expectControlsHidden(true)
  await tapPicture(page)
  await player(page).getByRole('combobox', { name: 'Speed' }).tap()
  await page.keyboard.press('Escape')
  await expectControlsHidden(true)
  await page.keyboard.press('Tab')
  await button(page, 'Pause').focus()
  await expectControlsStay()
  await page.keyboard.press(' ')
  await expect.poll(async () => (await readVideoState(page)).paused).toBe(true)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expectControlsStay()
})

test('full screen shows only the picture, with the controls over it', async ({ page }) => {
  await openAs(page, BUDI, FOREST_VIDEO_PATH)
  await page.setViewportSize({ width: 844, height: 390 })
  await press(page, 'Full screen')
  await expect(button(page, 'Exit full screen')).toBeVisible()
  await expect.poll(() => pictureBox(page)).toEqual({ x: 0, y: 0, width: 844, height: 390 })
  await expect(player(page).getByText('Full access')).toBeHidden()
  await play(page)
  await expect(player(page)).toHaveAttribute('data-resting', 'true', { timeout: 8000 })
  await press(page, 'Exit full screen')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  await expect(player(page).getByText('Full access')).toBeVisible()
})

test('captions are shown when chosen, and hidden when turned off', async ({ page }) => {
  await openAs(page, BUDI, FOREST_VIDEO_PATH)
  await play(page)
  await seek(page, 5)
  await choose(page, 'Captions', 'English')
  const readShownCues = () =>
    page.evaluate(() => {
      const tracks = Array.from(document.querySelector('video')?.textTracks ?? [])
      const cues = Array.from(tracks.find(({ mode }) => mode === 'showing')?.activeCues ?? [])
      return cues.map((cue) => (cue as VTTCue).text)
    })
  await expect.poll(readShownCues).toEqual(['Morning in the forest'])
  await choose(page, 'Captions', 'Captions off')
  await expect.poll(readShownCues).toEqual([])
})

test('a video pauses when it is out of view or the page is hidden', async ({ page }) => {
  await openAs(page, BUDI, FOREST_VIDEO_PATH)
  await play(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(async () => (await readVideoState(page)).paused).toBe(true)
  await page.evaluate(() => window.scrollTo(0, 0))
  await press(page, 'Play')
  await expectMoving(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(async () => (await readVideoState(page)).paused).toBe(true)
})

test.describe('a small player', () => {
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 })
  test('requests no higher resolution than it can show', async ({ page }) => {
    const requestedQualities = new Set<string>()
    page.on('request', (request) =>
      requestedQualities.add(/\/(\w+)\.mp4$/.exec(new URL(request.url()).pathname)?.[1] ?? ''),
    )
    await openAs(page, BUDI, FOREST_VIDEO_PATH)
    await play(page)
    await seek(page, 100)
    await expectPosition(page, 98, 110)
    expect((await readVideoState(page)).videoWidth).toBe(320)
    expect(requestedQualities.has('full')).toBe(false)
  })
})

test('a browser without media source extensions plays the stream natively, and the preview ends at 3:00', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
      Object.defineProperty(window, name, { value: undefined })
  })
  await openAs(page, WULAN, FOREST_VIDEO_PATH)
  await play(page)
  expect(await page.evaluate(() => document.querySelector('video')?.currentSrc)).toMatch(/index\.m3u8$/)
  await seek(page, 177)
  await expect(previewEndDialog(page)).toBeVisible({ timeout: 20_000 })
  await expectPosition(page, 179, PREVIEW_END_S)
})
