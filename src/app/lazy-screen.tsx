import { use, type ComponentType } from 'react'
import { loadSections } from '@/i18n'
import type { Section } from '@/i18n/sections'

export interface LazyScreen {
  Screen: ComponentType
  preload: () => void
}

const failed = new Set<() => void>()

/**
 * A failure is kept until this is called: React renders a suspended screen again when its fetch
 * ends, and a new fetch at that moment would keep the error from the error boundary.
 * @returns whether any screen had failed
 */
export function forgetFailedScreens(): boolean {
  const hadAny = failed.size > 0
  for (const forget of failed) forget()
  failed.clear()
  return hadAny
}

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
