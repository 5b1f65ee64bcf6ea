import { type SetupWorker, setupWorker } from 'msw/browser'
import { browserStore } from './browser-store.ts'
import { wallClock } from './clock.ts'
import { createHandlers, createMobileLatency } from './handlers/index.ts'
import { refreshApp } from './refresh-app.ts'
import { DEFAULT_SEED, type World, createWorld, seedState } from './world.ts'

const world = createWorld({ store: browserStore(() => seedState(DEFAULT_SEED, wallClock.now())) })

const createCurrentHandlers = () => createHandlers({ worldFor: () => world, latency: createMobileLatency() })

/** The running service worker. A hot update keeps the worker and gives it new handlers. */
let runningWorker: SetupWorker | undefined = import.meta.hot?.data['worker']
if (runningWorker !== undefined) {
  runningWorker.resetHandlers(...createCurrentHandlers())
  refreshApp()
}

export async function startBrowserMock(): Promise<void> {
  runningWorker = setupWorker(...createCurrentHandlers())
  if (import.meta.hot) import.meta.hot.data['worker'] = runningWorker
  await runningWorker.start({
    onUnhandledRequest: 'bypass',
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
  })
}

export function browserWorld(): World {
  return world
}

if (import.meta.hot) import.meta.hot.accept()
