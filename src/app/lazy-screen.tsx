import type { QueryClient } from '@tanstack/react-query'
import { use, type ComponentType } from 'react'
import { ifEarly } from '@/api/early'
import { keptCode, type KeptCode } from '@/kit/load/load-code'

interface ScreenCode {
  default: ComponentType
  /** Asks for what the screen shows first, at the start of the app and not only as it opens. */
  askFirst?: (client: QueryClient) => Promise<unknown>
}

export type LazyScreen = ReturnType<typeof lazyScreen>

/** Those of the route table: it is read before any of them loads. */
const screens: KeptCode<unknown>[] = []

/**
 * A failure is kept until this is called: React renders a suspended screen again when its fetch
 * ends, and a new fetch at that moment would keep the error from the error boundary.
 * @returns whether any screen had failed
 */
export function forgetFailedScreens(): boolean {
  return screens.filter(({ forget }) => forget()).length > 0
}

/** Whether the code of any screen did not arrive. */
export function hasFailedScreens(): boolean {
  return screens.some(({ failures }) => failures() > 0)
}

export function lazyScreen(load: () => Promise<ScreenCode>) {
  const code = keptCode(load)
  screens.push(code)
  function Screen() {
    const { default: Loaded } = use(code.load())
    return <Loaded />
  }
  let hasFailedAhead = false
  /** Ahead of a tap that may come. What failed so is tried anew; what a screen shows is not. */
  const prepare = () => {
    if (code.failures() > 0 && !hasFailedAhead) return
    code.loadAnew().catch(() => {
      hasFailedAhead = true
    })
  }
  /** Of the screen with which the app starts. Resolves once it has arrived, or will not. */
  const preload = (client: QueryClient) =>
    code
      .load()
      .then(({ askFirst }) => askFirst && ifEarly(askFirst(client)))
      .catch(() => undefined)
  return { Screen, preload, prepare }
}
