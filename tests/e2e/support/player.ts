import { paths } from '@/paths'
import { expect } from './app'
import type { Page } from '@playwright/test'

/** Path of a video of 200 s with captions and two qualities. */
export const FOREST_VIDEO_PATH = paths.video('1001')

export const player = (page: Page) => page.getByRole('region', { name: 'Video player' })
export const button = (page: Page, name: string) => player(page).getByRole('button', { name })
export const slider = (page: Page) => player(page).getByRole('slider', { name: 'Position' })
export const previewEndDialog = (page: Page) => page.getByRole('dialog', { name: 'The preview ended at 3:00' })

export const readVideoState = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('video')
    if (element === null) throw new Error('The page has no video.')
    const { currentTime, paused, ended, muted, playbackRate, videoWidth } = element
    return { currentTime, paused, ended, muted, playbackRate, videoWidth }
  })

/** Taps the picture where it has no control, if the controls are hidden. */
async function showControls(page: Page): Promise<void> {
  await expect(async () => {
    if ((await player(page).getAttribute('data-resting')) === 'true') await tapPicture(page)
    await expect(player(page)).toHaveAttribute('data-resting', 'false', { timeout: 300 })
  }).toPass({ intervals: [400] })
}

export async function tapPicture(page: Page): Promise<void> {
  const box = await pictureBox(page)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + 12)
}

export async function pictureBox(page: Page) {
  const box = await page.locator('video').boundingBox()
  if (box === null) throw new Error('The video is not on the screen.')
  return box
}

export async function press(page: Page, name: string): Promise<void> {
  await showControls(page)
  await button(page, name).tap()
}

export async function choose(page: Page, setting: string, option: string): Promise<void> {
  await showControls(page)
  await player(page).getByRole('combobox', { name: setting }).selectOption(option)
}

export async function play(page: Page): Promise<void> {
  await press(page, 'Play')
  await expectMoving(page)
}

/** Pauses the video, because it plays on even while the page's clock is fixed. */
export async function pause(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('video')?.pause())
  await expect.poll(async () => (await readVideoState(page)).paused).toBe(true)
}

export async function expectMoving(page: Page): Promise<void> {
  const positionBefore = (await readVideoState(page)).currentTime
  await expect.poll(async () => (await readVideoState(page)).currentTime).toBeGreaterThan(positionBefore + 0.2)
}

/** Taps the slider at `second`, a position of the video in seconds. */
export async function seek(page: Page, second: number): Promise<void> {
  await showControls(page)
  const max = Number(await slider(page).getAttribute('max'))
  const box = await slider(page).boundingBox()
  if (box === null) throw new Error('The slider is not on the screen.')
  const thumbWidth = 16
  const x = thumbWidth / 2 + ((box.width - thumbWidth) * second) / max
  await slider(page).tap({ position: { x, y: box.height / 2 } })
}

export async function expectPosition(page: Page, min: number, max: number): Promise<void> {
  await expect.poll(async () => (await readVideoState(page)).currentTime).toBeGreaterThanOrEqual(min)
  expect((await readVideoState(page)).currentTime).toBeLessThanOrEqual(max)
}

/** The end of the preview in seconds, plus one frame. The videos have ten frames a second. */
export const PREVIEW_END_S = 180.1
