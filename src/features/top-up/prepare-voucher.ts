import { withTimeout } from '@/lib/with-timeout'
import { formatOf, readPicture } from './picture-bytes'

export const MAX_VOUCHER_BYTES = 20 * 1024 * 1024
/** 50 megapixels take 200 MB once they are decoded. More might crash the app on a phone. */
export const MAX_VOUCHER_PIXELS = 50_000_000
/**
 * Limits of the sent picture, in px (the area in square px). Payment slips are legible at this
 * size. A picture is refused if it must be shrunk and its shorter side is then below
 * MIN_SHORTER_SIDE_PX (reading 97).
 */
const MAX_SHORTER_SIDE_PX = 960
const MIN_SHORTER_SIDE_PX = 720
const MAX_AREA_SQUARE_PX = 6_000_000
const JPEG_QUALITY = 0.7
/** Maximum time for each step, because some browsers never finish decoding a broken picture. */
const STEP_TIMEOUT_MS = 20_000

export type VoucherProblem =
  'gone' | 'notAnImage' | 'tooLarge' | 'cut' | 'heic' | 'unreadable' | 'tooManyPixels' | 'tooLong' | 'wrongFormat'

export class VoucherError extends Error {
  override readonly name = 'VoucherError'

  constructor(readonly problem: VoucherProblem) {
    super(`The voucher cannot be sent: ${problem}`)
  }
}

interface Size {
  width: number
  height: number
}

/**
 * Turns the picture upright, shrinks it and keeps only its pixels. If the browser fails to draw it
 * correctly, returns a copy of the original without metadata except the orientation, for formats
 * that can be copied (reading 97).
 * The returned file has a neutral name, because the name of `file` may say when and where the
 * picture was taken.
 * @throws VoucherError for a file that cannot be sent; DOMException (AbortError) once `signal` is
 * aborted.
 */
