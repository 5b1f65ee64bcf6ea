// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shrinkVoucher } from './voucher'
import { VOUCHER_SIZES } from './voucher-image'

const never = () => new Promise<never>(() => undefined)
const photo = () => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2)], 'IMG_2041.jpg', { type: 'image/jpeg' })

/** A page that has no worker and can do all of this. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 800
      naturalHeight = 600
      decode = () => Promise.resolve()
    },
  )
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockResolvedValue(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2).buffer)
  const context = { fillRect: () => undefined, drawImage: () => undefined } as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['small'])))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const shrunk = () => shrinkVoucher(photo(), VOUCHER_SIZES[0], new AbortController().signal)

it('a picture is made small in the page where there is no worker', async () => {
  expect((await shrunk()).name).toBe('voucher.jpg')
})

it.each([
  ['the file', () => vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(never)],
  [
    'the picture',
    () =>
      vi.stubGlobal(
        'Image',
        class {
          decode = never
        },
      ),
  ],
  ['the canvas', () => vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue(undefined)],
])('a picture is given up where %s never answers', async (_name, silence) => {
  silence()
  const outcome = shrunk().catch(String)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await Promise.race([outcome, Promise.resolve('prepares for ever')])).toMatch(/^(?:Voucher)?Error/)
})
