export const MAX_VOUCHER_BYTES = 20 * 1024 * 1024
/** 50 megapixels take 200 MB once decoded; more would crash the app on a phone. */
export const MAX_VOUCHER_PIXELS = 50_000_000
/** The longer side in pixels, and the JPEG's quality from 0 to 1. */
export interface VoucherSize {
  side: number
  quality: number
}
/** The largest is tried first, a smaller one after a time-out. A slip can be read at each. */
export const VOUCHER_SIZES: readonly [VoucherSize, ...VoucherSize[]] = [
  { side: 1600, quality: 0.82 },
  { side: 1280, quality: 0.7 },
  { side: 1024, quality: 0.6 },
]
/** Thumbnails and colour profiles may precede a JPEG's size. */
export const HEADER_BYTES = 512 * 1024

export type VoucherProblem = 'notAnImage' | 'tooLarge' | 'tooManyPixels' | 'unreadable'

export interface ImageSize {
  width: number
  height: number
}

export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif'

const GIF_VERSIONS = ['GIF87a', 'GIF89a']
/** HEIC and its sequences, any other HEIF, and AVIF. */
const HEIF_BRANDS = 'heic heix heim heis hevc hevx hevm hevs mif1 msf1 avif avis'.split(' ')

/** Judges by the first bytes, whatever name and type claim; null: no picture. */
export function formatOf(bytes: Uint8Array): ImageFormat | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (GIF_VERSIONS.includes(textAt(bytes, 0, 6))) return 'gif'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp'
  if (textAt(bytes, 4, 4) === 'ftyp' && HEIF_BRANDS.includes(textAt(bytes, 8, 4))) return 'heif'
  return null
}

/** Before any turning; null where the given bytes do not hold the size. */
export function sizeOf(bytes: Uint8Array): ImageSize | null {
  switch (formatOf(bytes)) {
    case 'jpeg':
      return jpegSize(bytes)
    case 'png':
      return sized(bytes, 24, (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }))
    case 'gif':
      return sized(bytes, 10, (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }))
    case 'webp':
      return webpSize(bytes)
    case 'heif':
    case null:
      return null
  }
}

/** `header` holds the first bytes of the file. */
export function checkVoucherFile(file: { size: number }, header: Uint8Array): VoucherProblem | null {
  if (formatOf(header) === null) return 'notAnImage'
  if (file.size > MAX_VOUCHER_BYTES) return 'tooLarge'
  const size = sizeOf(header)
  return size !== null && size.width * size.height > MAX_VOUCHER_PIXELS ? 'tooManyPixels' : null
}

/** @returns what to send after `size` was too slow; null once there is nothing smaller */
export function smallerThan({ side }: VoucherSize): VoucherSize | null {
  return VOUCHER_SIZES.find((size) => size.side < side) ?? null
}

export function fitWithin({ width, height }: ImageSize, side: number): ImageSize {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** JPEG has no transparency, which would turn black. @throws Error where there is no drawing */
export function paint(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  image: CanvasImageSource,
  { width, height }: ImageSize,
): void {
  if (context === null) throw new Error('no drawing here')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
}

function jpegSize(bytes: Uint8Array): ImageSize | null {
  const view = viewOf(bytes)
  let offset = 2
  while (offset + 9 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0
    // C4, C8 and CC are no frame headers.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) }
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2)
  }
  return null
}

function webpSize(bytes: Uint8Array): ImageSize | null {
  return sized(bytes, 30, (view) => {
    switch (textAt(bytes, 12, 4)) {
      case 'VP8 ':
        return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
      case 'VP8L': {
        const packed = view.getUint32(21, true)
        return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 }
      }
      case 'VP8X':
        return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 }
      default:
        return null
    }
  })
}

function sized(bytes: Uint8Array, needed: number, read: (view: DataView) => ImageSize | null): ImageSize | null {
  return bytes.length < needed ? null : read(viewOf(bytes))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length))
}
