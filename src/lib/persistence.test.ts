import { afterEach, expect, it, vi } from 'vitest'
import { requestPersistence } from './persistence'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a browser is asked to keep what is there, where it can be asked', async () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  await requestPersistence()
  vi.stubGlobal('navigator', {})
  await requestPersistence()
  expect(persist).toHaveBeenCalledOnce()
})
