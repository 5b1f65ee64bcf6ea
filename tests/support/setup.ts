import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { reduceMotion, Toast } from 'antd-mobile'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { api } from './api'
import { fillInTheBrowser } from './browser'
import { settle } from './look'
import { forgetApps } from './render-app'
import { useSettings } from './settings'

fillInTheBrowser()
// Without it antd-mobile's overlays are still on their way when a test looks at them.
reduceMotion()
/*
 * Events go to React's own scheduler, as in a browser: within `act` a lazy screen that suspends is held back for good, and a test
 * that looks for words waits for them anyway.
 */
configure({ asyncUtilTimeout: 5000, eventWrapper: (fire) => fire() })

/** What no test may cause, whatever the screen made of it: a call that no handler knows, a complaint in the console. */
const faults: string[] = []
api.server.events.on('request:unhandled', ({ request }) => {
  faults.push(`no handler for ${request.method} ${request.url}`)
})

// antd-mobile measures a pixel, and says so when there is no layout to measure.
const UNAVOIDABLE = /px tester|Not implemented/

beforeAll(async () => {
  api.server.listen({ onUnhandledRequest: 'error' })
  // Fetched on first use; a test must not end before it is there.
  await import('@/ui/toast')
})
beforeEach(() => {
  faults.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (!UNAVOIDABLE.test(text)) faults.push(text)
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await forgetApps()
  Toast.clear()
  // A toast takes its own React root down in a later task.
  await settle(20)
  document.body.replaceChildren()
  api.reset()
  useSettings({})
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
afterAll(() => api.server.close())
