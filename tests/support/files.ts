import { vi } from 'vitest'

/** Catches files that the app saves; their texts come without the byte order mark. */
export function catchFiles(): { names: string[]; texts: () => Promise<string[]> } {
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
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsText(file)
  })
}

interface Drawing {
  /** The size of the loaded picture. */
  width?: number
  height?: number
  /** The size that the canvas returns, if it is not its own. */
  comesAs?: { width: number; height: number }
  /** Changes the pixels when they are read back. */
  read?: (data: Uint8ClampedArray) => void
}

/** Adds to jsdom that pictures load and canvases draw; filled areas can be read back. */
export function drawPictures({ width = 800, height = 600, comesAs, read }: Drawing = {}): void {
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
  let given = { width: 0, height: 0 }
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ ...given, ...comesAs, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    const filled: { x: number; width: number; colour: number[] }[] = []
    const pen = {
      fillStyle: '',
      setTransform: () => undefined,
      drawImage: () => undefined,
      fillRect: (x: number, _y: number, across: number) =>
        filled.push({ x, width: across, colour: (pen.fillStyle.match(/\d+/g) ?? [255, 255, 255]).map(Number) }),
      getImageData: (_x: number, _y: number, across: number, down: number) => {
        const data = new Uint8ClampedArray(across * down * 4)
        for (let pixel = 0; pixel < across * down; pixel += 1) {
          const at = pixel % across
          const over = filled.findLast((it) => at >= it.x && at < it.x + it.width)
          data.set([...(over?.colour ?? [0, 0, 0]), 255], pixel * 4)
        }
        read?.(data)
        return { data }
      },
    }
    return pen as unknown as CanvasRenderingContext2D
  })
  const small = new Blob(['small picture'], { type: 'image/jpeg' })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, done) {
    given = { width: this.width, height: this.height }
    done(small)
  })
}
