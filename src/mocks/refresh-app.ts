import { resetConnection } from '../lib/connection.ts'

/** Makes the app request its data again, by the event that reports a return of the network. */
export function refreshApp(): void {
  // Without this call, the app would throttle an event that follows soon after another one.
  resetConnection()
  window.dispatchEvent(new Event('online'))
}

/**
 * Makes the browser say that the device is offline, or ends that. Faults alone cut the connection
 * without a word of the browser.
 */
export function simulateOffline(isOffline: boolean): void {
  if (Object.hasOwn(navigator, 'onLine') === isOffline) return
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  else Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}
