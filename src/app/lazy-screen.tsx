import { use, type ComponentType } from 'react'
import { loadSections } from '@/i18n'
import type { Section } from '@/i18n/sections'

/** A screen fetched when its address is first opened. */
export interface LazyScreen {
  Screen: ComponentType
  /** Starts the fetch early: on the way to a screen that is sure to be next. */
  preload: () => void
}

/** What makes a failed fetch start anew, for each screen whose last one failed. */
const failed = new Set<() => void>()

/**
 * Lets the screens that did not arrive be fetched again. A failure is kept until then: React draws a suspended screen anew when its
 * fetch ends, and a fetch that began anew at that moment would never end in the error boundary.
 * @returns whether there was any: a newer build may have replaced this one, and only a reload brings that.
 */
export function forgetFailedScreens(): boolean {
  const hadAny = failed.size > 0
  for (const forget of failed) forget()
  failed.clear()
  return hadAny
}

/** A screen that comes with its code and its words, both fetched at once. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>, sections: readonly Section[]): LazyScreen {
  let pending: Promise<ComponentType> | null = null
  const forget = () => {
    pending = null
  }
  const start = (): Promise<ComponentType> => {
    pending ??= Promise.all([load(), loadSections(sections)]).then(
      ([module]) => module.default,
      (error: unknown) => {
        failed.add(forget)
        throw error
      },
    )
    return pending
  }
  function Screen() {
    const Loaded = use(start())
    return <Loaded />
  }
  return { Screen, preload: () => void start().catch(() => undefined) }
}
