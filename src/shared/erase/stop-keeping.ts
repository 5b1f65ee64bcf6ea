let isOver = false

/** From now on this page and its service worker keep no more files: the device was erased. */
export function stopKeeping(): void {
  isOver = true
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ kind: 'forget' })
}

export function isKeepingOver(): boolean {
  return isOver
}
