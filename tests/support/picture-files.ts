import { crc32 } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

export const bytesOf = (...parts: readonly (string | readonly number[] | Uint8Array)[]): Bytes =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])))

const bigEndian16 = (value: number) => [value >> 8, value & 0xff]
const bigEndian32 = (value: number) => [...bigEndian16(value >>> 16), ...bigEndian16(value & 0xffff)]
const littleEndian32 = (value: number) => bigEndian32(value).reverse()

/** A location and a time, which no picture that the app sends may contain. */
export const SECRET_TEXT = 'GPS 6.2S 106.8E 2026:11:21 09:00'

/** Returns an EXIF block with an orientation and a location, in the byte order `order`. */
export function exifBlockOf(orientation: number, order: 'II' | 'MM' = 'MM'): Bytes {
  const encodeNumber = (value: number, size: number) => {
    const bytes = bigEndian32(value).slice(4 - size)
    return order === 'II' ? bytes.reverse() : bytes
  }
  const encodeEntry = (tag: number, type: number, count: number, value: readonly number[]) => [
    ...encodeNumber(tag, 2),
    ...encodeNumber(type, 2),
    ...encodeNumber(count, 4),
    ...value,
  ]
  const tagList = [
    ...encodeNumber(2, 2),
    ...encodeEntry(0x0112, 3, 1, [...encodeNumber(orientation, 2), 0, 0]),
    ...encodeEntry(0x8825, 4, 1, encodeNumber(38, 4)),
    ...encodeNumber(0, 4),
  ]
  return bytesOf(order, encodeNumber(42, 2), encodeNumber(8, 4), tagList, SECRET_TEXT)
}

export const jpegSegment = (marker: number, ...data: readonly (string | readonly number[] | Uint8Array)[]): Bytes => {
  const body = bytesOf(...data)
  return bytesOf([0xff, marker], bigEndian16(body.length + 2), body)
}

const JFIF_SEGMENT = jpegSegment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])
/** A JPEG scan whose data contain an escaped 0xff and a restart marker. */
const SCAN = bytesOf(jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), [0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56])

export const createJpeg = ({
  head = [],
  tail = [],
}: { head?: readonly Bytes[]; tail?: readonly Bytes[] } = {}): Bytes =>
  bytesOf(
    [0xff, 0xd8],
    JFIF_SEGMENT,
    ...head,
    jpegSegment(0xdb, new Uint8Array(65)),
    jpegSegment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]),
    SCAN,
    [0xff, 0xd9],
    ...tail,
  )

export const exifSegment = (orientation: number, order?: 'II' | 'MM'): Bytes =>
  jpegSegment(0xe1, 'Exif\0\0', exifBlockOf(orientation, order))

export const pngChunk = (name: string, ...data: readonly (string | readonly number[] | Uint8Array)[]): Bytes => {
  const body = bytesOf(name, ...data)
  return bytesOf(bigEndian32(body.length - 4), body, bigEndian32(crc32(body)))
}

export const createPng = (...chunks: readonly Bytes[]): Bytes =>
  bytesOf(
    [0x89],
    'PNG\r\n\x1A\n',
    pngChunk('IHDR', bigEndian32(1), bigEndian32(1), [8, 0, 0, 0, 0]),
    ...chunks,
    pngChunk('IDAT', [0x78, 0x9c, 0x63, 0, 0, 0, 2, 0, 1]),
    pngChunk('IEND'),
  )

export const webpChunk = (name: string, ...data: readonly (string | readonly number[] | Uint8Array)[]): Bytes => {
  const body = bytesOf(...data)
  return bytesOf(name, littleEndian32(body.length), body, new Uint8Array(body.length % 2))
}

export const createWebp = (...chunks: readonly Bytes[]): Bytes => {
  const body = bytesOf('WEBP', ...chunks)
  return bytesOf('RIFF', littleEndian32(body.length), body)
}

/** A GIF of one pixel, with a comment before the pixel. */
export const gif = bytesOf(
  'GIF89a',
  [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
  [0x21, 0xfe, 2, 65, 66, 0],
  [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
  [0x3b],
)

export const bmp = bytesOf('BM', littleEndian32(58), littleEndian32(0), littleEndian32(54), new Uint8Array(44))

export const heifFile = (brand: string, ...brands: readonly string[]): Bytes =>
  bytesOf(
    bigEndian32(16 + 4 * brands.length),
    'ftyp',
    brand,
    bigEndian32(0),
    ...brands,
    bigEndian32(12),
    'meta',
    bigEndian32(0),
    bigEndian32(11),
    'mdat',
    [1, 2, 3],
  )

/** Returns a JPEG picture with a name and a type as a phone gives them. */
export const photoFile = (name = 'IMG_2041.jpg'): File => new File([createJpeg()], name, { type: 'image/jpeg' })
