// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPictures } from '../../../tests/support/files'
import { bmp, boxes, bytesOf, exifSegment, jpeg, photo, png, SECRET } from '../../../tests/support/picture-files'
import { MAX_VOUCHER_BYTES, MAX_VOUCHER_PIXELS, prepareVoucher, sizeToSend } from './prepare-voucher'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function prepared(file: File): Promise<File | string> {
  const outcome = prepareVoucher(file, new AbortController().signal).catch(String)
  for (let step = 0; step < 5; step += 1) await vi.advanceTimersByTimeAsync(10_000)
  return Promise.race([outcome, Promise.resolve('prepares for ever')])
}

/** The name of what is sent, or what is wrong. */
async function outcomeOf(file: File): Promise<string> {
  const outcome = await prepared(file)
  return typeof outcome === 'string' ? outcome : outcome.name
}

const named = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) => new File([bytes], name, { type })

describe('the shorter side and the area are bounded', () => {
  it.each([
    ['a small one stays', '800 × 600', '800 × 600'],
    ['a photo', '4000 × 3000', '1280 × 960'],
    ['a photo of a camera held upright', '3000 × 4000', '960 × 1280'],
    ['a screenshot', '1080 × 2400', '960 × 2133'],
    ['a scrolled receipt', '1080 × 4800', '960 × 4267'],
    ['the longest one', '1080 × 12480', '721 × 8327'],
    ['a longer one', '1080 × 12600', 'refused'],
    ['a narrow one has less from the start', '500 × 7000', '500 × 7000'],
    ['a narrow one that the area would narrow', '500 × 13000', 'refused'],
    ['the narrowest', '10 × 30000', '10 × 30000'],
    ['a wide one', '12600 × 1080', 'refused'],
  ])('%s: %s', (_name, size, sent) => {
    const [width = 0, height = 0] = size.split(' × ').map(Number)
    const found = sizeToSend({ width, height })
    expect(found === null ? 'refused' : `${found.width} × ${found.height}`).toBe(sent)
  })

  it('no picture that is sent is larger, and none can be read worse than it must', () => {
    for (let shorter = 100; shorter < 7000; shorter += 97)
      for (let ratio = 1; ratio <= 11; ratio += 0.5) {
        const longer = Math.round(shorter * ratio)
        const sent = sizeToSend({ width: shorter, height: longer })
        expect(sent?.width).toBeGreaterThanOrEqual(Math.min(720, shorter))
        expect((sent?.width ?? 0) * (sent?.height ?? 0)).toBeLessThan(6_010_000)
      }
  })

  it('one that would be too long is refused in words', async () => {
    drawPictures({ width: 1080, height: 12_600 })
    expect(await outcomeOf(photo())).toMatch(/tooLong/)
  })
})

describe('the bytes tell what a file is', () => {
  it.each([
    ['without a type', named(jpeg(), 'IMG_1.jpg', '')],
    ['of no known type', named(jpeg(), 'IMG_1.jpg', 'application/octet-stream')],
    ['under another type', named(png(), 'receipt.pdf', 'application/pdf')],
    ['without an ending', named(jpeg(), 'receipt', 'text/plain')],
  ])('a picture %s is sent', async (_name, file) => {
    drawPictures()
    expect(await outcomeOf(file)).toBe('voucher.jpg')
  })

  it.each([
    ['PDF', '%PDF-1.7', 'notAnImage'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'notAnImage'],
    ['HTML', '<!doctype html>', 'notAnImage'],
    ['nothing', '', 'cut'],
    ['half a JPEG', Buffer.from(jpeg()).toString('latin1').slice(0, 80), 'cut'],
  ])('%s is none, though its name and type say JPEG', async (_name, text, problem) => {
    drawPictures()
    expect(await outcomeOf(named(bytesOf(text), 'IMG_1.jpg', 'image/jpeg'))).toContain(problem)
  })

  it('HEIC is named where this browser cannot read it, and sent where it can', async () => {
    drawPictures()
    const file = named(boxes('heic', 'mif1'), 'IMG_1.jpg', 'image/jpeg')
    expect(await outcomeOf(file)).toBe('voucher.jpg')
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')))
    expect(await outcomeOf(file)).toMatch(/heic/)
    expect(await outcomeOf(photo())).toMatch(/unreadable/)
  })
})

describe('a file is refused', () => {
  it('for its size, before it is decoded', async () => {
    drawPictures({ width: MAX_VOUCHER_PIXELS, height: 1 })
    expect(await outcomeOf(photo())).toMatch(/tooLong/)
    drawPictures({ width: MAX_VOUCHER_PIXELS + 1, height: 1 })
    const decode = vi.fn<() => void>()
    vi.stubGlobal('createImageBitmap', decode)
    expect(await outcomeOf(photo())).toMatch(/tooManyPixels/)
    expect(decode).not.toHaveBeenCalled()
    const large = Object.defineProperty(photo(), 'size', { value: MAX_VOUCHER_BYTES + 1 })
    expect(await outcomeOf(large)).toMatch(/tooLarge/)
  })

  it('where the device does not hand it over', async () => {
    const refused = () => Promise.reject(new DOMException('changed', 'NotReadableError'))
    expect(await outcomeOf(Object.assign(photo(), { arrayBuffer: refused }))).toMatch(/gone/)
    expect(await outcomeOf(Object.assign(photo(), { arrayBuffer: () => new Promise(() => undefined) }))).toMatch(/gone/)
  })

  it('where the browser never answers for it', async () => {
    drawPictures()
    vi.stubGlobal('Image', EventTarget)
    expect(await outcomeOf(photo())).toMatch(/unreadable/)
  })
})

describe('where the canvas cannot be believed, the picture itself goes without place and time', () => {
  const faults: [name: string, break_: () => void][] = [
    ['gives nothing', () => vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))],
    ['never answers', () => vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue(undefined)],
    ['has no pen', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
    ['reads a mark as white', () => drawPictures({ read: (data) => void data.fill(255) })],
    [
      'reads a mark a little off',
      () => drawPictures({ read: (data) => data.forEach((it, at) => (data[at] = it ^ 31)) }),
    ],
    [
      'reads another picture',
      () =>
        drawPictures({
          read: (data) => {
            for (let at = 0; at < data.length; at += 1) if (Math.floor(at / 4) % 35 < 16) data[at] = 90
          },
        }),
    ],
    ['gives another size', () => drawPictures({ comesAs: { width: 1, height: 1 } })],
  ]
  it.each(faults)('one that %s', async (_name, break_) => {
    drawPictures()
    break_()
    const file = await prepared(named(jpeg({ head: [exifSegment(6)] }), 'IMG_1.jpg', 'image/jpeg'))
    if (typeof file === 'string') throw new Error(file)
    expect(file).toMatchObject({ name: 'voucher.jpeg', type: 'image/jpeg' })
    const text = Buffer.from(await file.arrayBuffer()).toString('latin1')
    expect(text).toContain('Exif')
    expect(text).not.toContain(SECRET)
    expect(await outcomeOf(named(bmp, 'a.bmp', 'image/bmp'))).toMatch(/wrongFormat/)
  })

  it('noise that nobody sees is no reason', async () => {
    drawPictures({ read: (data) => data.forEach((it, at) => (data[at] = it ^ (at % 3))) })
    expect(await outcomeOf(photo())).toBe('voucher.jpg')
  })
})
