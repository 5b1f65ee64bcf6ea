import { afterEach, expect, it, vi } from 'vitest'
import { requestPersistence } from './persistence'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('requestPersistence asks the browser to keep the data, and does not fail in a browser without the API', async () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  await requestPersistence()
  vi.stubGlobal('navigator', {})
  await requestPersistence()
  expect(persist).toHaveBeenCalledOnce()
})
