import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { liveRegion } from '@/ui/feedback'

/** Waits for the screen of this name: its h1. */
export function heading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name })
}

/** Waits until a short message is read aloud; the same words stand in a toast. */
export async function heard(words: string | RegExp): Promise<void> {
  await waitFor(() => expect(liveRegion()).toHaveTextContent(words))
}

/** What was read aloud last; empty when nothing was. */
export function lastHeard(): string {
  return liveRegion().textContent ?? ''
}

export function address(): string {
  return window.location.pathname + window.location.search
}

export async function arriveAt(path: string): Promise<void> {
  await waitFor(() => expect(address()).toBe(path))
}

/** The figures of a list of facts, by their names. */
export function factsOf(element: HTMLElement): Record<string, string> {
  const names = within(element).getAllByRole('term')
  return Object.fromEntries(
    names.map((name) => [name.textContent, name.parentElement?.querySelector('dd')?.textContent ?? '']),
  )
}

/** Stops the clock of the page, and the platform's with it. Timers run on. */
export function stopClockAt(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
}

/** Moves the stopped clock; the page notices as a phone does that wakes up. */
export function moveClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Takes the connection away, or gives it back. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Lets everything that is already on its way arrive; for claims that something does not happen. */
export async function settle(ms = 100): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** Two taps before the page can draw anything in between: what only a lock set in the same tick holds back. */
export function tapTwice(button: HTMLElement): void {
  button.click()
  button.click()
}
