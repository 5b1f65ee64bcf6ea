import { writeFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { paths } from '@/paths'
import { LIVE_URL } from './playwright.config'
import { expect, openAs, PERIOD_START, test, WULAN, type World } from './support/app'
import { readPicture, markersOf, recordUploads, takePhoto, withExif } from './support/pictures'

/** Maximum ms of a task on the main thread: twice the time at which a member notices a stutter. */
const MAX_TASK_MS = 200
/**
 * Maximum share of one task in the time of the photo's preparation. Shrinking takes nearly all of
 * this time, so a photo shrunk on the main thread would exceed the share.
 */
const MAX_TASK_SHARE = 1 / 3
const REVIEW_MS = 91_000

async function openTopUp(page: Page, world: World): Promise<void> {
  await world.holdClock(page, PERIOD_START + 20_000)
  await openAs(page, WULAN, paths.topUp('86500'))
  await expect(page.getByRole('main')).toContainText('Balance Rp 86,500')
}

/** Limits uploads to `uploadThroughput` bytes a second, to show progress. -1 is unlimited. */
async function slowUploads(page: Page, uploadThroughput: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', conditions)
}

test('a photo of 12 megapixels is shrunk before its upload, sent once and credited', async ({
  page,
  context,
  world,
  wire,
}, info) => {
  const photo = withExif(await takePhoto(context))
  expect(markersOf(photo)).toContain(0xe1)
  expect(photo.length).toBeGreaterThan(2_000_000)
  // Chooses the photo from disk, as a member does. A buffer sent by the test would block the page.
  const path = info.outputPath('IMG_from_home.jpg')
  await writeFile(path, photo)
  const uploads = await recordUploads(page, LIVE_URL)
  await openTopUp(page, world)
  await page.getByLabel('Amount').fill('250000')

  await test.step('the photo is shrunk without blocking the screen', async () => {
    await page.evaluate(() => {
      const tasks: number[] = []
      Object.assign(window, { tasks })
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      })
    })
    const startedAt = performance.now()
    await page.getByLabel('Proof of payment').setInputFiles(path)
    await expect(page.getByText('Location and time removed')).toBeVisible()
    const maxTaskMs = Math.max(MAX_TASK_MS, MAX_TASK_SHARE * (performance.now() - startedAt))
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
    expect(tasks.filter((duration) => duration > maxTaskMs)).toEqual([])
  })

  await test.step('the sent picture is upright, smaller and has no EXIF data', async () => {
    expect(uploads.files).toHaveLength(1)
    const [sentPicture] = uploads.files
    if (sentPicture === undefined) throw new Error('The platform received no picture.')
    expect(sentPicture).toMatchObject({ name: 'file', fileName: 'voucher.jpg', type: 'image/jpeg' })
    expect(markersOf(sentPicture.bytes)).not.toContain(0xe1)
    expect(sentPicture.bytes.includes('Exif')).toBe(false)
    expect(sentPicture.bytes.length).toBeLessThan(photo.length / 3)
    const { width, height, corners } = await readPicture(page, sentPicture.bytes)
    expect({ width, height }).toEqual({ width: 960, height: 1280 })
    // The unturned photo's bottom left corner, which is white, is at the top left when upright.
    const [white, red, green, blue] = corners.map((colour) => colour.map((part) => part > 100))
    expect({ white, red, green, blue }).toEqual({
      white: [true, true, true],
      red: [true, false, false],
      green: [false, true, false],
      blue: [false, false, true],
    })
  })

  await test.step('two clicks send the top-up once, and the receipt says that it is not confirmed', async () => {
    const isReread = (path: string) => (request: Request) =>
      request.url().includes(path) && wire.some((call) => call.path === '/member/doRecharge')
    const rereads = ['/member/getUserInfo', '/member/getPersonalreport'].map((path) =>
      page.waitForEvent('requestfinished', isReread(path)),
    )
    await page.getByRole('button', { name: /^Send/ }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    // A response that arrives after the clock is advanced would count as read after the review.
    await Promise.all(rereads)
    await expect(page.getByRole('heading', { name: 'Top-up sent for review' })).toBeFocused()
    await expect(page.getByRole('button', { name: /^Sent from this device/ })).toHaveCount(0)
    const topUpCalls = wire.filter(({ path }) => path === '/member/doRecharge')
    expect(topUpCalls.map(({ body }) => body)).toEqual([{ money: '250000', img_path: '/uploads/voucher-1.jpeg' }])
  })

  await test.step('the platform credits the top-up after its review', async () => {
    await world.advance(page, REVIEW_MS)
    await page.getByRole('button', { name: 'Back to Me' }).tap()
    await expect(page.getByRole('main')).toContainText('Rp 336,500')
  })
  uploads.close()
})

test('a top-up cannot be sent while its picture uploads, and a cancelled picture can be uploaded again', async ({
  page,
  context,
  world,
}, info) => {
  const path = info.outputPath('photo.jpg')
  await writeFile(path, await takePhoto(context, { width: 1600, height: 1200 }))
  const uploads = await recordUploads(page, LIVE_URL)
  await openTopUp(page, world)
  await slowUploads(page, 15_000)
  await page.getByLabel('Proof of payment').setInputFiles(path)
  const progressBar = page.getByRole('progressbar', { name: 'Uploading' })
  await expect.poll(async () => Number(await progressBar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Send/ }).tap()
  await expect(page.getByText('Your proof of payment is still uploading.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await expect(page.getByText('Choose a picture')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview of your proof of payment' })).toBeHidden()
  expect(uploads.files).toHaveLength(0)
  await slowUploads(page, -1)
  await page.getByLabel('Proof of payment').setInputFiles(path)
  await expect(page.getByText('Location and time removed')).toBeVisible()
  expect(uploads.files).toHaveLength(1)
  uploads.close()
})
