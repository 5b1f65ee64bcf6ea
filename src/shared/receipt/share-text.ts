import { inTime } from '@/lib/time'

const COPY_MS = 3000

/** By the device's own sheet where there is one, else the text is copied. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    const share: unknown = Reflect.get(navigator, 'share')
    if (typeof share === 'function') {
      await (share.call(navigator, { text }) as Promise<void>)
      return 'shared'
    }
  } catch (error) {
    // Who closes the sheet again wants no copy either.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
  }
  try {
    await inTime(navigator.clipboard.writeText(text), COPY_MS)
    return 'copied'
  } catch {
    return 'failed'
  }
}
