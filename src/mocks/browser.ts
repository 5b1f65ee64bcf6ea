import { setupWorker } from 'msw/browser'
import { browserStore } from './browser-store.ts'
import { wallClock } from './clock.ts'
import { createHandlers, mobileLatency } from './handlers/index.ts'
import { DEFAULT_SEED, type World, createWorld, seedState } from './world.ts'

const world = createWorld({ store: browserStore(() => seedState(DEFAULT_SEED, wallClock.now())) })

export async function startBrowserMock(): Promise<void> {
  const worker = setupWorker(...createHandlers({ worldFor: () => world, latency: mobileLatency() }))
  await worker.start({
    onUnhandledRequest: 'bypass',
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
  })
}

export function browserWorld(): World {
  return world
}
