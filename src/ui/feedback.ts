/**
 * Short messages: a toast for the eye and a live region for the ear. antd-mobile's toast brings an animation library with it, so
 * it arrives on the first use.
 */
export function notify(text: string): void {
  announce(text)
  void import('./toast').then(({ showToast }) => showToast(text))
}

/** Says a text to screen readers alone. */
export function announce(text: string): void {
  const region = liveRegion()
  // The same words again are a new message only if the region was emptied in between.
  region.textContent = ''
  setTimeout(() => {
    region.textContent = text
  }, 30)
}

/** The live region stands in the page from the start, outside the root: it must not be inert while a sheet is open. */
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
