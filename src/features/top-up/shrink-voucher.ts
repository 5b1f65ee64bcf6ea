import { inTime } from '@/lib/time'
import { checkVoucherFile, fitWithin, HEADER_BYTES, type VoucherProblem, type VoucherSize } from './voucher-image'
import type { ShrinkAnswer, ShrinkTask } from './voucher.worker'

/** For each step: to read, in a worker, in the page. */
const LONGEST_MS = 20_000

export class VoucherError extends Error {
  override readonly name = 'VoucherError'

  constructor(readonly problem: VoucherProblem) {
    super(`no voucher: ${problem}`)
  }
}

/**
 * Turns the picture upright, makes it as small as `size` and keeps only its pixels, in a worker
 * where possible.
 * @throws VoucherError for a file that is no picture, too large or broken; DOMException
 * (AbortError) once `signal` is aborted; Error where the browser gives no answer.
 */
export async function shrinkVoucher(file: File, size: VoucherSize, signal: AbortSignal): Promise<File> {
  const header = await inTime(file.slice(0, HEADER_BYTES).arrayBuffer(), LONGEST_MS).catch(() => {
    // The file was moved or removed, or lies where no answer comes from.
    throw new VoucherError('unreadable')
  })
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
    await image.decode().catch(() => {
      throw new VoucherError('unreadable')
    })
    const { width, height } = fitWithin({ width: image.naturalWidth, height: image.naturalHeight }, size.side)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d', { alpha: false })
    if (context === null) throw new VoucherError('unreadable')
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', size.quality)
    })
    if (blob === null) throw new VoucherError('unreadable')
    return blob
  } finally {
    URL.revokeObjectURL(address)
  }
}
