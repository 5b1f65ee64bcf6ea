// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePictureApis } from '../../../tests/support/files'
import {
  bmp,
  heifFile,
  bytesOf,
  exifSegment,
  createJpeg,
  photoFile,
  createPng,
  SECRET_TEXT,
} from '../../../tests/support/picture-files'
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

async function prepare(file: File): Promise<File | string> {
  const outcome = prepareVoucher(file, new AbortController().signal).catch(String)
  for (let step = 0; step < 5; step += 1) await vi.advanceTimersByTimeAsync(10_000)
  return Promise.race([outcome, Promise.resolve('prepares for ever')])
}

/** Returns the name of the file that would be sent, or the error as text. */
async function outcomeOf(file: File): Promise<string> {
  const outcome = await prepare(file)
  return typeof outcome === 'string' ? outcome : outcome.name
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) => new File([bytes], name, { type })

describe('sizeToSend', () => {
  it.each([
    ['a small picture', '800 × 600', '800 × 600'],
    ['a photo', '4000 × 3000', '1280 × 960'],
    ['an upright photo', '3000 × 4000', '960 × 1280'],
    ['a screenshot', '1080 × 2400', '960 × 2133'],
    ['a scrolled receipt', '1080 × 4800', '960 × 4267'],
    ['the longest accepted screenshot', '1080 × 12480', '721 × 8327'],
    ['a longer screenshot', '1080 × 12600', 'refused'],
    ['a narrow picture', '500 × 7000', '500 × 7000'],
    ['a narrow picture that the area would narrow further', '500 × 13000', 'refused'],
    ['a very narrow picture', '10 × 30000', '10 × 30000'],
    ['a very wide picture', '12600 × 1080', 'refused'],
  ])('for %s of %s px, returns the size to send, or "refused": %s', (_name, size, sent) => {
    const [width = 0, height = 0] = size.split(' × ').map(Number)
    const sentSize = sizeToSend({ width, height })
    expect(sentSize === null ? 'refused' : `${sentSize.width} × ${sentSize.height}`).toBe(sent)
  })

  it('returns less than 6.01 megapixels without reducing the shorter side below 720 px, for ratios up to 1 to 11', () => {
    for (let shorter = 100; shorter < 7000; shorter += 97)
      for (let ratio = 1; ratio <= 11; ratio += 0.5) {
        const longer = Math.round(shorter * ratio)
        const sent = sizeToSend({ width: shorter, height: longer })
        expect(sent?.width).toBeGreaterThanOrEqual(Math.min(720, shorter))
        expect((sent?.width ?? 0) * (sent?.height ?? 0)).toBeLessThan(6_010_000)
      }
  })

  it('makes prepareVoucher refuse a picture that is too long', async () => {
    fakePictureApis({ width: 1080, height: 12_600 })
    expect(await outcomeOf(photoFile())).toMatch(/tooLong/)
  })
})

describe('prepareVoucher', () => {
  it.each([
    ['without a type', fileOf(createJpeg(), 'IMG_1.jpg', '')],
    ['of an unknown type', fileOf(createJpeg(), 'IMG_1.jpg', 'application/octet-stream')],
    ['with the type and name of a PDF', fileOf(createPng(), 'receipt.pdf', 'application/pdf')],
    ['without a file extension', fileOf(createJpeg(), 'receipt', 'text/plain')],
  ])('returns a picture %s as voucher.jpg', async (_name, file) => {
    fakePictureApis()
    expect(await outcomeOf(file)).toBe('voucher.jpg')
  })

  it.each([
    ['a PDF', '%PDF-1.7', 'notAnImage'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'notAnImage'],
    ['an HTML page', '<!doctype html>', 'notAnImage'],
    ['an empty file', '', 'cut'],
    ['half a JPEG', Buffer.from(createJpeg()).toString('latin1').slice(0, 80), 'cut'],
  ])('refuses %s although its name and type say JPEG', async (_name, text, problem) => {
    fakePictureApis()
    expect(await outcomeOf(fileOf(bytesOf(text), 'IMG_1.jpg', 'image/jpeg'))).toContain(problem)
  })

  it('accepts a HEIC picture only if the browser can read it', async () => {
    fakePictureApis()
    const file = fileOf(heifFile('heic', 'mif1'), 'IMG_1.jpg', 'image/jpeg')
    expect(await outcomeOf(file)).toBe('voucher.jpg')
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')))
    expect(await outcomeOf(file)).toMatch(/heic/)
    expect(await outcomeOf(photoFile())).toMatch(/unreadable/)
  })
})

