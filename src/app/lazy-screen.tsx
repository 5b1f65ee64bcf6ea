import type { QueryClient } from '@tanstack/react-query'
import { use, type ComponentType } from 'react'
import { ifEarly } from '@/api/early'
import { retryableImport, type RetryableImport, type Load } from '@/kit/load/module'

interface ScreenCode {
  default: ComponentType & {
    /** Sends the first requests of the screen at the start of the app, before the screen opens. */
    prefetch?: (client: QueryClient) => Promise<unknown>
  }
}

export type LazyScreen = ReturnType<typeof lazyScreen>

/** The screens of the route table, which is read before any of them loads. */
const screens: RetryableImport<unknown>[] = []

/**
 * Clears the failures of all screens. A failure is kept until then: React renders a suspended
 * screen again when its fetch ends, and a new fetch at that moment would keep the error from the
 * error boundary.
 * @returns whether any screen had failed
 */
export function forgetFailedScreens(): boolean {
  return screens.filter(({ clearFailure }) => clearFailure()).length > 0
}

/** Whether the code of any screen failed to load. */
export function hasFailedScreens(): boolean {
  return screens.some(({ failures }) => failures() > 0)
}

export function lazyScreen(load: Load<ScreenCode>) {
  const code = retryableImport(load)
  screens.push(code)
  function Screen() {
    const { default: Loaded } = use(code.loadOnce())
    return <Loaded />
  }
  let hasFailedAhead = false
  /**
   * Prefetches the code before a tap. If that fails, the next press tries again. After a failure of
   * the screen itself it does nothing: the error is on the screen.
   */
  const prepare = () => {
    if (code.failures() > 0 && !hasFailedAhead) return
    // If the screen is opened and its code fails to load, the screen shows that.
    code.reload().catch(() => {
      hasFailedAhead = true
    })
  }
  /** Loads the screen with which the app starts, and its early answers. Never rejects. */
  const preload = (client: QueryClient) =>
    code
      .loadOnce()
      .then(({ default: { prefetch } }) => prefetch && ifEarly(prefetch(client)))
      // The screen loads its code again and shows the error.
      .catch(() => undefined)
  return { Screen, preload, prepare }
}
