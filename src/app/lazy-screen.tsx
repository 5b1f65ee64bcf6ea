import type { QueryClient } from '@tanstack/react-query'
import { use, type ComponentType } from 'react'
import { ifEarly } from '@/api/early'
import { retryableImport, type RetryableImport, type Load } from '@/kit/load/module'

interface ScreenCode {
  default: ComponentType & {
    /** Asks for what the screen shows first, at the start of the app and not only as it opens. */
    prefetch?: (client: QueryClient) => Promise<unknown>
  }
}

export type LazyScreen = ReturnType<typeof lazyScreen>

/** Those of the route table: it is read before any of them loads. */
const screens: RetryableImport<unknown>[] = []

/**
 * A failure is kept until this is called: React renders a suspended screen again when its fetch
 * ends, and a new fetch at that moment would keep the error from the error boundary.
 * @returns whether any screen had failed
 */
export function forgetFailedScreens(): boolean {
  return screens.filter(({ clearFailure }) => clearFailure()).length > 0
}

/** Whether the code of any screen did not arrive. */
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
  /** Ahead of a tap that may come. What failed so is tried anew; what a screen shows is not. */
  const prepare = () => {
    if (code.failures() > 0 && !hasFailedAhead) return
    // The screen itself says so if it is opened and does not arrive.
    code.reload().catch(() => {
      hasFailedAhead = true
    })
  }
  /** Of the screen with which the app starts. Resolves once it has arrived, or will not. */
  const preload = (client: QueryClient) =>
    code
      .loadOnce()
      .then(({ default: { prefetch } }) => prefetch && ifEarly(prefetch(client)))
      // The screen asks for its code again and shows how that fails.
      .catch(() => undefined)
  return { Screen, preload, prepare }
}
