import { vi } from 'vitest'

/** Simulates actions of another tab, and the events by which this tab notices these actions. */

/** Stores a log-in or a log-out of another tab, without an event. */
export function storeTokenElsewhere(token: string | null): void {
  if (token !== localStorage.getItem('token')) localStorage.removeItem('tiga.member.id')
  if (token === null) localStorage.removeItem('token')
  else localStorage.setItem('token', token)
}

/** Fires the event of a token that another tab has stored. A suspended page may miss this event. */
export function fireTokenEvent(token: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }))
}

export function changeTokenElsewhere(token: string | null): void {
  storeTokenElsewhere(token)
  fireTokenEvent(token)
}

export function makePageVisible(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Fires the event of a page that the browser restores from the back/forward cache. */
export function comeBackFromCache(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}
