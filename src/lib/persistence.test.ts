import { afterEach, expect, it, vi } from 'vitest'
import { askToKeep } from './persistence'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a browser is asked to keep what is there, where it can be asked', async () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  await askToKeep()
  vi.stubGlobal('navigator', {})
  await askToKeep()
  expect(persist).toHaveBeenCalledOnce()
})
