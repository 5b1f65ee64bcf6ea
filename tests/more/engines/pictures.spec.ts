import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { deflateSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { paths } from '@/paths'
import { launchOptions } from '../../e2e/playwright.config'
import { expect, openAs, PERIOD_START, test as base, WULAN } from '../../e2e/support/app'
import { readPicture } from '../../e2e/support/pictures'
import {
  heifFile,
  bytesOf,
  exifSegment,
  pngChunk,
  SECRET_TEXT,
  jpegSegment,
  exifBlockOf,
  createWebp,
  webpChunk,
} from '../../support/picture-files'

/**
 * Checks in every engine that the sent proof of payment looks like the chosen picture. A browser
 * that resists fingerprinting does not return the drawn pixels. So `judge`, a page in an
 * ordinary Chromium, reads the pixels of both pictures.
 */
const test = base.extend<object, { judge: Page }>({
  judge: [
    async ({}, use) => {
      const browser = await chromium.launch(launchOptions)
      await use(await browser.newPage())
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8]
const readPictureFile = (name: string) => new Uint8Array(readFileSync(resolve(import.meta.dirname, 'pictures', name)))

/** One picture in three formats, 1600 × 1200 px, with a different colour in each corner. */
const [JPEG, PNG, WEBP] = [
  readPictureFile('quarters.jpg'),
  readPictureFile('quarters.png'),
  readPictureFile('quarters.webp'),
]

const jpegWithOrientation = (orientation: number) =>
  bytesOf(
    JPEG.subarray(0, 2),
    exifSegment(orientation),
    jpegSegment(0xed, 'Photoshop 3.0\0', SECRET_TEXT),
    JPEG.subarray(2),
    'a second picture',
    SECRET_TEXT,
  )
const pngWithLocation = bytesOf(PNG.subarray(0, 33), pngChunk('tEXt', 'Location\0', SECRET_TEXT), PNG.subarray(33))
/**
 * The width 1600 and the height 1200 as WebP stores them: minus one, in three bytes each. The flag
 * 8 below announces EXIF.
 */
const sizeBytes = [0x3f, 0x06, 0, 0xaf, 0x04, 0]
const webpWithExif = createWebp(
  webpChunk('VP8X', [8, 0, 0, 0], sizeBytes),
  WEBP.subarray(12),
  webpChunk('EXIF', exifBlockOf(1)),
)

/** Returns a grey receipt of many lines, as a PNG of `width` × `height` px. */
function receiptPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = Buffer.alloc((width + 1) * height, 0xff)
  for (let y = 0; y < height; y += 1) {
    rows[y * (width + 1)] = 0
    if (y % 40 < 20) rows.fill(0x20, y * (width + 1) + 60, y * (width + 1) + width - ((y * 7) % 500))
  }
  const bytesOfNumber = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
  const header = pngChunk('IHDR', bytesOfNumber(width), bytesOfNumber(height), [8, 0, 0, 0, 0])
  return bytesOf([0x89], 'PNG\r\n\x1A\n', header, pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND'))
}

interface SentPicture {
  name: string
  type: string
  bytes: Buffer
}

/**
 * Opens the top-up screen, and records uploads in the page itself, because Firefox's driver does
 * not report a request's body.
 */
async function openTopUp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: { name: string; type: string; text: string }[] = []
    Object.assign(window, { sent })
    const originalSend = Reflect.get(XMLHttpRequest.prototype, 'send')
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      const picture = body instanceof FormData ? body.get('file') : null
      if (picture instanceof File) {
        const reader = new FileReader()
        reader.addEventListener('load', () => {
          const base64 = typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''
          sent.push({ name: picture.name, type: picture.type, text: base64 })
        })
        reader.readAsDataURL(picture)
      }
      originalSend.call(this, body)
    }
  })
  await openAs(page, WULAN, paths.topUp())
}

