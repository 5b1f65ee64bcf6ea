import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { api } from './api'
import { fillInTheBrowser } from './browser'
import { noHandlerFor, reportFirst } from './complaints'
import { forgetApps } from './render-app'
import { applySettings } from './settings'

fillInTheBrowser()
// Within `act` a lazy screen that suspends never appears. A hosted runner takes over 10 s to
// compile the code of a tap. On a developer's machine a query that finds nothing fails within 5 s:
// below 5 s, because the app has timers of 5 s that tests shorten by their length.
configure({ asyncUtilTimeout: process.env['CI'] === undefined ? 4900 : 25_000, eventWrapper: (fire) => fire() })

/** Unhandled requests, console errors and bare texts, which fail any test. */
const complaints: string[] = []
/** React creates a text node for each text with siblings (`tests/bare-text.test.ts`). */
const makeText = document.createTextNode.bind(document)
document.createTextNode = (text: string) => {
  if (text.trim() !== '') complaints.push(`"${text}" has siblings: put it into an element of its own`)
  return makeText(text)
}

api.server.events.on('request:unhandled', ({ request }) => void complaints.push(noHandlerFor(request)))

// antd-mobile cannot measure a pixel in jsdom. Unhandled requests are already in the list.
const IGNORED = /px tester|Not implemented|without a matching request handler/

/** Timers outlive the window: a worker still runs for a moment after it has closed the window. */
const timers = new Set<NodeJS.Timeout>()
const startTimer = globalThis.setTimeout
globalThis.setTimeout = Object.assign((...given: Parameters<typeof startTimer>) => {
  const timer = startTimer(...given)
  timers.add(timer)
  return timer
}, startTimer)

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  complaints.length = 0
  addTimeForTaps()
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (!IGNORED.test(text)) complaints.push(text)
  })
})
afterEach(async ({ task }) => {
  vi.useRealTimers()
  await forgetApps()
  document.body.replaceChildren()
  api.reset()
  applySettings({})
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reportFirst(task.result, complaints)
})
afterAll(async () => {
  // A part that a screen loads late may still be loading when its window is closed.
  await vi.dynamicImportSettled()
  api.server.close()
  for (const timer of timers) clearTimeout(timer)
})

/**
 * Adds a second to `performance.now` for each tap, like a person; buttons with a tap guard need
 * that. A tap without a pointer, as by `tapTwice`, adds nothing.
 */
let addedMs = 0
document.addEventListener('pointerdown', () => (addedMs += 1000), { capture: true })

function addTimeForTaps(): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + addedMs)
}
