import { paint, type ShrinkTask } from './voucher-paint'

/** Keeps only the pixels: not the position, device and date of the shot. */
async function shrink({ file, width, height, quality }: ShrinkTask): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const canvas = new OffscreenCanvas(width, height)
    paint(canvas.getContext('2d', { alpha: false }), bitmap, canvas)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality })
  } finally {
    bitmap.close()
  }
}

addEventListener('message', (event: MessageEvent<ShrinkTask>) => {
  void shrink(event.data)
    .catch(() => null)
    .then((answer) => postMessage(answer))
})
