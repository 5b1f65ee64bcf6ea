import type { QueryClient } from '@tanstack/react-query'
import { use, type ComponentType } from 'react'
import { awaitIfEarly } from '@/api/early'
import { retryableImport, type RetryableImport, type Load } from '@/kit/load/module'

interface ScreenCode {
  default: ComponentType & {
    /** Sends the first requests of the screen at the start of the app, before the screen opens. */
    prefetch?: (client: QueryClient) => Promise<unknown>
  }
}

export type LazyScreen = ReturnType<typeof createLazyScreen>

/** The code of each screen. The list is filled before the code of any screen loads. */
const screenImports: RetryableImport<unknown>[] = []

/**
 * Clears the failures of all screens whose code failed to load. A failure is kept until this call.
 * React renders a suspended screen again when the fetch of its code ends, and a new fetch at that
 * moment would hide the error from the error boundary.
 * @returns true if any screen had failed
 */
export function forgetFailedScreens(): boolean {
  return screenImports.filter(({ clearFailure }) => clearFailure()).length > 0
}

/** Returns true if the code of any screen failed to load. */
export function hasFailedScreens(): boolean {
  return screenImports.some(({ countFailures }) => countFailures() > 0)
}

export function createLazyScreen(load: Load<ScreenCode>) {
  const code = retryableImport(load)
  screenImports.push(code)
  function Screen() {
    const { default: Loaded } = use(code.loadOnce())
    return <Loaded />
  }
  let hasPrefetchFailed = false
  /**
   * Fetches the screen's code ahead, when the member begins to press a link to the screen. If this
   * fetch fails, the next press tries again. Does nothing if no fetch ahead has failed but the load
   * for the opened screen has, because that screen shows the error.
   */
  const prepare = () => {
    if (code.countFailures() > 0 && !hasPrefetchFailed) return
    // The error is not reported here. If the screen is opened, the screen itself shows the error.
    code.reload().catch(() => {
      hasPrefetchFailed = true
    })
  }
  /**
   * Loads the code of the screen with which the app starts. The inline script of the page has sent
   * some requests before. If all their answers have arrived without an error, also waits for the
   * screen's first queries, which take these answers. Never rejects.
   */
  const preload = (client: QueryClient) =>
    code
      .loadOnce()
      .then(({ default: { prefetch } }) => prefetch && awaitIfEarly(prefetch(client)))
      // When the screen opens, `loadOnce` fails with the same error, and the screen shows it.
      .catch(() => undefined)
  return { Screen, preload, prepare }
}
