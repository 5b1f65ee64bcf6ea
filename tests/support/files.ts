import { vi } from 'vitest'

/** Catches the files that the app saves. `texts` returns their texts without byte order marks. */
export function captureSavedFiles(): { names: string[]; texts: () => Promise<string[]> } {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return { names, texts: () => Promise.all(files.map(textOf)) }
}

function textOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^\uFEFF/, '') : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
    reader.readAsText(file)
  })
}

interface PictureOptions {
  /** The size of the picture that the app loads, in pixels. */
  width?: number
  height?: number
  /** The size of the picture that the canvas returns, if it differs from the canvas's own size. */
  comesAs?: { width: number; height: number }
  /** Changes the pixels when the app reads them back from the canvas. */
  read?: (data: Uint8ClampedArray) => void
}

/** Makes pictures load and canvases draw in jsdom. The app can read back only filled rectangles. */
export function fakePictureApis({ width = 800, height = 600, comesAs: bitmapSize, read }: PictureOptions = {}): void {
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = width
      naturalHeight = height
      set src(_address: string) {
        setTimeout(() => this.dispatchEvent(new Event('load')), 0)
      }
    },
  )
  let canvasSize = { width: 0, height: 0 }
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ ...canvasSize, ...bitmapSize, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    const filledAreas: { x: number; width: number; colour: number[] }[] = []
    const fakeContext = {
      fillStyle: '',
      setTransform: () => undefined,
      drawImage: () => undefined,
      fillRect: (x: number, _y: number, filledWidth: number) =>
        filledAreas.push({
          x,
          width: filledWidth,
          colour: (fakeContext.fillStyle.match(/\d+/g) ?? [255, 255, 255]).map(Number),
        }),
      getImageData: (_x: number, _y: number, columns: number, rows: number) => {
        const data = new Uint8ClampedArray(columns * rows * 4)
        for (let pixel = 0; pixel < columns * rows; pixel += 1) {
          const column = pixel % columns
          const topArea = filledAreas.findLast((area) => column >= area.x && column < area.x + area.width)
          data.set([...(topArea?.colour ?? [0, 0, 0]), 255], pixel * 4)
        }
        read?.(data)
        return { data }
      },
    }
    return fakeContext as unknown as CanvasRenderingContext2D
  })
  const smallPicture = new Blob(['small picture'], { type: 'image/jpeg' })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, done) {
    canvasSize = { width: this.width, height: this.height }
    done(smallPicture)
  })
}
