/**
 * Reads a picture's bytes: its format, whether the file is complete, and its orientation. Copies it
 * without its location, time and device.
 *
 * The code is our own because each library that was tried lacks something: exif-be-gone 1.5 and
 * exifremove 1.0 lose the orientation, and keep IPTC and the pictures after the end of a JPEG,
 * which have an EXIF of their own; piexifjs 1.0 knows only JPEG; exifr 7.1 does not write. None of
 * them notices a truncated file.
 */

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic'

/** Part of a file. */
type Piece = Uint8Array<ArrayBuffer>

export interface PictureBytes {
  /** The EXIF orientation, from 1 to 8; 1 is upright. */
  orientation: number
  /** The file without metadata and without its orientation; the file itself if `copy` is null. */
  pixels: Blob
  /** Returns the file without metadata, but oriented as before; null if it is not copied. */
  copy: (() => Blob) | null
}

/** @returns null if the bytes are no known picture; the file's name and type are not used */
export function formatOf(bytes: Piece): PictureFormat | null {
  const text = asciiAt(bytes, 0, 12)
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89 && text.startsWith('PNG\r\n\x1A\n', 1)) return 'png'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  // The four bytes after the size are reserved and zero.
  if (/^BM.{4}\0{4}/s.test(text)) return 'bmp'
  if (!text.startsWith('ftyp', 4)) return null
  const brands = asciiAt(bytes, 8, Math.min(uint32(bytes, 0), 64) - 8)
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cfmsx]|hev[cmsx]|mif1|msf1/.test(brands) ? 'heic' : null
}

/** @returns null for a truncated file */
export function readPicture(bytes: Piece, format: PictureFormat): PictureBytes | null {
  switch (format) {
    case 'jpeg':
      return readJpeg(bytes)
    case 'png':
      return readPng(bytes)
    case 'webp':
      return readWebp(bytes)
    case 'gif':
      return isCompleteGif(bytes) ? unchanged(bytes, format) : null
    case 'bmp':
      return isCompleteBmp(bytes) ? unchanged(bytes, format) : null
    case 'avif':
    case 'heic':
      return areCompleteBoxes(bytes) ? unchanged(bytes, format) : null
  }
}

/** Decoders turn AVIF and HEIC by themselves; GIF and BMP have no orientation. */
function unchanged(bytes: Piece, format: PictureFormat): PictureBytes {
  return { orientation: 1, pixels: blobOf([bytes], format), copy: null }
}

/** Joined, because Firefox 153 does not decode a JPEG from a Blob of several pieces. */
function blobOf(pieces: readonly Piece[], format: PictureFormat): Blob {
  return new Blob([joined(...pieces)], { type: `image/${format}` })
}

function asciiAt(bytes: Piece, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + Math.max(0, length)))
}

/** Bytes beyond the end count as zero. */
function uint16(bytes: Piece, at: number, isLittle = false): number {
  const [first = 0, second = 0] = bytes.subarray(at, at + 2)
  return isLittle ? first + second * 0x100 : first * 0x100 + second
}

function uint32(bytes: Piece, at: number, isLittle = false): number {
  const [first, second] = [uint16(bytes, at, isLittle), uint16(bytes, at + 2, isLittle)]
  return isLittle ? first + second * 0x1_0000 : first * 0x1_0000 + second
}

