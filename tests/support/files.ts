import { vi } from 'vitest'

/** Catches the files the app saves; texts come without their byte order mark. */
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

/** What jsdom lacks: a picture loads, and a canvas draws it small. @returns the canvas's spy */
export function drawPictures({ width = 800, height = 600 } = {}) {
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
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }))
  const context = { fillRect: () => undefined, drawImage: () => undefined } as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  const small = new Blob(['small picture'], { type: 'image/jpeg' })
  return vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(small))
}
