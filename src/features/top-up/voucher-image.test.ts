import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import {
  checkVoucherFile,
  fitWithin,
  formatOf,
  MAX_VOUCHER_BYTES,
  MAX_VOUCHER_PIXELS,
  sizeOf,
  smallerThan,
  VOUCHER_SIZES,
} from './voucher-image'

const SIDE = VOUCHER_SIZES[0].side

const text = (value: string) => Array.from(value, (letter) => letter.charCodeAt(0))
const bytes = (...parts: (number | number[] | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? text(part) : part)))
const big16 = (value: number) => [value >> 8, value & 0xff]
const little16 = (value: number) => [value & 0xff, value >> 8]

/** Headers as browsers and cameras write them, for a picture of 37 × 21. */
const png = bytes(0x89, 'PNG', [13, 10, 26, 10], [0, 0, 0, 13], 'IHDR', [0, 0, 0, 37], [0, 0, 0, 21], [8, 2, 0, 0, 0])
const gif = bytes('GIF89a', little16(37), little16(21), [0xf7, 0, 0])
const webp = (...chunk: (number | number[] | string)[]) => bytes('RIFF', [48, 0, 0, 0], 'WEBP', ...chunk)
const vp8 = webp('VP8 ', [40, 0, 0, 0], [0xf0, 2, 0, 0x9d, 1, 0x2a], little16(37), little16(21), [0, 0x3f])
const vp8l = webp('VP8L', [17, 0, 0, 0], [0x2f, 0x24, 0, 5, 0], [7, 0xd0, 0xff, 0xfe, 0xf7, 0xbf])
const vp8x = webp('VP8X', [10, 0, 0, 0], [0x20, 0, 0, 0], [36, 0, 0], [20, 0, 0])
const segment = (marker: number, content: number[]) => [0xff, marker, ...big16(content.length + 2), ...content]
const frame = (marker: number, width: number, height: number) =>
  segment(marker, [8, ...big16(height), ...big16(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
const jpeg = (...parts: number[][]) => bytes([0xff, 0xd8], ...parts)
const app1 = segment(
  0xe1,
  Array.from({ length: 300 }, (_, at) => at % 256),
)
const huffman = segment(0xc4, [0, 1, 2, 3])
const heic = bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic')

const small = { width: 37, height: 21 }
const large = { width: 4000, height: 3000 }

describe('what a file is', () => {
  it.each([
    ['a PNG', png, 'png', small],
    ['a GIF', gif, 'gif', small],
    ['an old GIF', bytes('GIF87a', little16(37), little16(21)), 'gif', small],
    ['a GIF cut before its size', gif.subarray(0, 9), 'gif', null],
    ['a lossy WebP', vp8, 'webp', small],
    ['a lossless WebP', vp8l, 'webp', small],
    ['a WebP with more than a picture', vp8x, 'webp', small],
    ['a JPEG', jpeg(frame(0xc0, 4000, 3000)), 'jpeg', large],
    ['a progressive JPEG of a camera', jpeg(app1, huffman, frame(0xc2, 4000, 3000)), 'jpeg', large],
    ['a JPEG with padding', jpeg([0xff], frame(0xc0, 37, 21)), 'jpeg', small],
    ['a JPEG cut before its size', jpeg(app1), 'jpeg', null],
    ['a JPEG cut behind its size', jpeg(frame(0xc0, 37, 21)).subarray(0, 11), 'jpeg', small],
    ['a JPEG cut within its size', jpeg(frame(0xc0, 37, 21)).subarray(0, 10), 'jpeg', null],
    ['a JPEG with a segment nobody knows', jpeg(segment(0xbf, text('12345678')), frame(0xc0, 37, 21)), 'jpeg', small],
    ['a JPEG that goes on with something else', jpeg([0xff, 0xe0, 0, 2], [0, ...frame(0xc0, 37, 21)]), 'jpeg', null],
    ['a picture of an iPhone', heic, 'heif', null],
    ['an AVIF', bytes([0, 0, 0, 24], 'ftypavif'), 'heif', null],
    ['a sequence of an iPhone', bytes([0, 0, 0, 24], 'ftyphevc'), 'heif', null],
    ['a box of another kind', bytes([0, 0, 0, 24], 'freeheic'), null, null],
    ['a WebP of a kind to come', webp('VP9 ', big16(1), big16(1), big16(1), big16(1), text('12345678')), 'webp', null],
    ['a WebP in another container', bytes('RIFX', [48, 0, 0, 0], 'WEBPVP8 '), null, null],
    ['a film', bytes([0, 0, 0, 24], 'ftypisom'), null, null],
    ['a text', bytes('voucher.jpg'), null, null],
    ['a drawing in words', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null, null],
    ['a sound', bytes('RIFF', [48, 0, 0, 0], 'WAVE'), null, null],
    ['a document', bytes('%PDF-1.7'), null, null],
    ['nothing', bytes(), null, null],
  ])('%s is told by its bytes', (_name, header, format, size) => {
    expect(formatOf(header)).toBe(format)
    expect(sizeOf(header)).toEqual(size)
  })

  it.each(Array.from({ length: 16 }, (_, at) => 0xc0 + at))(
    'a JPEG has its size in frame %i, if it is one',
    (marker) => {
      // Huffman tables, a reserved segment and arithmetic conditioning.
      const isFrame = ![0xc4, 0xc8, 0xcc].includes(marker)
      expect(sizeOf(jpeg(frame(marker, 9, 8), frame(0xc0, 37, 21)))).toEqual(isFrame ? { width: 9, height: 8 } : small)
    },
  )

  it('is told of any bytes without a fall', () => {
    const start = fc.constantFrom(png, gif, vp8, vp8l, vp8x, jpeg(app1, frame(0xc0, 9, 9)), heic, bytes())
    forAll(start, fc.nat(40), fc.uint8Array({ maxLength: 80 }), (known, length, rest) => {
      const header = Uint8Array.from([...known.subarray(0, length), ...rest])
      const size = sizeOf(header)
      expect(size === null || (size.width >= 0 && size.height >= 0)).toBe(true)
    })
  })
})

const camera = jpeg(app1, frame(0xc0, 4000, 3000))

it.each([
  ['a photo of 12 megapixels', camera, 4_000_000, null],
  ['the largest file', camera, MAX_VOUCHER_BYTES, null],
  ['a byte more', camera, MAX_VOUCHER_BYTES + 1, 'tooLarge'],
  ['a photo of 108 megapixels', jpeg(frame(0xc0, 12_000, 9000)), 15_000_000, 'tooManyPixels'],
  ['a picture of as many pixels as may be', jpeg(frame(0xc0, 10_000, MAX_VOUCHER_PIXELS / 10_000)), 1, null],
  ['one whose size only decoding tells', heic, 2_000_000, null],
  ['a text', bytes('hello'), 5, 'notAnImage'],
  ['a large text', bytes('hello'), MAX_VOUCHER_BYTES + 1, 'notAnImage'],
  ['an empty file', bytes(), 0, 'notAnImage'],
])('a file as the voucher, %s: %3$s', (_name, header, size, problem) => {
  expect(checkVoucherFile({ size }, header)).toBe(problem)
})

it('after a time-out each next size is smaller in side and quality, until there is none', () => {
  const sizes = [VOUCHER_SIZES[0]]
  for (let next = smallerThan(VOUCHER_SIZES[0]); next !== null; next = smallerThan(next)) sizes.push(next)
  expect(sizes).toEqual(VOUCHER_SIZES)
  for (const size of sizes) {
    const next = smallerThan(size)
    expect(next === null || (next.side < size.side && next.quality < size.quality)).toBe(true)
  }
})

describe('the size that is sent', () => {
  it.each([
    [4000, 3000, 1600, 1200],
    [3000, 4000, 1200, 1600],
    [1600, 900, 1600, 900],
    [640, 480, 640, 480],
    [20_000, 2, 1600, 1],
  ])('of %i × %i is %i × %i', (width, height, expectedWidth, expectedHeight) => {
    expect(fitWithin({ width, height }, SIDE)).toEqual({ width: expectedWidth, height: expectedHeight })
  })

  it('is never longer than the side, never larger than the picture, and of its shape', () => {
    const side = fc.integer({ min: 1, max: 30_000 })
    forAll(side, side, (width, height) => {
      const fitted = fitWithin({ width, height }, SIDE)
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(SIDE)
      expect(fitted.width).toBeLessThanOrEqual(width)
      expect(fitted.height).toBeLessThanOrEqual(height)
      const scale = Math.min(1, SIDE / Math.max(width, height))
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1)
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1)
    })
  })
})
