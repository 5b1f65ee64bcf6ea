import { afterEach, expect, it, vi } from 'vitest'
import { deleteFiles } from './erase-device'

afterEach(() => vi.unstubAllGlobals())

it('every worker hears that no more is kept, also one that waits or is being installed', async () => {
  const told: string[] = []
  const worker = (name: string) => ({ postMessage: ({ kind }: { kind: string }) => told.push(`${name}: ${kind}`) })
  const waiting = { installing: worker('installing'), waiting: worker('waiting') }
  const registration = { ...waiting, unregister: () => Promise.resolve(true) }
  const serviceWorker = { controller: worker('active'), getRegistrations: () => Promise.resolve([registration]) }
  vi.stubGlobal('navigator', { serviceWorker })
  expect(await deleteFiles()).toBe(true)
  expect(told).toEqual(['active: forget', 'installing: forget', 'waiting: forget'])
})
