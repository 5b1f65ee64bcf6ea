import { vi } from 'vitest'

/** Actions of another tab, and the events by which this tab notices them. */

/** Stores another tab's log-in or log-out, which both remove the former member's id. */
export function storeElsewhere(token: string | null): void {
  if (token !== localStorage.getItem('token')) localStorage.removeItem('tiga.member.id')
  if (token === null) localStorage.removeItem('token')
  else localStorage.setItem('token', token)
}

/** Sends the event of that change. A sleeping page gets it late or never. */
export function hear(token: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }))
}

export function changeTokenElsewhere(token: string | null): void {
  storeElsewhere(token)
  hear(token)
}

export function becomeVisible(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The page is restored from the back/forward cache. */
export function comeBackFromCache(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}
