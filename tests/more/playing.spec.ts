import { paths } from '@/paths'
import { BUDI, expect, openAs, test, WULAN } from '../e2e/support/app'
import {
  FOREST,
  CAP,
  player,
  button,
  ended,
  video,
  press,
  choose,
  pause,
  play,
  moves,
  seek,
  isAt,
} from '../e2e/support/player'

test('without the full-view right a video stops at 3:00, and says so before it plays', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await openAs(page, WULAN, FOREST)
  await expect(page.getByRole('heading', { level: 1, name: 'Misty forest, Bogor' })).toBeVisible()
  await expect(player(page)).toContainText('Preview: first 3:00. The rest needs full access.')
  const isOfPlaying = (path: string) => /hls|media\/videos\/forest\/(?!poster)/.test(path)
  expect(scripts.filter(isOfPlaying)).toEqual([])
  await play(page)
  expect(scripts.filter(isOfPlaying)).not.toEqual([])
  // At twice the speed, where a check every 2 s alone would be 4 s late.
  await choose(page, 'Speed', '2')
  await seek(page, 176)
  await expect(ended(page)).toBeVisible()
  await expect(ended(page)).toContainText('The full video needs full access.')
  await expect(ended(page)).toContainText('The platform says: “Please recharge and watch the video”.')
  expect(await video(page)).toMatchObject({ paused: true, playbackRate: 2 })
  await isAt(page, 179, CAP)

  // Neither playing on nor a step by button or key nor a seek from outside goes past it.
  await ended(page).getByRole('button', { name: 'Close' }).tap()
  await expect(ended(page)).toHaveCount(0)
  await press(page, 'Play')
  await expect(ended(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ended(page)).toHaveCount(0)
  await press(page, 'Forward 10 seconds')
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

test('with the full-view right a video plays past 3:00 to its end', async ({ page }) => {
  await openAs(page, BUDI, FOREST)
  await expect(player(page)).toContainText('Full access: no preview limit.')
  await play(page)
  await seek(page, 179)
  await expect.poll(async () => (await video(page)).currentTime).toBeGreaterThan(180.5)
  await seek(page, 198)
  await expect.poll(async () => (await video(page)).ended).toBe(true)
  await expect(button(page, 'Play')).toBeVisible()
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

test('a video resumes where the member stopped', async ({ page }) => {
  await openAs(page, WULAN, FOREST)
  await play(page)
  await seek(page, 65)
  await isAt(page, 63, 80)
  await pause(page)
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await page.goto(FOREST)
  await press(page, 'Play')
  await expect(player(page)).toContainText(/Resumed at 1:[01]\d/)
  await isAt(page, 60, 90)
  await player(page).getByRole('button', { name: 'Start over' }).tap()
  await isAt(page, 0, 10)
})

test('a lost connection is reported, and Retry continues from there', async ({ page }) => {
  await openAs(page, BUDI, FOREST)
  await play(page)
  await page.route('**/media/videos/**/*.mp4', (route) => route.abort())
  await seek(page, 150)
  const alert = player(page).getByRole('alert')
  await expect(alert).toContainText('The connection was lost. Tap Retry', { timeout: 30_000 })
  await page.unroute('**/media/videos/**/*.mp4')
  await alert.getByRole('button', { name: 'Retry' }).tap()
  await expect(alert).toHaveCount(0)
  await isAt(page, 147, 157)
})

test('a tap on the promo on Home plays it there, muted', async ({ page }) => {
  await openAs(page, null, paths.home())
  await page.getByRole('button', { name: /^Play “.*” here$/ }).tap()
  await expect(player(page)).toBeVisible()
  await moves(page)
  expect(await video(page)).toMatchObject({ muted: true, paused: false })
  await expect(player(page).getByRole('button', { name: 'Unmute' })).toBeAttached()
  expect(new URL(page.url()).pathname).toBe('/Home')
})
