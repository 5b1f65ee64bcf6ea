import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, vi } from 'vitest'
import { forgetConnection } from '@/lib/connection'
import { announce, liveRegion } from '@/ui/feedback'
import { api } from './api'
import type { RunningApp } from './render-app'

/** For a paragraph of which a part, such as a period, stands in an element of its own. */
export function sentence(words: string | RegExp): (content: string, element: Element | null) => boolean {
  return (_content, element) => {
    if (element?.tagName !== 'P') return false
    const text = wordsIn(element)
    return typeof words === 'string' ? text === words : words.test(text)
  }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const main = () => screen.getByRole('main')

export function heading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name })
}

/** Waits for the live region, which repeats each toast. */
export async function expectAnnounced(words: string | RegExp): Promise<void> {
  await waitFor(() => expect(liveRegion()).toHaveTextContent(words))
}

export function lastAnnouncement(): string {
  return wordsIn(liveRegion())
}

/** Fails if anything was announced or is about to be: announcements come in order. */
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

/** Waits until no query and no mutation is in flight. */
export async function untilIdle({ queryClient }: Pick<RunningApp, 'queryClient'>): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0))
}

export function address(): string {
  return window.location.pathname + window.location.search
}

export async function arriveAt(path: string): Promise<void> {
  await waitFor(() => expect(address()).toBe(path))
}

/** As the browser does when the member goes back or forward to an address. */
export async function goTo(path: string): Promise<void> {
  await act(async () => {
    window.history.pushState({ usr: null, key: path, idx: 9 }, '', path)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
  })
}

export function detailsOf(element: HTMLElement): Record<string, string> {
  const names = within(element).getAllByRole('term')
  return Object.fromEntries(
    names.map((name) => [wordsIn(name), wordsIn(name.parentElement?.querySelector('dd') ?? null)]),
  )
}

/** Stops `Date` for the page and the platform; timers go on. */
export function stopClockAt(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
}

/** Moves the stopped clock, then wakes the page as a phone does. */
export function moveClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The browser says so, and while it says "offline" no request is answered. */
export function setOnline(isOnline: boolean): void {
  if (!isOnline) api.server.use(http.all('*/api/*', () => (navigator.onLine ? undefined : HttpResponse.error())))
  sayOnline(isOnline)
}

/** The browser says so; requests are answered all the same. */
export function sayOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/**
 * The parts for builds and the connection come when the browser is idle, and listen a moment later:
 * both do once the bar that tells of the connection has gone again.
 */
export async function deviceListens(): Promise<void> {
  setOnline(false)
  const bar = await screen.findByText(/^You’re offline/)
  setOnline(true)
  await waitFor(() => expect(bar).not.toBeInTheDocument())
  // The next return of the network is the first of its kind again.
  forgetConnection()
}

/** Whether nothing at all stood on the page at any time since this was called. */
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

/** As long as a button must stand still before it answers. */
export function letItStand(): void {
  fireEvent.pointerDown(document.body)
}

/** Two taps without a render between them: only a lock set in the same tick helps. */
export function tapTwice(button: HTMLElement): void {
  button.click()
  button.click()
}

/** Its text, with plain spaces in place of those at which no line ends. */
export function wordsIn(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll('\u00a0', ' ')
}

/** Arrives at customer service and opens the details that a message to it takes along. */
export async function messageDetails(user: UserEvent): Promise<HTMLElement> {
  await heading('Online service')
  await user.click(screen.getByRole('button', { name: /^Details for your message/ }))
  return screen.findByRole('textbox', { name: 'Problem details' })
}
