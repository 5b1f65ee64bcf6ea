import { afterEach, expect, it, vi } from 'vitest'
import { deleteCachesAndWorkers } from './erase-device'

afterEach(() => vi.unstubAllGlobals())

it('deleteCachesAndWorkers asks every service worker to stop caching, also the waiting and installing ones', async () => {
  const messages: string[] = []
  const worker = (name: string) => ({ postMessage: ({ kind }: { kind: string }) => messages.push(`${name}: ${kind}`) })
  const waiting = { installing: worker('installing'), waiting: worker('waiting') }
  const registration = { ...waiting, unregister: () => Promise.resolve(true) }
  const serviceWorker = { controller: worker('active'), getRegistrations: () => Promise.resolve([registration]) }
  vi.stubGlobal('navigator', { serviceWorker })
  expect(await deleteCachesAndWorkers()).toBe(true)
  expect(messages).toEqual(['active: forget', 'installing: forget', 'waiting: forget'])
})
