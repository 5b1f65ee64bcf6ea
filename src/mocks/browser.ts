import { type SetupWorker, setupWorker } from 'msw/browser'
import { browserStore } from './browser-store.ts'
import { wallClock } from './clock.ts'
import { createHandlers, mobileLatency } from './handlers/index.ts'
import { refreshApp } from './refresh-app.ts'
import { DEFAULT_SEED, type World, createWorld, seedState } from './world.ts'

const world = createWorld({ store: browserStore(() => seedState(DEFAULT_SEED, wallClock.now())) })

const handlers = () => createHandlers({ worldFor: () => world, latency: mobileLatency() })

/** The running worker, kept across hot updates: a changed module gives it new handlers. */
let running: SetupWorker | undefined = import.meta.hot?.data['worker']
if (running !== undefined) {
  running.resetHandlers(...handlers())
  refreshApp()
}

export async function startBrowserMock(): Promise<void> {
  running = setupWorker(...handlers())
  if (import.meta.hot) import.meta.hot.data['worker'] = running
  await running.start({
    onUnhandledRequest: 'bypass',
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
  })
}

export function browserWorld(): World {
  return world
}

if (import.meta.hot) import.meta.hot.accept()
