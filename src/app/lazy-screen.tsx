import { use, type ComponentType } from 'react'
import { loadSections } from '@/i18n'
import type { Section } from '@/i18n/sections'

export interface LazyScreen {
  Screen: ComponentType
  /** Starts the fetch before the address is opened. */
  preload: () => void
}

/** One function per screen that failed to load; it lets the next attempt fetch again. */
const failed = new Set<() => void>()

/**
 * Lets the screens that failed to load be fetched again. Until then a failure is kept: React
 * renders a suspended screen again when its fetch ends, and a new fetch at that moment would keep
 * the error from ever reaching the error boundary.
 * @returns whether any had failed. A newer build may have replaced this one; only a reload brings it.
 */
export function forgetFailedScreens(): boolean {
  const hadAny = failed.size > 0
  for (const forget of failed) forget()
  failed.clear()
  return hadAny
}

/** A screen whose code and words are fetched together when its address is first opened. */
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
