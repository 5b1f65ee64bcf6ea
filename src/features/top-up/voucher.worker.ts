import { fitWithin, paint, type VoucherSize } from './voucher-image'

export interface ShrinkTask {
  file: Blob
  size: VoucherSize
}

export type ShrinkAnswer = Blob | null

/** Keeps only the pixels: not the position, device and date of the shot. */
async function shrink({ file, size }: ShrinkTask): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { width, height } = fitWithin(bitmap, size.side)
    const canvas = new OffscreenCanvas(width, height)
    paint(canvas.getContext('2d', { alpha: false }), bitmap, canvas)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: size.quality })
  } finally {
    bitmap.close()
  }
}

addEventListener('message', (event: MessageEvent<ShrinkTask>) => {
  void shrink(event.data)
    .catch((): ShrinkAnswer => null)
    .then((answer) => postMessage(answer))
})
