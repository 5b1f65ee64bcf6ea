import type { QueryClient } from '@tanstack/react-query'
import { use, type ComponentType } from 'react'
import { awaitIfEarly } from '@/api/early'
import { retryableImport, type RetryableImport, type CodeLoader } from '@/kit/load/module'

interface ScreenCode {
  default: ComponentType & {
    /** Sends the first requests of the screen at the start of the app, before the screen opens. */
    prefetch?: (client: QueryClient) => Promise<unknown>
  }
}

export type LazyScreen = ReturnType<typeof createLazyScreen>

/** The imports of the code of all screens. Used to find the screens whose code failed to load. */
const screenImports: RetryableImport<unknown>[] = []

/**
 * Clears the failures of screens whose code failed to load. Returns true if there were any. A
 * failure stays until this call, because a new fetch during React's next render would hide the
 * error from the error boundary.
 */
export function forgetFailedScreens(): boolean {
  return screenImports.filter(({ clearFailure }) => clearFailure()).length > 0
}

export function hasFailedScreens(): boolean {
  return screenImports.some(({ countFailures }) => countFailures() > 0)
}

export function createLazyScreen(load: CodeLoader<ScreenCode>) {
  const screenImport = retryableImport(load)
  screenImports.push(screenImport)
  function Screen() {
    const { default: LoadedScreen } = use(screenImport.loadOnce())
    return <LoadedScreen />
  }
  let hasPrefetchFailed = false
  /**
   * Fetches the screen's code when the member begins to press a link to the screen. If this fails,
   * the next press tries again. If the opened screen has failed to load, nothing is fetched,
   * because that screen shows the error.
   */
  const prepare = () => {
    if (screenImport.countFailures() > 0 && !hasPrefetchFailed) return
    // If the screen is opened, the screen itself shows the error.
    screenImport.reload().catch(() => {
      hasPrefetchFailed = true
    })
  }
  /**
   * Loads the code of the first screen. If all requests of the page's inline script have succeeded,
   * also waits for the screen's first queries, which use the answers. Never rejects.
   */
  const preload = (client: QueryClient) =>
    screenImport
      .loadOnce()
      .then(({ default: { prefetch } }) => prefetch && awaitIfEarly(prefetch(client)))
      // When the screen opens, `loadOnce` fails with the same error, and the screen shows it.
      .catch(() => undefined)
  return { Screen, preload, prepare }
}
