/**
 * Reads the format, the orientation and the completeness of a picture. Copies it without metadata
 * such as location, time and device.
 *
 * This is our own code, because each library that was tried lacks something. exif-be-gone 1.5 and
 * exifremove 1.0 lose the orientation, and keep IPTC data and any picture after the end of a JPEG.
 * piexifjs 1.0 knows only JPEG, and exifr 7.1 does not write. None of them notices a truncated
 * file.
 */

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic'

type Bytes = Uint8Array<ArrayBuffer>

export interface ParsedPicture {
  /** The EXIF orientation, from 1 to 8; 1 is upright. */
  orientation: number
  /** The file without metadata and without its orientation; the file itself if `copy` is null. */
  pixels: Blob
  /** Returns a copy with no metadata but the orientation. Null for a format that is not copied. */
  copy: (() => Blob) | null
}

/** Decides only by the bytes of the file; null if they are no known picture. */
export function formatOf(bytes: Bytes): PictureFormat | null {
  const text = asciiAt(bytes, 0, 12)
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89 && text.startsWith('PNG\r\n\x1A\n', 1)) return 'png'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  // In a BMP, the four bytes after the size are reserved and zero.
  if (/^BM.{4}\0{4}/s.test(text)) return 'bmp'
  if (!text.startsWith('ftyp', 4)) return null
  const brands = asciiAt(bytes, 8, Math.min(uint32(bytes, 0), 64) - 8)
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cfmsx]|hev[cmsx]|mif1|msf1/.test(brands) ? 'heic' : null
}

/** Returns null if the file is found to be incomplete. */
export function readPicture(bytes: Bytes, format: PictureFormat): ParsedPicture | null {
  switch (format) {
    case 'jpeg':
      return readJpeg(bytes)
    case 'png':
      return readPng(bytes)
    case 'webp':
      return readWebp(bytes)
    case 'gif':
      return isCompleteGif(bytes) ? unchangedPicture(bytes, format) : null
    case 'bmp':
      return isCompleteBmp(bytes) ? unchangedPicture(bytes, format) : null
    case 'avif':
    case 'heic':
      return areCompleteBoxes(bytes) ? unchangedPicture(bytes, format) : null
  }
}

/**
 * The picture counts as upright and is not copied: decoders turn AVIF and HEIC upright by
 * themselves, and GIF and BMP have no orientation.
 */
function unchangedPicture(bytes: Bytes, format: PictureFormat): ParsedPicture {
  return { orientation: 1, pixels: blobOf([bytes], format), copy: null }
}

/** Firefox 153 does not decode a JPEG from a Blob of several pieces, so they are joined. */
function blobOf(pieces: readonly Bytes[], format: PictureFormat): Blob {
  return new Blob([joinBytes(...pieces)], { type: `image/${format}` })
}

function asciiAt(bytes: Bytes, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + Math.max(0, length)))
}

/** Bytes beyond the end of the file count as zero. */
function uint16(bytes: Bytes, at: number, isLittle = false): number {
  const [first = 0, second = 0] = bytes.subarray(at, at + 2)
  return isLittle ? first + second * 0x100 : first * 0x100 + second
}

function uint32(bytes: Bytes, at: number, isLittle = false): number {
  const [first, second] = [uint16(bytes, at, isLittle), uint16(bytes, at + 2, isLittle)]
  return isLittle ? first + second * 0x1_0000 : first * 0x1_0000 + second
}

function joinBytes(...pieces: readonly (Bytes | readonly number[])[]): Bytes {
  const allBytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    allBytes.set(piece, at)
    at += piece.length
  }
  return allBytes
}

const asciiBytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const bigEndian32 = (value: number) => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
const littleEndian32 = (value: number) => bigEndian32(value).reverse()

// EXIF

const EXIF_PREFIX = 'Exif\0\0'
const ORIENTATION_TAG = 0x0112

