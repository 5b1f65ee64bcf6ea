import { removeToasts, showToast, type MessageKind } from './toast'

/** Shows a message over whatever is open, and reads it aloud. */
export function notify(text: string, { kind = 'plain' }: { kind?: MessageKind } = {}): void {
  announce(text)
  showToast(text, kind)
}

/** What was told to one member stands before no other: a toast waits while the page is hidden. */
export function takeBackMessages(): void {
  removeToasts()
  liveRegion().textContent = ''
}

export function announce(text: string): void {
  const region = liveRegion()
  // A screen reader repeats the same words only if the region was empty in between.
  region.textContent = ''
  // Appended, so that of two messages in one moment neither is lost.
  setTimeout(() => region.append(region.hasChildNodes() ? ` ${text}` : text), 30)
}

/** Outside the root, which is inert while a sheet is open. */
export function liveRegion(): HTMLElement {
  const existing = document.getElementById('live')
  if (existing !== null) return existing
  const region = document.createElement('div')
  region.id = 'live'
  region.className = 'visually-hidden'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}
