import '@testing-library/jest-dom/vitest'
import { configure, waitFor } from '@testing-library/react'
import { reduceMotion, Toast } from 'antd-mobile'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { api } from './api'
import { fillInTheBrowser } from './browser'
import { noHandlerFor, reportFirst } from './complaints'
import { forgetApps } from './render-app'
import { useSettings } from './settings'

fillInTheBrowser()
// Otherwise antd-mobile's overlays are still moving when a test looks at them.
reduceMotion()
// Outside of `act`, where a lazy screen that suspends would never appear.
configure({ asyncUtilTimeout: 5000, eventWrapper: (fire) => fire() })

/** What fails any test, whatever its screen showed: unhandled requests and console errors. */
const complaints: string[] = []
api.server.events.on('request:unhandled', ({ request }) => void complaints.push(noHandlerFor(request)))

// antd-mobile complains that it cannot measure a pixel; an unhandled request is listed already.
const IGNORED = /px tester|Not implemented|without a matching request handler/

beforeAll(async () => {
  api.server.listen({ onUnhandledRequest: 'error' })
  // Loaded on first use otherwise, which a test may not live to see.
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
  // A toast unmounts its own React root in later tasks.
  await waitFor(() => expect(document.querySelector('.adm-toast-mask')).toBeNull())
  document.body.replaceChildren()
  api.reset()
  useSettings({})
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reportFirst(task.result, complaints)
})
afterAll(() => api.server.close())
