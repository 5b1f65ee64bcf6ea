/** Adds features of a phone's browser that jsdom lacks, except for a layout. */
export function fillInTheBrowser(): void {
  fillIn(window, {
    matchMedia: (media: string): MediaQueryList => ({
      media,
      matches: false,
      onchange: null,
      addListener: nothing,
      removeListener: nothing,
      addEventListener: nothing,
      removeEventListener: nothing,
      dispatchEvent: () => false,
    }),
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    requestIdleCallback: (task: () => void) => setTimeout(task, 0),
    cancelIdleCallback: clearTimeout,
  })
  // jsdom does not scroll, and Node's Request knows no page to resolve addresses against.
  Object.assign(window, { scrollTo: nothing, Request: RequestOfPage })
  fillIn(Element.prototype, {
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
    scrollIntoView: nothing,
  })
  fillIn(performance, { clearResourceTimings: nothing })
  fillIn(Document.prototype, { elementFromPoint: () => null })
  fillIn(URL, { createObjectURL: () => 'blob:nothing', revokeObjectURL: nothing })
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, get: () => new NoTracks() })
  Object.assign(HTMLMediaElement.prototype, { load: nothing, pause: nothing, play: () => Promise.resolve() })
  supportInert()
}

class RequestOfPage extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}

class NoTracks extends EventTarget {
  readonly length = 0
}

/** Hides inert elements from role queries and pointers; jsdom does not. */
function supportInert(): void {
  if (!('inert' in HTMLElement.prototype))
    Object.defineProperty(HTMLElement.prototype, 'inert', {
      configurable: true,
      get(this: HTMLElement): boolean {
        return this.hasAttribute('inert')
      },
      set(this: HTMLElement, isInert: boolean) {
        this.toggleAttribute('inert', isInert)
      },
    })
  const style = document.createElement('style')
  style.textContent = '[inert] { visibility: hidden; pointer-events: none }'
  document.head.append(style)
}

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

function nothing(): void {}

function fillIn(target: object, parts: Record<string, unknown>): void {
  for (const [name, part] of Object.entries(parts))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { configurable: true, writable: true, value: part })
}
