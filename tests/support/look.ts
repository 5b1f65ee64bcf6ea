import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, vi } from 'vitest'
import { resetConnection } from '@/lib/connection'
import { announce, liveRegion } from '@/ui/feedback'
import { api } from './api'
import type { RunningApp } from './render-app'

/** Returns a matcher of a paragraph by its text, which may be spread over nested elements. */
export function paragraphWithText(words: string | RegExp): (content: string, element: Element | null) => boolean {
  return (_content, element) => {
    if (element?.tagName !== 'P') return false
    const text = plainTextOf(element)
    return typeof words === 'string' ? text === words : words.test(text)
  }
}

export const getButton = (name: string | RegExp) => screen.getByRole('button', { name })
export const getMain = () => screen.getByRole('main')

export function findHeading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name })
}

/** Waits until the live region, which repeats each toast, contains these words. */
export async function expectAnnounced(words: string | RegExp): Promise<void> {
  await waitFor(() => expect(liveRegion()).toHaveTextContent(words))
}

export function lastAnnouncement(): string {
  return plainTextOf(liveRegion())
}

/**
 * Fails if the live region has a text, or if an announcement is still waiting. Announces a last
 * message and looks for texts before it, because messages are announced in order.
 */
export async function expectNoAnnouncement(): Promise<void> {
  const texts = [lastAnnouncement()]
  const observer = new MutationObserver(() => texts.push(lastAnnouncement()))
  observer.observe(liveRegion(), { childList: true, characterData: true, subtree: true })
  announce('(the last message)')
  await expectAnnounced('(the last message)')
  observer.disconnect()
  expect(texts.filter((text) => text !== '' && text !== '(the last message)')).toEqual([])
  liveRegion().replaceChildren()
}

/** Waits until no query and no change is in flight. */
export async function untilIdle({ queryClient }: Pick<RunningApp, 'queryClient'>): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0))
}

export function currentAddress(): string {
  return window.location.pathname + window.location.search
}

export async function arriveAt(path: string): Promise<void> {
  await waitFor(() => expect(currentAddress()).toBe(path))
}

/** Goes to an address with a popstate event, as the browser does for Back and Forward. */
export async function goTo(path: string): Promise<void> {
  await act(async () => {
    window.history.pushState({ usr: null, key: path, idx: 9 }, '', path)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
  })
}

/** Returns the values of the description list in an element, by term. */
export function detailsByTerm(element: HTMLElement): Record<string, string> {
  const termElements = within(element).getAllByRole('term')
  return Object.fromEntries(
    termElements.map((name) => [plainTextOf(name), plainTextOf(name.parentElement?.querySelector('dd') ?? null)]),
  )
}

/** Stops `Date` at a time, for the page and the mock platform. Timers still run. */
export function stopClockAt(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
}

/** Moves the stopped clock, and fires `visibilitychange`, as when a phone wakes the page. */
export function moveClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Sets whether the browser is online. No request is answered while the browser is offline. */
export function setOnline(isOnline: boolean): void {
  if (!isOnline) api.server.use(http.all('*/api/*', () => (navigator.onLine ? undefined : HttpResponse.error())))
  reportOnline(isOnline)
}

/** Sets only whether the browser reports to be online. Requests are still answered. */
export function reportOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Waits until lazily loaded code listens for newer builds and for changes of the connection. */
export async function untilDeviceListens(): Promise<void> {
  setOnline(false)
  const bar = await screen.findByText(/^You’re offline/)
  setOnline(true)
  await waitFor(() => expect(bar).not.toBeInTheDocument())
  // Makes the app forget this return of the network, so that it treats the next one as the first.
  resetConnection()
}

/** Watches the page. The returned function stops, and returns true if the page was ever blank. */
export function watchForBlank(): () => boolean {
  const root = document.querySelector('#root')
  let wasBlank = false
  const observer = new MutationObserver(() => {
    if (root?.childElementCount === 0) wasBlank = true
  })
  if (root !== null) observer.observe(root, { childList: true })
  return () => {
    observer.disconnect()
    return wasBlank
  }
}

/**
 * Ends the time in which a button ignores taps. The pointer event makes `setup.ts` add a second to
 * `performance.now`.
 */
export function waitOutTapGuard(): void {
  fireEvent.pointerDown(document.body)
}

/** Taps twice without a render in between. Only a lock that is set at once stops the second tap. */
export function tapTwice(button: HTMLElement): void {
  button.click()
  button.click()
}

/** Returns the text with plain spaces in place of non-breaking spaces; '' for null. */
export function plainTextOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll('\u00a0', ' ')
}

/** Opens the problem details on the screen Online service, and returns their text field. */
export async function openProblemDetails(user: UserEvent): Promise<HTMLElement> {
  await findHeading('Online service')
  await user.click(screen.getByRole('button', { name: /^Details for your message/ }))
  return screen.findByRole('textbox', { name: 'Problem details' })
}
