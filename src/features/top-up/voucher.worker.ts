import { fitWithin, type ImageSize, type VoucherSize } from './voucher-image'

export interface ShrinkTask {
  file: Blob
  size: VoucherSize
}

export type ShrinkAnswer = Blob | null

/** Keeps only the pixels: not the position, device and date of the shot. */
async function shrink({ file, size }: ShrinkTask): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await draw(bitmap, fitWithin(bitmap, size.side), size.quality)
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, { width, height }: ImageSize, quality: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('no drawing here')
  // JPEG has no transparency, which would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

addEventListener('message', (event: MessageEvent<ShrinkTask>) => {
  void shrink(event.data)
    .catch((): ShrinkAnswer => null)
    .then((answer) => postMessage(answer))
})