/** Returns 1 if the orientation is missing or invalid; `exif` may include the JPEG prefix. */
function orientationIn(exif: Bytes): number {
  const tiff = exif.subarray(asciiAt(exif, 0, 6) === EXIF_PREFIX ? 6 : 0)
  const isLittleEndian = uint16(tiff, 0) === 0x4949
  const listStart = uint32(tiff, 4, isLittleEndian)
  for (let entry = 0; entry < uint16(tiff, listStart, isLittleEndian); entry += 1) {
    const entryStart = listStart + 2 + 12 * entry
    if (entryStart >= tiff.length) break
    const value = uint16(tiff, entryStart + 8, isLittleEndian)
    if (uint16(tiff, entryStart, isLittleEndian) === ORIENTATION_TAG) return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** Returns an EXIF block that contains only the orientation. */
function exifOf(orientation: number): number[] {
  const entry = [0x01, 0x12, 0, 3, ...bigEndian32(1), 0, orientation, 0, 0]
  return [...asciiBytesOf('MM\0*'), ...bigEndian32(8), 0, 1, ...entry, ...bigEndian32(0)]
}

// JPEG

const isRestartMarker = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const APPLICATION_MARKERS = { jfif: 0xe0, exif: 0xe1, profile: 0xe2, adobe: 0xee, last: 0xef }
const COMMENT_MARKER = 0xfe
const SCAN_MARKER = 0xda
const END_MARKER = 0xd9

/** A decoder needs only a few of the application segments. The others are left out of the copy. */
function isNeededInJpeg(marker: number, data: Bytes): boolean {
  switch (marker) {
    case APPLICATION_MARKERS.jfif:
      return asciiAt(data, 0, 5) === 'JFIF\0'
    case APPLICATION_MARKERS.profile:
      return asciiAt(data, 0, 12) === 'ICC_PROFILE\0'
    case APPLICATION_MARKERS.adobe:
      return asciiAt(data, 0, 5) === 'Adobe'
    default:
      return marker !== COMMENT_MARKER && !(marker >= APPLICATION_MARKERS.jfif && marker <= APPLICATION_MARKERS.last)
  }
}

function readJpeg(bytes: Bytes): ParsedPicture | null {
  const pieces: Bytes[] = []
  let orientation: number | null = null
  for (let at = 2; ;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0) return null
    const marker = bytes[at + 1]
    if (marker === END_MARKER) break
    if (marker === undefined || marker === 0xff || marker <= 1 || isRestartMarker(marker)) {
      // Padding and markers without data are left out.
      at += marker === 0xff ? 1 : 2
      continue
    }
    let end = at + 2 + uint16(bytes, at + 2)
    if (end > bytes.length) return null
    const data = bytes.subarray(at + 4, end)
    if (marker === SCAN_MARKER) end = endOfScan(bytes, end)
    if (marker === APPLICATION_MARKERS.exif && asciiAt(data, 0, 6) === EXIF_PREFIX) orientation ??= orientationIn(data)
    if (isNeededInJpeg(marker, data)) pieces.push(bytes.subarray(at, end))
    at = Math.max(end, at + 2)
  }
  const startMarker = joinBytes([0xff, 0xd8])
  // Data after the end marker is left out, because it may be another picture with its own EXIF.
  const endMarker = joinBytes([0xff, END_MARKER])
  const finalOrientation = orientation ?? 1
  const exif = [...asciiBytesOf(EXIF_PREFIX), ...exifOf(finalOrientation)]
  const exifSegments =
    finalOrientation === 1 ? [] : [joinBytes([0xff, APPLICATION_MARKERS.exif, 0, exif.length + 2], exif)]
  return {
    orientation: finalOrientation,
    pixels: blobOf([startMarker, ...pieces, endMarker], 'jpeg'),
    copy: () => blobOf([startMarker, ...exifSegments, ...pieces, endMarker], 'jpeg'),
  }
}

/**
 * Returns the index of the marker that ends the scan, or the length of the file. Inside a scan,
 * 0xff is followed only by zero, by another 0xff or by a restart marker.
 */
function endOfScan(bytes: Bytes, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const nextByte = bytes[at + 1] ?? 0
    if (nextByte !== 0 && nextByte !== 0xff && !isRestartMarker(nextByte)) return at
  }
  return bytes.length
}

// PNG