const proofField = (page: Page) => page.getByLabel('Proof of payment')
const asFile = (bytes: Uint8Array, name = 'IMG_2041.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

async function sendPicture(page: Page, bytes: Uint8Array): Promise<SentPicture> {
  await page.evaluate(() => ((window as unknown as { sent: unknown[] }).sent.length = 0))
  await proofField(page).setInputFiles(asFile(bytes))
  await expect(page.getByText('Location and time removed')).toBeVisible()
  const sentPictures = await page.evaluate(
    () => (window as unknown as { sent: (SentPicture & { text: string })[] }).sent,
  )
  expect(sentPictures).toHaveLength(1)
  await page.getByRole('button', { name: 'Remove' }).click()
  const [{ name, type, text } = { name: '', type: '', text: '' }] = sentPictures
  return { name, type, bytes: Buffer.from(text, 'base64') }
}

async function shapeOf(judge: Page, bytes: Uint8Array) {
  const { width, height, corners } = await readPicture(judge, Buffer.from(bytes))
  const colourNames = corners.map((colour) => colour.map((part) => (part > 100 ? '1' : '0')).join(''))
  return { isUpright: height > width, corners: colourNames.join(' ') }
}

/** Returns whether this page's canvas fails or returns other pixels than were drawn. */
const isCanvasFalsifiedIn = (page: Page) =>
  page.evaluate(() => {
    const canvasContext = document.createElement('canvas').getContext('2d')
    if (canvasContext === null) return true
    canvasContext.fillStyle = 'rgb(10,120,60)'
    canvasContext.fillRect(0, 0, 9, 9)
    return canvasContext.getImageData(4, 4, 1, 1).data.slice(0, 3).join() !== '10,120,60'
  })

test('the sent picture looks like the chosen one in every orientation, and contains no location', async ({
  page,
  judge,
}, { project }) => {
  await openTopUp(page)
  const isCanvasFalsified = await isCanvasFalsifiedIn(page)
  expect(isCanvasFalsified).toBe(project.name.includes('resists'))
  const shapes = new Set<string>()
  for (const orientation of ORIENTATIONS)
    await test.step(`orientation ${orientation}`, async () => {
      const chosenPicture = jpegWithOrientation(orientation)
      const sentPicture = await sendPicture(page, chosenPicture)
      expect(await shapeOf(judge, sentPicture.bytes)).toEqual(await shapeOf(judge, chosenPicture))
      shapes.add(JSON.stringify(await shapeOf(judge, sentPicture.bytes)))
      expect(sentPicture.bytes.includes('GPS')).toBe(false)
      const { width, height } = await readPicture(judge, sentPicture.bytes)
      const [longer, shorter] = isCanvasFalsified ? [1600, 1200] : [1280, 960]
      expect([width, height]).toEqual(orientation > 4 ? [shorter, longer] : [longer, shorter])
    })
  expect(shapes.size).toBe(ORIENTATIONS.length)
  for (const [name, chosen] of [
    ['png', pngWithLocation],
    ['webp', webpWithExif],
  ] as const)
    await test.step(name, async () => {
      const sentPicture = await sendPicture(page, chosen)
      expect(sentPicture).toMatchObject(
        isCanvasFalsified ? { name: `voucher.${name}` } : { name: 'voucher.jpg', type: 'image/jpeg' },
      )
      expect(await shapeOf(judge, sentPicture.bytes)).toEqual(await shapeOf(judge, chosen))
      expect(sentPicture.bytes.includes('GPS')).toBe(false)
    })
})

test('a receipt 4800 px high keeps a width of at least 960 px, and a receipt 12,800 px high is refused', async ({
  page,
  judge,
}) => {
  await openTopUp(page)
  const isResisted = await isCanvasFalsifiedIn(page)
  const { width, height } = await readPicture(judge, (await sendPicture(page, receiptPng(1080, 4800))).bytes)
  expect([width, height]).toEqual(isResisted ? [1080, 4800] : [960, 4267])
  await proofField(page).setInputFiles(asFile(receiptPng(1080, 12_800)))
  await expect(page.getByRole('alert')).toHaveText('Too long to read in one picture. Send it in parts.')
})

test('a file that cannot be sent is refused with the reason, and a JPEG is accepted even if its type is unknown', async ({
  page,
}) => {
  await openTopUp(page)
  const refusedFiles = [
    ['half a JPEG', JPEG.subarray(0, JPEG.length / 2), /^Part of this picture is missing\./],
    ['half a PNG', PNG.subarray(0, PNG.length / 2), /^Part of this picture is missing\./],
    ['half a WebP', WEBP.subarray(0, WEBP.length / 2), /^Part of this picture is missing\./],
    ['HEIC', heifFile('heic', 'mif1'), /^This is a HEIC picture/],
    ['PDF', bytesOf('%PDF-1.7'), /^Tiga can’t use this kind of file\./],
    ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^Tiga can’t use this kind of file\./],
    ['noise', bytesOf(JPEG.subarray(0, 20), [0xff, 0xd9]), /^This browser couldn’t read this picture\./],
  ] as const
  for (const [name, bytes, words] of refusedFiles)
    await test.step(name, async () => {
      await proofField(page).setInputFiles(asFile(bytes))
      await expect(page.getByRole('alert')).toHaveText(words)
    })
  expect(await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent)).toEqual([])
  await proofField(page).setInputFiles(asFile(JPEG, 'receipt', 'application/octet-stream'))
  await expect(page.getByText('Location and time removed')).toBeVisible()
})

test.beforeEach(({ world, page }) => world.holdClock(page, PERIOD_START))
