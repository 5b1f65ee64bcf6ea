import { describe, expect, it } from 'vitest'
import {
  bmp,
  heifFile,
  bytesOf,
  exifSegment,
  gif,
  createJpeg,
  createPng,
  pngChunk,
  SECRET_TEXT,
  jpegSegment,
  exifBlockOf,
  createWebp,
  webpChunk,
} from '../../../tests/support/picture-files'
import { formatOf, readPicture } from './picture-bytes'

const vp8 = webpChunk('VP8 ', [1, 2, 3])
const extendedHeader = (flags: number) => webpChunk('VP8X', [flags, 0, 0, 0, 0, 0, 0, 0, 0, 0])

describe('formatOf', () => {
  it.each([
    ['JPEG', createJpeg(), 'jpeg'],
    ['PNG', createPng(), 'png'],
    ['WebP', createWebp(vp8), 'webp'],
    ['GIF', gif, 'gif'],
    ['BMP', bmp, 'bmp'],
    ['AVIF', heifFile('avif', 'mif1', 'miaf'), 'avif'],
    ['AVIF of another main brand', heifFile('mif1', 'avif'), 'avif'],
    ['HEIC', heifFile('heic', 'mif1'), 'heic'],
    ['HEIF', heifFile('mif1', 'heic'), 'heic'],
    ['MP4', heifFile('isom', 'mp42'), null],
    ['PDF', bytesOf('%PDF-1.7\n1 0 obj'), null],
    ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['HTML', bytesOf('<!doctype html><title>a</title>'), null],
    ['a text that begins like a BMP', bytesOf('BMW drives away again'), null],
    ['WAV', bytesOf('RIFF', [1, 0, 0, 0], 'WAVEfmt '), null],
    ['one byte', bytesOf([0xff]), null],
    ['an empty file', bytesOf(), null],
  ])('recognises only pictures, and only by the bytes of the file (here: %s)', (_name, bytes, format) => {
    expect(formatOf(bytes)).toBe(format)
  })
})

describe('readPicture', () => {
  it.each([
    ['jpeg', createJpeg({ head: [exifSegment(6)] }), 0],
    ['png', createPng(pngChunk('tEXt', 'a\0b')), 0],
    ['webp', createWebp(extendedHeader(8), vp8, webpChunk('EXIF', exifBlockOf(6))), 0],
    // Only the first picture of a GIF is read, so the last byte may be missing.
    ['gif', gif, 1],
    ['bmp', bmp, 0],
    ['avif', heifFile('avif'), 0],
    ['heic', heifFile('heic'), 0],
  ] as const)(
    'returns null for a truncated %s file, unless the truncation leaves no trace',
    (format, bytes, ignoredLength) => {
      expect(readPicture(bytes, format)).not.toBeNull()
      const completeLength = bytes.length - ignoredLength
      const acceptedEnds = Array.from({ length: completeLength }, (_, end) => end).filter((end) => {
        const part = bytes.slice(0, end)
        return formatOf(part) === format && readPicture(part, format) !== null
      })
      // AVIF and HEIC files are boxes without a total length, so a cut between two boxes goes
      // unnoticed.
      expect(acceptedEnds).toEqual(format === 'avif' || format === 'heic' ? [16, 28] : [])
    },
  )
})

async function copyOf(bytes: Uint8Array<ArrayBuffer>) {
  const format = formatOf(bytes)
  const picture = format === null ? null : readPicture(bytes, format)
  if (format === null || picture === null || picture.copy === null)
    throw new Error(`The ${bytes.length} bytes are no picture that can be copied`)
  const [pixels, copy] = await Promise.all(
    [picture.pixels, picture.copy()].map(async (blob) => new Uint8Array(await blob.arrayBuffer())),
  )
  if (pixels === undefined || copy === undefined) throw new Error(`The ${format} picture has no pixels or no copy`)
  const copiedPicture = readPicture(copy, format)
  return {
    ...picture,
    format,
    pixels,
    copy,
    again: copiedPicture?.orientation,
    text: Buffer.from(copy).toString('latin1'),
  }
}

