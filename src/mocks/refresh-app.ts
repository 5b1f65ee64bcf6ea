import { resetConnection } from '../lib/connection.ts'

/** Makes the app request its data again, by the event that reports a return of the network. */
export function refreshApp(): void {
  // Without this call, the app would throttle an event that follows soon after another one.
  resetConnection()
  window.dispatchEvent(new Event('online'))
}
