import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import type { BrowserContext, Page } from '@playwright/test'
import { listenLocally } from '../../support/raw-http'

/** Colours of the photo's corners before it is turned, clockwise from the top left. */
const CORNER_COLOURS = ['rgb(200,0,0)', 'rgb(0,160,0)', 'rgb(0,0,200)', 'rgb(240,240,240)'] as const

/** Returns a JPEG, by default of 12 megapixels. Its details make it as large as a phone's photo. */
export async function takePhoto(context: BrowserContext, size = { width: 4000, height: 3000 }): Promise<Buffer> {
  const page = await context.newPage()
  const draw = async ({ width, height, corners }: typeof size & { corners: readonly string[] }) => {
    const canvas = new OffscreenCanvas(width, height)
    const canvasContext = canvas.getContext('2d')
    if (canvasContext === null) throw new Error('The canvas has no 2D context.')
    for (let spot = 0; spot < 9000; spot += 1) {
      canvasContext.fillStyle = `hsl(${(spot * 47) % 360} 60% ${20 + ((spot * 13) % 60)}%)`
      canvasContext.fillRect((spot * 613) % width, (spot * 389) % height, 90, 60)
    }
    for (const [index, colour] of corners.entries()) {
      canvasContext.fillStyle = colour
      canvasContext.fillRect(index === 1 || index === 2 ? width - 600 : 0, index > 1 ? height - 600 : 0, 600, 600)
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    let bytes = ''
    for (const byte of new Uint8Array(await blob.arrayBuffer())) bytes += String.fromCharCode(byte)
    return btoa(bytes)
  }
  const base64 = await page.evaluate(draw, { ...size, corners: CORNER_COLOURS })
  await page.close()
  return Buffer.from(base64, 'base64')
}

/** An EXIF block with one entry, orientation 6, as a phone held upright writes it. */
const EXIF_BLOCK = Buffer.from(
  ['457869660000', '4d4d002a00000008', '0001', '0112000300000001', '00060000', '00000000'].join(''),
  'hex',
)

export function withExif(jpeg: Buffer): Buffer {
  const segmentHead = Buffer.from([0xff, 0xe1, 0, EXIF_BLOCK.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), segmentHead, EXIF_BLOCK, jpeg.subarray(2)])
}

/**
 * Returns the JPEG markers before the pixels. The marker APP1 (0xe1) announces EXIF data, in which
 * phones store the location.
 */
export function markersOf(jpeg: Buffer): number[] {
  const markers: number[] = []
  for (let offset = 2; jpeg[offset] === 0xff && jpeg[offset + 1] !== 0xda; offset += 2 + jpeg.readUInt16BE(offset + 2))
    markers.push(jpeg[offset + 1] ?? 0)
  return markers
}

/**
 * `corners` has [red, green, blue] of each corner as the browser shows it, in the order of
 * `CORNER_COLOURS`.
 */
export function readPicture(
  page: Page,
  picture: Buffer,
): Promise<{ width: number; height: number; corners: number[][] }> {
  return page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))])
    const bitmap = await createImageBitmap(blob)
    const { width, height } = bitmap
    const canvasContext = new OffscreenCanvas(width, height).getContext('2d')
    if (canvasContext === null) throw new Error('The canvas has no 2D context.')
    canvasContext.drawImage(bitmap, 0, 0)
    const colourAt = (x: number, y: number) => Array.from(canvasContext.getImageData(x, y, 1, 1).data.subarray(0, 3))
    const [right, bottom] = [width - 40, height - 40]
    return {
      width,
      height,
      corners: [colourAt(40, 40), colourAt(right, 40), colourAt(right, bottom), colourAt(40, bottom)],
    }
  }, picture.toString('base64'))
}

interface SentFile {
  name: string
  fileName: string
  type: string
  bytes: Buffer
}

/** Sends uploads through a server that records them: Playwright does not report a file's bytes. */
export async function recordUploads(page: Page, platform: string): Promise<{ files: SentFile[]; close: () => void }> {
  const files: SentFile[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await Readable.from(request).toArray())
      const headers = Object.fromEntries(
        ['token', 'lang', 'x-tiga-world', 'content-type'].map((name) => [name, String(request.headers[name] ?? '')]),
      )
      const form = await new Response(body, { headers }).formData()
      for (const [name, value] of form)
        if (typeof value !== 'string') {
          const bytes = Buffer.from(await value.arrayBuffer())
          files.push({ name, fileName: value.name, type: value.type, bytes })
        }
      const answer = await fetch(platform + (request.url ?? ''), { method: 'POST', headers, body })
      response.setHeader('content-type', answer.headers.get('content-type') ?? '')
      response.end(await answer.text())
    })().catch(() => response.destroy())
  })
  const port = await listenLocally(server)
  await page.route('**/api/system/img_upload', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/api/system/img_upload` }),
  )
  return { files, close: () => server.close() }
}
