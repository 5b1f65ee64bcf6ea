import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { api } from './api'
import { addMissingBrowserApis } from './browser'
import { missingHandlerText, failWithComplaints } from './complaints'
import { closeAppsAndClearStorage } from './render-app'
import { applySettings } from './settings'

addMissingBrowserApis()
// `eventWrapper` avoids `act`, within which a lazy screen that suspends never appears.
// With `CI`, the time-out is 25 s, because a tap may load code that takes over 10 s to compile.
// Otherwise it is 4900 ms, not 5000, because some tests shorten all timers of 5000 ms.
configure({ asyncUtilTimeout: process.env['CI'] === undefined ? 4900 : 25_000, eventWrapper: (fire) => fire() })

/** Unhandled requests, console errors and texts beside other nodes. Each of them fails the test. */
const complaints: string[] = []
/**
 * React calls `createTextNode` only for a text that has siblings, so a call reveals such a text
 * (see `tests/bare-text.test.ts`).
 */
const createRealTextNode = document.createTextNode.bind(document)
document.createTextNode = (text: string) => {
  if (text.trim() !== '') complaints.push(`"${text}" has siblings: put it into an element of its own`)
  return createRealTextNode(text)
}

api.server.events.on('request:unhandled', ({ request }) => void complaints.push(missingHandlerText(request)))

// Ignores errors of antd-mobile, which cannot measure a pixel in jsdom, errors about features that
// jsdom lacks, and errors about unhandled requests, which are in `complaints` already.
const IGNORED_ERRORS = /px tester|Not implemented|without a matching request handler/

/** Timers, which are cleared at the end, so that no timer fires after the window was closed. */
const timers = new Set<NodeJS.Timeout>()
const startRealTimer = globalThis.setTimeout
globalThis.setTimeout = Object.assign((...timerArguments: Parameters<typeof startRealTimer>) => {
  const timer = startRealTimer(...timerArguments)
  timers.add(timer)
  return timer
}, startRealTimer)

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  complaints.length = 0
  addTimeForTaps()
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (!IGNORED_ERRORS.test(text)) complaints.push(text)
  })
})
afterEach(async ({ task }) => {
  vi.useRealTimers()
  await closeAppsAndClearStorage()
  document.body.replaceChildren()
  api.reset()
  applySettings({})
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  failWithComplaints(task.result, complaints)
})
afterAll(async () => {
  // A screen may still be loading code, which must not arrive after the window is closed.
  await vi.dynamicImportSettled()
  api.server.close()
  for (const timer of timers) clearTimeout(timer)
})

/**
 * The ms that taps add to `performance.now`, because buttons with a tap guard ignore fast taps.
 * `tapTwice` adds nothing, because it fires no pointer event.
 */
let addedMs = 0
document.addEventListener('pointerdown', () => (addedMs += 1000), { capture: true })

function addTimeForTaps(): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + addedMs)
}