export async function prepareVoucher(file: File, signal: AbortSignal): Promise<File> {
  if (file.size > MAX_VOUCHER_BYTES) throw new VoucherError('tooLarge')
  const bytes = new Uint8Array(await orThrowProblem(file.arrayBuffer(), 'gone'))
  signal.throwIfAborted()
  if (bytes.length === 0) throw new VoucherError('cut')
  const format = formatOf(bytes)
  if (format === null) throw new VoucherError('notAnImage')
  const picture = readPicture(bytes, format)
  if (picture === null) throw new VoucherError('cut')
  const decodeProblem = format === 'heic' ? 'heic' : 'unreadable'

  const size = await orThrowProblem(sizeOf(picture.pixels), decodeProblem)
  if (size.width * size.height > MAX_VOUCHER_PIXELS) throw new VoucherError('tooManyPixels')
  const sentSize = sizeToSend(size)
  if (sentSize === null) throw new VoucherError('tooLong')
  signal.throwIfAborted()
  const { width, height } = sentSize
  // The browser decodes and shrinks the picture outside of the main thread.
  const bitmap = await orThrowProblem(
    createImageBitmap(picture.pixels, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' }),
    decodeProblem,
  )
  // Null if the browser cannot draw the picture. A copy of the original then replaces the drawn
  // picture, if possible.
  const drawnBlob = await withTimeout(drawUpright(bitmap, sentSize, picture.orientation), STEP_TIMEOUT_MS).catch(
    () => null,
  )
  bitmap.close()
  signal.throwIfAborted()
  const sentBlob = drawnBlob ?? picture.copy?.() ?? null
  if (sentBlob === null) throw new VoucherError('wrongFormat')
  return new File([sentBlob], `voucher.${drawnBlob === null ? format : 'jpg'}`, { type: sentBlob.type })
}

/** Browsers do not say why they refuse a picture, so any failure gets the given problem. */
function orThrowProblem<T>(answer: Promise<T>, problem: VoucherProblem): Promise<T> {
  return withTimeout(answer, STEP_TIMEOUT_MS).catch(() => {
    throw new VoucherError(problem)
  })
}

/**
 * Uses an `Image`, because it knows the size before the picture is decoded. So a picture with too
 * many pixels is never decoded.
 */
async function sizeOf(picture: Blob): Promise<Size> {
  const address = URL.createObjectURL(picture)
  const image = new Image()
  try {
    await withTimeout(
      new Promise((resolve, reject) => {
        image.addEventListener('load', resolve)
        image.addEventListener('error', () => reject(new Error('The browser cannot load the picture')))
        image.src = address
      }),
      STEP_TIMEOUT_MS,
    )
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Returns null if the picture is so long that it would become illegible. */
export function sizeToSend({ width, height }: Size): Size | null {
  const shorterSide = Math.min(width, height)
  const scale = Math.min(1, MAX_SHORTER_SIDE_PX / shorterSide, Math.sqrt(MAX_AREA_SQUARE_PX / (width * height)))
  if (Math.round(shorterSide * scale) < Math.min(MIN_SHORTER_SIDE_PX, shorterSide)) return null
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** By EXIF orientation: the entries a, b, c and d of the matrix that turns the picture upright. */
const UPRIGHT_MATRICES: Readonly<Record<number, readonly [number, number, number, number]>> = {
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
}

/**
 * Returns a JPEG; null if the browser creates none, or if it differs from the drawn picture. The
 * canvas turns the picture, because Chromium 106 swaps width and height if it has to turn and
 * shrink a picture at once.
 */
async function drawUpright(bitmap: ImageBitmap, { width, height }: Size, orientation: number): Promise<Blob | null> {
  const [a, b, c, d] = UPRIGHT_MATRICES[orientation] ?? [1, 0, 0, 1]
  const isOnItsSide = a === 0
  const canvas = document.createElement('canvas')
  canvas.width = isOnItsSide ? height : width
  canvas.height = isOnItsSide ? width : height
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) return null
  // JPEG has no transparency, so transparent parts would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.setTransform(a, b, c, d, a + c < 0 ? canvas.width : 0, b + d < 0 ? canvas.height : 0)
  context.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  return blob !== null && (await isFaithfulCopy(blob, canvas)) ? blob : null
}

/** The drawn picture and the JPEG are shrunk to squares with this side, in px, and compared. */
const SAMPLE_SIDE_PX = 16
/** Colours that are drawn and read back, to notice a browser that changes what it reads back. */
const TEST_COLOURS = [
  [200, 20, 40],
  [30, 160, 60],
  [20, 60, 210],
] as const
/** Maximum difference of a colour channel (0 to 255). JPEG blur and browser noise are smaller. */
const CHANNEL_TOLERANCE = 24

/**
 * Returns false if the blob clearly differs from the drawn picture. A browser that resists
 * fingerprinting may return white or stripes, and one without free memory may return black.
 */
async function isFaithfulCopy(blob: Blob, canvas: HTMLCanvasElement): Promise<boolean> {
  const decodedBitmap = await createImageBitmap(blob)
  const sampleCanvas = Object.assign(document.createElement('canvas'), {
    width: 2 * SAMPLE_SIDE_PX + TEST_COLOURS.length,
    height: SAMPLE_SIDE_PX,
  })
  const context = sampleCanvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (context === null || decodedBitmap.width !== canvas.width || decodedBitmap.height !== canvas.height) return false
  context.drawImage(canvas, 0, 0, SAMPLE_SIDE_PX, SAMPLE_SIDE_PX)
  context.drawImage(decodedBitmap, SAMPLE_SIDE_PX, 0, SAMPLE_SIDE_PX, SAMPLE_SIDE_PX)
  decodedBitmap.close()
  for (const [index, colour] of TEST_COLOURS.entries()) {
    context.fillStyle = `rgb(${colour.join(',')})`
    context.fillRect(2 * SAMPLE_SIDE_PX + index, 0, 1, SAMPLE_SIDE_PX)
  }
  const { data } = context.getImageData(0, 0, sampleCanvas.width, SAMPLE_SIDE_PX)
  let difference = 0
  for (let y = 0; y < SAMPLE_SIDE_PX; y += 1) {
    const rowStart = y * sampleCanvas.width * 4
    for (const [index, colour] of TEST_COLOURS.entries())
      for (const [channel, drawnValue] of colour.entries()) {
        const valueReadBack = data[rowStart + (2 * SAMPLE_SIDE_PX + index) * 4 + channel] ?? 0
        if (Math.abs(valueReadBack - drawnValue) > CHANNEL_TOLERANCE) return false
      }
    for (let at = rowStart; at < rowStart + SAMPLE_SIDE_PX * 4; at += 1)
      difference += Math.abs((data[at] ?? 0) - (data[at + SAMPLE_SIDE_PX * 4] ?? 0))
  }
  // Only three of the four channels can differ: alpha is always 255.
  return difference / (SAMPLE_SIDE_PX * SAMPLE_SIDE_PX * 3) < CHANNEL_TOLERANCE
}
