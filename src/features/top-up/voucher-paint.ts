export interface ShrinkTask {
  file: Blob
  /** Of what is sent, in pixels. */
  width: number
  height: number
  /** Of the JPEG, from 0 to 1. */
  quality: number
}

/** JPEG has no transparency, which would turn black. @throws Error where there is no drawing */
export function paint(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  image: CanvasImageSource,
  { width, height }: Pick<ShrinkTask, 'width' | 'height'>,
): void {
  if (context === null) throw new Error('no drawing here')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
}
