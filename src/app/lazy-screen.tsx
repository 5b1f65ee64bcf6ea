import { use, type ComponentType } from 'react'
import { loadSections } from '@/i18n'
import type { Section } from '@/i18n/sections'

let isBuildGone = false

/** True when a part of this build could not be fetched: perhaps a newer one has replaced it, and only a reload brings that. */
export function hasMissingPart(): boolean {
  return isBuildGone
}

/** A screen fetched when its address is first opened. */
export interface LazyScreen {
  Screen: ComponentType
  /** Starts the fetch early: on the way to a screen that is sure to be next. */
  preload: () => void
}

/**
 * A screen that comes with its code and its words, both fetched at once. A fetch that failed is forgotten, so that the error
 * boundary's retry asks the network again.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>, sections: readonly Section[]): LazyScreen {
  let pending: Promise<ComponentType> | null = null
  const start = (): Promise<ComponentType> => {
    pending ??= Promise.all([load(), loadSections(sections)]).then(
      ([module]) => module.default,
      (error: unknown) => {
        pending = null
        isBuildGone = navigator.onLine
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
