import '@testing-library/jest-dom/vitest'
import { configure, waitFor } from '@testing-library/react'
import { reduceMotion, Toast } from 'antd-mobile'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { api } from './api'
import { fillInTheBrowser } from './browser'
import { noHandlerFor, reportFirst } from './complaints'
import { forgetApps } from './render-app'
import { useSettings } from './settings'

fillInTheBrowser()
// Otherwise antd-mobile's overlays still move when a test looks at them.
reduceMotion()
// Within `act` a lazy screen that suspends never appears.
configure({ asyncUtilTimeout: 10_000, eventWrapper: (fire) => fire() })

/** Unhandled requests and console errors: they fail any test. */
const complaints: string[] = []
api.server.events.on('request:unhandled', ({ request }) => void complaints.push(noHandlerFor(request)))

// antd-mobile cannot measure a pixel in jsdom; unhandled requests are listed already.
const IGNORED = /px tester|Not implemented|without a matching request handler/

beforeAll(async () => {
  api.server.listen({ onUnhandledRequest: 'error' })
  // The app loads it on first use, which could be after the end of a test.
  await import('@/ui/toast')
})
beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (!IGNORED.test(text)) complaints.push(text)
  })
})
afterEach(async ({ task }) => {
  vi.useRealTimers()
  await forgetApps()
  Toast.clear()
  await waitFor(() => {
    if (document.querySelector('.adm-toast-mask') !== null) throw new Error('a toast is still shown')
  })
  await turnsOfTheLoop(10)
  document.body.replaceChildren()
  api.reset()
  useSettings({})
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reportFirst(task.result, complaints)
})
afterAll(() => api.server.close())

/**
 * A toast has a React root of its own, which is unmounted some tasks after the toast is gone. If the
 * page went before it, React would fail without a test to blame. Turns, since a time may be too short.
 */
async function turnsOfTheLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1)
    await new Promise<void>((resolve) => {
      setTimeout(() => setImmediate(resolve), 0)
    })
}
