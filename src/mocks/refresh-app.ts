import { forgetConnection } from '../lib/connection.ts'

/** Makes the app refetch its data: the app does so when the network returns. */
export function refreshApp(): void {
  // A return soon after another one would be throttled.
  forgetConnection()
  window.dispatchEvent(new Event('online'))
}
