import { vi } from 'vitest'

/** What another tab does, and how this one hears of it. */

/** A log-in there begins without this member's records, as a log-out ends them. */
export function storeElsewhere(token: string | null): void {
  if (token !== localStorage.getItem('token')) localStorage.removeItem('tiga.member.id')
  if (token === null) localStorage.removeItem('token')
  else localStorage.setItem('token', token)
}

/** A page that sleeps hears of it when it wakes, if at all. */
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

/** By the browser's back, from its back/forward cache. */
export function comeBackFromCache(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}