function joined(...pieces: readonly (Piece | readonly number[])[]): Piece {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const big32 = (value: number) => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
const little32 = (value: number) => big32(value).reverse()

// EXIF

const EXIF = 'Exif\0\0'
const ORIENTATION_TAG = 0x0112

/** @param exif with or without the six bytes that precede it in a JPEG */
function orientationIn(exif: Piece): number {
  const tiff = exif.subarray(asciiAt(exif, 0, 6) === EXIF ? 6 : 0)
  const isLittle = uint16(tiff, 0) === 0x4949
  const list = uint32(tiff, 4, isLittle)
  for (let entry = 0; entry < uint16(tiff, list, isLittle); entry += 1) {
    const at = list + 2 + 12 * entry
    if (at >= tiff.length) break
    const value = uint16(tiff, at + 8, isLittle)
    if (uint16(tiff, at, isLittle) === ORIENTATION_TAG) return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** An EXIF block that contains only the orientation. */
function exifOf(orientation: number): number[] {
  const entry = [0x01, 0x12, 0, 3, ...big32(1), 0, orientation, 0, 0]
  return [...ascii('MM\0*'), ...big32(8), 0, 1, ...entry, ...big32(0)]
}

// JPEG

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const APPLICATION = { jfif: 0xe0, exif: 0xe1, profile: 0xe2, adobe: 0xee, last: 0xef }
const COMMENT = 0xfe
const SCAN = 0xda
const END = 0xd9

/** Whether a decoder needs the segment: of application segments, only those for colours. */
function isNeededInJpeg(marker: number, data: Piece): boolean {
  switch (marker) {
    case APPLICATION.jfif:
      return asciiAt(data, 0, 5) === 'JFIF\0'
    case APPLICATION.profile:
      return asciiAt(data, 0, 12) === 'ICC_PROFILE\0'
    case APPLICATION.adobe:
      return asciiAt(data, 0, 5) === 'Adobe'
    default:
      return marker !== COMMENT && !(marker >= APPLICATION.jfif && marker <= APPLICATION.last)
  }
}

function readJpeg(bytes: Piece): PictureBytes | null {
  const pieces: Piece[] = []
  let orientation: number | null = null
  for (let at = 2; ;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0) return null
    const marker = bytes[at + 1]
    if (marker === END) break
    if (marker === undefined || marker === 0xff || marker <= 1 || isRestart(marker)) {
      // Padding, or a marker without data: left out.
      at += marker === 0xff ? 1 : 2
      continue
    }
    let end = at + 2 + uint16(bytes, at + 2)
    if (end > bytes.length) return null
    const data = bytes.subarray(at + 4, end)
    if (marker === SCAN) end = endOfScan(bytes, end)
    if (marker === APPLICATION.exif && asciiAt(data, 0, 6) === EXIF) orientation ??= orientationIn(data)
    if (isNeededInJpeg(marker, data)) pieces.push(bytes.subarray(at, end))
    at = Math.max(end, at + 2)
  }
  const head = joined([0xff, 0xd8])
  // Data after the end is left out: it is another picture, with its own EXIF.
  const end = joined([0xff, END])
  const turn = orientation ?? 1
  const exif = [...ascii(EXIF), ...exifOf(turn)]
  const segment = turn === 1 ? [] : [joined([0xff, APPLICATION.exif, 0, exif.length + 2], exif)]
  return {
    orientation: turn,
    pixels: blobOf([head, ...pieces, end], 'jpeg'),
    copy: () => blobOf([head, ...segment, ...pieces, end], 'jpeg'),
  }
}

/** Index of the marker after the scan. Inside a scan, 0xff precedes a zero or a restart marker. */
function endOfScan(bytes: Piece, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return bytes.length
}

// PNG

/** Kept besides critical chunks, which begin with a capital: colours, transparency, density. */
const PNG_CHUNKS = ['bKGD', 'cHRM', 'cICP', 'gAMA', 'iCCP', 'pHYs', 'sBIT', 'sRGB', 'tRNS']

function readPng(bytes: Piece): PictureBytes | null {
  const pieces: Piece[] = []
  let orientation = 1
  for (let at = 8; ;) {
    const name = asciiAt(bytes, at + 4, 4)
    const end = at + 12 + uint32(bytes, at)
    if (name.length < 4 || end > bytes.length) return null
    if (name === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4))
    if (/^[A-Z]/.test(name) || PNG_CHUNKS.includes(name)) pieces.push(bytes.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  const signature = bytes.subarray(0, 8)
  const [header, ...others] = pieces
  const exif = orientation === 1 ? [] : [pngChunk('eXIf', exifOf(orientation))]
  return {
    orientation,
    pixels: blobOf([signature, ...pieces], 'png'),
    copy: () => blobOf([signature, ...(header === undefined ? [] : [header]), ...exif, ...others], 'png'),
  }
}

function pngChunk(name: string, data: readonly number[]): Piece {
  const body = [...ascii(name), ...data]
  let sum = -1
  for (const byte of body) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0)
  }
  return joined(big32(data.length), body, big32(~sum))
}

// WebP

const WEBP_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']
const HAS_EXIF = 0x08
const HAS_XMP = 0x04

function readWebp(bytes: Piece): PictureBytes | null {
  const fileEnd = 8 + uint32(bytes, 4, true)
  const pieces: Piece[] = []
  let orientation = 1
  for (let at = 12; at < fileEnd;) {
    const size = uint32(bytes, at + 4, true)
    const end = at + 8 + size
    if (end > bytes.length) return null
    const name = asciiAt(bytes, at, 4)
    if (name === 'EXIF') orientation = orientationIn(bytes.subarray(at + 8, end))
    if (WEBP_CHUNKS.includes(name)) pieces.push(bytes.slice(at, end), new Uint8Array(size % 2))
    at = end + (size % 2)
  }
  const extended = pieces.find((piece) => asciiAt(piece, 0, 4) === 'VP8X')
  const flags = (extended?.[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)
  const file = (parts: readonly Piece[], withExif: boolean) => {
    const flagged = parts.map((piece) =>
      piece === extended
        ? joined(piece.subarray(0, 8), [withExif ? flags | HAS_EXIF : flags], piece.subarray(9))
        : piece,
    )
    const size = flagged.reduce((sum, piece) => sum + piece.length, 4)
    return blobOf([joined(ascii('RIFF'), little32(size), ascii('WEBP')), ...flagged], 'webp')
  }
  const exif = exifOf(orientation)
  const chunk = joined(ascii('EXIF'), little32(exif.length), exif)
  return {
    orientation,
    pixels: file(pieces, false),
    copy: () => (orientation === 1 ? file(pieces, false) : file([...pieces, chunk], true)),
  }
}

// Formats that are not copied

/** Checks the file up to the end of its first picture, because only that is drawn. */
function isCompleteGif(bytes: Piece): boolean {
  const tableAt = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + tableAt(bytes[10] ?? 0)
  while (at < bytes.length) {
    const isPicture = bytes[at] === 0x2c
    if (!isPicture && bytes[at] !== 0x21) return false
    at += isPicture ? 11 + tableAt(bytes[at + 9] ?? 0) : 2
    // Blocks follow, each after its length; an empty block is the last.
    while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0)
    if (isPicture) return at < bytes.length
    at += 1
  }
  return false
}

function isCompleteBmp(bytes: Piece): boolean {
  return uint32(bytes, 2, true) <= bytes.length
}

/** A sequence of boxes, each beginning with its length; zero means up to the end of the file. */
function areCompleteBoxes(bytes: Piece): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = uint32(bytes, at)
    const size = length === 1 ? uint32(bytes, at + 8) * 2 ** 32 + uint32(bytes, at + 12) : length
    if (size < 8) return size === 0
    at += size
  }
  return at === bytes.length
}
