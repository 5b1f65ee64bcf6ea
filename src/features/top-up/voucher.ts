import { useRef, useState } from 'react'
import type { ApiError } from '@/api/errors'
import { uploadVoucher } from '@/api/wallet'
import { inTime } from '@/lib/time'
import { useOnLeave } from '@/ui/use-event'
import {
  HEADER_BYTES,
  VOUCHER_SIZES,
  type VoucherProblem,
  type VoucherSize,
  checkVoucherFile,
  fitWithin,
  paint,
  smallerThan,
} from './voucher-image'
import type { ShrinkAnswer, ShrinkTask } from './voucher.worker'

interface Picture {
  file: File
  url: string
  size: VoucherSize
}

export type VoucherState =
  | { status: 'none' }
  | { status: 'refused'; problem: VoucherProblem }
  | { status: 'preparing' }
  | { status: 'uploading'; picture: Picture; share: number }
  /** Null: the member cancelled. */
  | { status: 'failed'; picture: Picture; error: ApiError | null }
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

  const prepare = async (file: File, size: VoucherSize) => {
    const signal = begin()
    forgetPicture()
    change({ status: 'preparing' })
    try {
      const small = await shrinkVoucher(file, size, signal)
      url.current = URL.createObjectURL(small)
      await upload({ file: small, url: url.current, size }, signal)
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
    choose: (file: File): void => void prepare(file, VOUCHER_SIZES[0]),
    retry: () => {
      if (state.status !== 'failed') return
      const { picture, error } = state
      const smaller = error?.kind === 'timeout' ? smallerThan(picture.size) : null
      void (smaller === null ? upload(picture, begin()) : prepare(picture.file, smaller))
    },
    cancel: () => {
      begin()
      if (state.status === 'uploading') change({ status: 'failed', picture: state.picture, error: null })
    },
    remove: () => {
      begin()
      forgetPicture()
      change({ status: 'none' })
    },
  }
}

/** For each step: to read, in a worker, in the page. */
const LONGEST_MS = 20_000

class VoucherError extends Error {
  override readonly name = 'VoucherError'

  constructor(readonly problem: VoucherProblem) {
    super(`no voucher: ${problem}`)
  }
}

/**
 * Turns the picture upright, makes it as small as `size` and keeps only its pixels, in a worker
 * where possible.
 * @throws VoucherError for a file that is no picture or too large; DOMException (AbortError) once
 * `signal` is aborted; Error for one that is broken or gone, or where the browser gives no answer.
 */
export async function shrinkVoucher(file: File, size: VoucherSize, signal: AbortSignal): Promise<File> {
  const header = await inTime(file.slice(0, HEADER_BYTES).arrayBuffer(), LONGEST_MS)
  const problem = checkVoucherFile(file, new Uint8Array(header))
  if (problem !== null) throw new VoucherError(problem)
  signal.throwIfAborted()
  const image = (await inWorker({ file, size }, signal)) ?? (await inTime(inPage({ file, size }), LONGEST_MS))
  signal.throwIfAborted()
  // The file's own name may tell when and where it was taken.
  return new File([image], 'voucher.jpg', { type: 'image/jpeg' })
}

/** @returns null where no worker can load, decode or draw, or none answers. */
async function inWorker(task: ShrinkTask, signal: AbortSignal): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'undefined') return null
  let worker: Worker | null = null
  try {
    worker = new Worker(new URL('./voucher.worker.ts', import.meta.url), { type: 'module' })
    return await inTime(answerOf(worker, task, signal), LONGEST_MS)
  } catch {
    signal.throwIfAborted()
    return null
  } finally {
    worker?.terminate()
  }
}

function answerOf(worker: Worker, task: ShrinkTask, signal: AbortSignal): Promise<ShrinkAnswer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    signal.addEventListener('abort', () => reject(signal.reason as DOMException))
    worker.postMessage(task, [])
  })
}

async function inPage({ file, size }: ShrinkTask): Promise<Blob> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const { width, height } = fitWithin({ width: image.naturalWidth, height: image.naturalHeight }, size.side)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    paint(canvas.getContext('2d', { alpha: false }), image, canvas)
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', size.quality)
    })
    if (blob === null) throw new Error('no picture came')
    return blob
  } finally {
    URL.revokeObjectURL(address)
  }
}
