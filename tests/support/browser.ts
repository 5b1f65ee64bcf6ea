/** Adds features of a phone's browser that jsdom lacks, except for a layout. */
export function addMissingBrowserApis(): void {
  addMissingProperties(window, {
    matchMedia: (media: string): MediaQueryList => ({
      media,
      matches: false,
      onchange: null,
      addListener: doNothing,
      removeListener: doNothing,
      addEventListener: doNothing,
      removeEventListener: doNothing,
      dispatchEvent: () => false,
    }),
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    requestIdleCallback: (task: () => void) => setTimeout(task, 0),
    cancelIdleCallback: clearTimeout,
  })
  // jsdom cannot scroll, and Node's Request cannot resolve a relative address.
  Object.assign(window, { scrollTo: doNothing, Request: RequestOfPage })
  addMissingProperties(Element.prototype, {
    setPointerCapture: doNothing,
    releasePointerCapture: doNothing,
    hasPointerCapture: () => false,
    scrollIntoView: doNothing,
  })
  addMissingProperties(performance, { clearResourceTimings: doNothing })
  addMissingProperties(Document.prototype, { elementFromPoint: () => null })
  addMissingProperties(URL, { createObjectURL: () => 'blob:nothing', revokeObjectURL: doNothing })
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    configurable: true,
    get: () => new EmptyTrackList(),
  })
  Object.assign(HTMLMediaElement.prototype, { load: doNothing, pause: doNothing, play: () => Promise.resolve() })
  supportInert()
}

class RequestOfPage extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}

class EmptyTrackList extends EventTarget {
  readonly length = 0
}

/** Adds the property `inert`, and hides inert elements from role queries and pointers. */
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

function doNothing(): void {}

function addMissingProperties(target: object, properties: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(properties))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { configurable: true, writable: true, value })
}
