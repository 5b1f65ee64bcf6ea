// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPictures } from '../../../tests/support/files'
import { MAX_VOUCHER_BYTES, MAX_VOUCHER_PIXELS, shrinkVoucher } from './voucher'

const photo = (type = 'image/jpeg') => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2)], 'IMG_2041.jpg', { type })

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

async function outcomeOf(file: File): Promise<string> {
  const outcome = shrinkVoucher(file, new AbortController().signal).then(({ name }) => name, String)
  await vi.advanceTimersByTimeAsync(20_000)
  return Promise.race([outcome, Promise.resolve('prepares for ever')])
}

it.each([
  ['800 × 600', '800 × 600'],
  ['4000 × 3000', '1280 × 960'],
  ['10 × 30000', '1 × 1280'],
])('a picture of %s is drawn as %s', async (size, drawn) => {
  const [width = 0, height = 0] = size.split(' × ').map(Number)
  const drawing = drawPictures({ width, height })
  expect(await outcomeOf(photo())).toBe('voucher.jpg')
  const canvas = drawing.mock.contexts[0] as HTMLCanvasElement
  expect(`${canvas.width} × ${canvas.height}`).toBe(drawn)
})

describe('a file is refused', () => {
  it.each(['text/plain', 'application/pdf', 'video/mp4', 'image/svg+xml'])('as no picture: %s', async (type) => {
    drawPictures()
    expect(await outcomeOf(photo(type))).toMatch(/notAnImage/)
  })

  it('for its size, before it is decoded', async () => {
    drawPictures({ width: MAX_VOUCHER_PIXELS, height: 1 })
    expect(await outcomeOf(photo())).toBe('voucher.jpg')
    const drawing = drawPictures({ width: MAX_VOUCHER_PIXELS + 1, height: 1 })
    drawing.mockClear()
    expect(await outcomeOf(photo())).toMatch(/tooManyPixels/)
    expect(drawing).not.toHaveBeenCalled()
    const large = Object.defineProperty(photo(), 'size', { value: MAX_VOUCHER_BYTES + 1 })
    expect(await outcomeOf(large)).toMatch(/tooLarge/)
  })
})

it('a file without a type may be a picture', async () => {
  drawPictures()
  expect(await outcomeOf(photo(''))).toBe('voucher.jpg')
})

it.each([
  ['the picture', () => vi.stubGlobal('Image', EventTarget)],
  ['the canvas', () => vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue(undefined)],
])('a picture is given up where %s never answers', async (_name, silence) => {
  drawPictures()
  silence()
  expect(await outcomeOf(photo())).toMatch(/^Error/)
})
