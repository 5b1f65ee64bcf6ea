import { useRef, useState } from 'react'
import type { ApiError } from '@/api/errors'
import { uploadVoucher } from '@/api/wallet'
import { inTime } from '@/lib/time'
import { useOnLeave } from '@/ui/use-event'

export const MAX_VOUCHER_BYTES = 20 * 1024 * 1024
/** 50 megapixels take 200 MB once decoded; more would crash the app on a phone. */
export const MAX_VOUCHER_PIXELS = 50_000_000
/** The longer side in pixels, and the JPEG's quality from 0 to 1. A slip can be read so. */
const SIDE = 1280
const QUALITY = 0.7

type VoucherProblem = 'notAnImage' | 'tooLarge' | 'tooManyPixels' | 'unreadable'

interface Picture {
  file: File
  url: string
}

type VoucherState =
  | { status: 'none' }
  | { status: 'refused'; problem: VoucherProblem }
  | { status: 'preparing' }
  | { status: 'uploading'; picture: Picture; share: number }
  | { status: 'failed'; picture: Picture; error: ApiError }
  | { status: 'uploaded'; picture: Picture; path: string }

/** Aborts work on a picture that is replaced, removed or left. */
export function useVoucher(onPathChange: (path: string | null) => void) {
  const [state, setState] = useState<VoucherState>({ status: 'none' })
  const [isAwaited, setIsAwaited] = useState(false)
  const work = useRef(new AbortController())
  const url = useRef<string | null>(null)
  const change = (next: VoucherState) => {
    setState(next)
    onPathChange(next.status === 'uploaded' ? next.path : null)
  }

  const begin = (): AbortSignal => {
    work.current.abort()
    work.current = new AbortController()
    // What was said of one picture ends with it.
    setIsAwaited(false)
    return work.current.signal
  }
  const forgetPicture = () => {
    if (url.current !== null) URL.revokeObjectURL(url.current)
    url.current = null
  }
  useOnLeave(() => {
    work.current.abort()
    forgetPicture()
  })

  const upload = async (picture: Picture, signal: AbortSignal) => {
    change({ status: 'uploading', picture, share: 0 })
    const onProgress = (share: number) => {
      if (!signal.aborted) change({ status: 'uploading', picture, share })
    }
    const next = await uploadVoucher(picture.file, { signal, onProgress }).then(
      (path): VoucherState => ({ status: 'uploaded', picture, path }),
      (error: ApiError): VoucherState => ({ status: 'failed', picture, error }),
    )
    if (!signal.aborted) change(next)
  }

  const prepare = async (file: File) => {
    const signal = begin()
    forgetPicture()
    change({ status: 'preparing' })
    try {
      const small = await shrinkVoucher(file, signal)
      url.current = URL.createObjectURL(small)
      await upload({ file: small, url: url.current }, signal)
    } catch (error) {
      if (signal.aborted) return
      change({ status: 'refused', problem: error instanceof VoucherError ? error.problem : 'unreadable' })
    }
  }

  return {
    state,
    /** The form was to be sent while this picture was on its way. */
    isAwaited,
    setIsAwaited,
    choose: (file: File): void => void prepare(file),
    retry: () => {
      if (state.status === 'failed') void upload(state.picture, begin())
    },
    /** Also of one that is still on its way. */
    remove: () => {
      begin()
      forgetPicture()
      change({ status: 'none' })
    },
  }
}

/** Some browsers never answer for a picture that is broken. */
const LONGEST_MS = 20_000
/** By its type, which a file may come without. A drawing in SVG has no size of its own. */
const PICTURE = /^(?:image\/(?!svg)|$)/

class VoucherError extends Error {
  override readonly name = 'VoucherError'

  constructor(readonly problem: VoucherProblem) {
    super(`no voucher: ${problem}`)
  }
}

/**
 * Turns the picture upright, makes it small and keeps only its pixels: not the position, device and
 * date of the shot.
 * @throws VoucherError for a file that is no picture or too large; DOMException (AbortError) once
 * `signal` is aborted; Error for one that is broken or gone, or where the browser gives no answer.
 */
export async function shrinkVoucher(file: File, signal: AbortSignal): Promise<File> {
  if (!PICTURE.test(file.type)) throw new VoucherError('notAnImage')
  if (file.size > MAX_VOUCHER_BYTES) throw new VoucherError('tooLarge')
  const address = URL.createObjectURL(file)
  try {
    const image = await inTime(loaded(address), LONGEST_MS)
    const { naturalWidth, naturalHeight } = image
    if (naturalWidth * naturalHeight > MAX_VOUCHER_PIXELS) throw new VoucherError('tooManyPixels')
    signal.throwIfAborted()
    const scale = Math.min(1, SIDE / Math.max(naturalWidth, naturalHeight))
    const sized = (pixels: number) => Math.max(1, Math.round(pixels * scale))
    const small = await inTime(drawn(file, sized(naturalWidth), sized(naturalHeight)), LONGEST_MS)
    signal.throwIfAborted()
    // The file's own name may tell when and where it was taken.
    return new File([small], 'voucher.jpg', { type: 'image/jpeg' })
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Its size is known then, before it is decoded. */
function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('no picture')))
  })
}

/** The browser decodes and shrinks it away from the page's thread. */
async function drawn(file: File, width: number, height: number): Promise<Blob> {
  const size = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', ...size })
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('no drawing here')
  // JPEG has no transparency, which would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  if (blob === null) throw new Error('no picture came')
  return blob
}
