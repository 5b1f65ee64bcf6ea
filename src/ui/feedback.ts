/** antd-mobile's toast brings an animation library, so it loads on first use. */
export function notify(text: string): void {
  announce(text)
  void import('./toast').then(({ showToast }) => showToast(text))
}

export function announce(text: string): void {
  const region = liveRegion()
  // A screen reader repeats the same words only if the region was empty in between.
  region.textContent = ''
  setTimeout(() => {
    region.textContent = text
  }, 30)
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