/** A copy keeps these chunks and the critical ones, which begin with a capital letter. */
const KEPT_PNG_CHUNKS = ['bKGD', 'cHRM', 'cICP', 'gAMA', 'iCCP', 'pHYs', 'sBIT', 'sRGB', 'tRNS']

function readPng(bytes: Bytes): ParsedPicture | null {
  const pieces: Bytes[] = []
  let orientation = 1
  for (let at = 8; ;) {
    const name = asciiAt(bytes, at + 4, 4)
    const end = at + 12 + uint32(bytes, at)
    if (name.length < 4 || end > bytes.length) return null
    if (name === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4))
    if (/^[A-Z]/.test(name) || KEPT_PNG_CHUNKS.includes(name)) pieces.push(bytes.subarray(at, end))
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

function pngChunk(name: string, data: readonly number[]): Bytes {
  const body = [...asciiBytesOf(name), ...data]
  let checksum = -1
  for (const byte of body) {
    checksum ^= byte
    for (let bit = 0; bit < 8; bit += 1) checksum = (checksum >>> 1) ^ (checksum & 1 ? 0xed_b8_83_20 : 0)
  }
  return joinBytes(bigEndian32(data.length), body, bigEndian32(~checksum))
}

// WebP

const KEPT_WEBP_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

function readWebp(bytes: Bytes): ParsedPicture | null {
  const fileEnd = 8 + uint32(bytes, 4, true)
  const pieces: Bytes[] = []
  let orientation = 1
  for (let at = 12; at < fileEnd;) {
    const size = uint32(bytes, at + 4, true)
    const end = at + 8 + size
    if (end > bytes.length) return null
    const name = asciiAt(bytes, at, 4)
    if (name === 'EXIF') orientation = orientationIn(bytes.subarray(at + 8, end))
    if (KEPT_WEBP_CHUNKS.includes(name)) pieces.push(bytes.slice(at, end), new Uint8Array(size % 2))
    at = end + (size % 2)
  }
  const extendedChunk = pieces.find((piece) => asciiAt(piece, 0, 4) === 'VP8X')
  const flags = (extendedChunk?.[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)
  const fileOf = (parts: readonly Bytes[], withExif: boolean) => {
    const flaggedPieces = parts.map((piece) =>
      piece === extendedChunk
        ? joinBytes(piece.subarray(0, 8), [withExif ? flags | EXIF_FLAG : flags], piece.subarray(9))
        : piece,
    )
    const size = flaggedPieces.reduce((sum, piece) => sum + piece.length, 4)
    return blobOf(
      [joinBytes(asciiBytesOf('RIFF'), littleEndian32(size), asciiBytesOf('WEBP')), ...flaggedPieces],
      'webp',
    )
  }
  const exif = exifOf(orientation)
  const exifChunk = joinBytes(asciiBytesOf('EXIF'), littleEndian32(exif.length), exif)
  return {
    orientation,
    pixels: fileOf(pieces, false),
    copy: () => (orientation === 1 ? fileOf(pieces, false) : fileOf([...pieces, exifChunk], true)),
  }
}

// GIF, BMP, AVIF and HEIC. These files are only checked for completeness; their `copy` is null.

/** Only the first picture is drawn, so the file is checked up to the end of that picture. */
function isCompleteGif(bytes: Bytes): boolean {
  const colourTableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + colourTableLength(bytes[10] ?? 0)
  while (at < bytes.length) {
    const isPicture = bytes[at] === 0x2c
    if (!isPicture && bytes[at] !== 0x21) return false
    at += isPicture ? 11 + colourTableLength(bytes[at + 9] ?? 0) : 2
    // Blocks follow. Each begins with its length; an empty block is the last.
    while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0)
    if (isPicture) return at < bytes.length
    at += 1
  }
  return false
}

function isCompleteBmp(bytes: Bytes): boolean {
  return uint32(bytes, 2, true) <= bytes.length
}

/** Each box begins with its length. A length of zero means that the box ends with the file. */
function areCompleteBoxes(bytes: Bytes): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = uint32(bytes, at)
    const size = length === 1 ? uint32(bytes, at + 8) * 2 ** 32 + uint32(bytes, at + 12) : length
    if (size < 8) return size === 0
    at += size
  }
  return at === bytes.length
}