describe('prepareVoucher, for an unusable file,', () => {
  it('refuses a picture of too many pixels without decoding it, and a file of too many bytes', async () => {
    fakePictureApis({ width: MAX_VOUCHER_PIXELS, height: 1 })
    expect(await outcomeOf(photoFile())).toMatch(/tooLong/)
    fakePictureApis({ width: MAX_VOUCHER_PIXELS + 1, height: 1 })
    const decode = vi.fn<() => void>()
    vi.stubGlobal('createImageBitmap', decode)
    expect(await outcomeOf(photoFile())).toMatch(/tooManyPixels/)
    expect(decode).not.toHaveBeenCalled()
    const largeFile = Object.defineProperty(photoFile(), 'size', { value: MAX_VOUCHER_BYTES + 1 })
    expect(await outcomeOf(largeFile)).toMatch(/tooLarge/)
  })

  it('refuses a file if the device refuses its bytes or never provides them', async () => {
    const refuseBytes = () => Promise.reject(new DOMException('changed', 'NotReadableError'))
    expect(await outcomeOf(Object.assign(photoFile(), { arrayBuffer: refuseBytes }))).toMatch(/gone/)
    expect(await outcomeOf(Object.assign(photoFile(), { arrayBuffer: () => new Promise(() => undefined) }))).toMatch(
      /gone/,
    )
  })

  it('refuses a file that the browser never loads', async () => {
    fakePictureApis()
    vi.stubGlobal('Image', EventTarget)
    expect(await outcomeOf(photoFile())).toMatch(/unreadable/)
  })
})

describe('prepareVoucher, with a faulty canvas,', () => {
  const faults: [name: string, breakCanvas: () => void][] = [
    ['returns nothing', () => vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))],
    ['never answers', () => vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue(undefined)],
    ['has no context', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
    ['reads back only white', () => fakePictureApis({ read: (data) => void data.fill(255) })],
    [
      'reads back slightly wrong colours',
      () => fakePictureApis({ read: (data) => data.forEach((it, at) => (data[at] = it ^ 31)) }),
    ],
    [
      'reads back another picture',
      () =>
        fakePictureApis({
          read: (data) => {
            for (let at = 0; at < data.length; at += 1) if (Math.floor(at / 4) % 35 < 16) data[at] = 90
          },
        }),
    ],
    ['returns another size', () => fakePictureApis({ comesAs: { width: 1, height: 1 } })],
  ]
  it.each(faults)(
    'returns the original JPEG without metadata except its orientation, and refuses a BMP, if the canvas %s',
    async (_name, breakCanvas) => {
      fakePictureApis()
      breakCanvas()
      const file = await prepare(fileOf(createJpeg({ head: [exifSegment(6)] }), 'IMG_1.jpg', 'image/jpeg'))
      if (typeof file === 'string') throw new Error(file)
      expect(file).toMatchObject({ name: 'voucher.jpeg', type: 'image/jpeg' })
      const text = Buffer.from(await file.arrayBuffer()).toString('latin1')
      expect(text).toContain('Exif')
      expect(text).not.toContain(SECRET_TEXT)
      expect(await outcomeOf(fileOf(bmp, 'a.bmp', 'image/bmp'))).toMatch(/wrongFormat/)
    },
  )

  it('returns the drawn picture if the canvas only adds invisible noise', async () => {
    fakePictureApis({ read: (data) => data.forEach((it, at) => (data[at] = it ^ (at % 3))) })
    expect(await outcomeOf(photoFile())).toBe('voucher.jpg')
  })
})