const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8]

describe('in copies without metadata,', () => {
  it.each(ORIENTATIONS)('a copied JPEG keeps orientation %i and drops place, time and device', async (orientation) => {
    const head = [
      exifSegment(orientation, orientation % 2 === 0 ? 'II' : 'MM'),
      jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', SECRET_TEXT),
      jpegSegment(0xe2, 'MPF\0', SECRET_TEXT),
      jpegSegment(0xed, 'Photoshop 3.0\0', SECRET_TEXT),
      jpegSegment(0xe0, 'JFXX\0', SECRET_TEXT),
      jpegSegment(0xfe, SECRET_TEXT),
    ]
    const tail = [createJpeg({ head: [exifSegment(3)] })]
    const picture = await copyOf(createJpeg({ head, tail }))
    expect(picture).toMatchObject({ orientation, again: orientation })
    expect(picture.text).not.toContain('GPS')
    expect(picture.pixels).toEqual(createJpeg())
    // The segment has two bytes of marker, two of length, six of name and 26 of EXIF.
    expect(picture.copy.length).toBe(createJpeg().length + (orientation === 1 ? 0 : 36))
  })

  it('a copied JPEG keeps its colour profile', async () => {
    const head = [jpegSegment(0xe2, 'ICC_PROFILE\0', [1, 1, 2, 3]), jpegSegment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1])]
    expect((await copyOf(createJpeg({ head }))).copy).toEqual(createJpeg({ head }))
  })

  it.each(ORIENTATIONS)('a copied PNG keeps orientation %i and drops place, time and device', async (orientation) => {
    const colours = pngChunk('gAMA', [0, 0, 177, 143])
    const textChunks = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX'].map((name) => pngChunk(name, SECRET_TEXT))
    const picture = await copyOf(
      bytesOf(createPng(colours, ...textChunks, pngChunk('eXIf', exifBlockOf(orientation, 'II'))), SECRET_TEXT),
    )
    expect(picture).toMatchObject({ orientation, again: orientation })
    expect(picture.text).not.toContain('GPS')
    expect(picture.pixels).toEqual(createPng(colours))
    const exif = picture.copy.slice(33, 33 + 12 + 26)
    // The checksum is right: the chunk equals one that is built from the same data.
    const expectedChunk =
      orientation === 1 ? picture.pixels.slice(33, 33 + 12 + 26) : pngChunk('eXIf', exif.slice(8, -4))
    expect(exif).toEqual(expectedChunk)
  })

  it.each(ORIENTATIONS)('a copied WebP keeps orientation %i and drops place, time and device', async (orientation) => {
    const secrets = [webpChunk('EXIF', 'Exif\0\0', exifBlockOf(orientation)), webpChunk('XMP ', SECRET_TEXT)]
    const picture = await copyOf(bytesOf(createWebp(extendedHeader(0x1c), vp8, ...secrets), SECRET_TEXT))
    expect(picture).toMatchObject({ orientation, again: orientation })
    expect(picture.text).not.toContain('GPS')
    expect(picture.pixels).toEqual(createWebp(extendedHeader(0x10), vp8))
    expect(picture.copy[20]).toBe(orientation === 1 ? 0x10 : 0x18)
  })

  it('a copied JPEG is upright if its orientation is invalid or its EXIF data is truncated', async () => {
    const brokenExif = [
      exifBlockOf(9),
      exifBlockOf(6).slice(0, 12),
      bytesOf('MM\0*', [255, 255, 255, 255]),
      bytesOf('MM'),
    ]
    const orientations = brokenExif.map(
      async (exif) => (await copyOf(createJpeg({ head: [jpegSegment(0xe1, 'Exif\0\0', exif)] }))).again,
    )
    expect(await Promise.all(orientations)).toEqual([1, 1, 1, 1])
  })
})
