import { use, type ComponentType } from 'react'
import type { Section } from '@/i18n/sections'
import { keptCode, type KeptCode } from '@/shared/load-code'

export interface LazyScreen {
  Screen: ComponentType
  preload: () => void
}

const screens: KeptCode<unknown>[] = []

/**
 * A failure is kept until this is called: React renders a suspended screen again when its fetch
 * ends, and a new fetch at that moment would keep the error from the error boundary.
 * @returns whether any screen had failed
 */
export function forgetFailedScreens(): boolean {
  return screens.filter(({ forget }) => forget()).length > 0
}

export function lazyScreen(load: () => Promise<{ default: ComponentType }>, sections: readonly Section[]): LazyScreen {
  const code = keptCode(load, sections)
  screens.push(code)
  function Screen() {
    const { default: Loaded } = use(code.load())
    return <Loaded />
  }
  const preload = () => {
    // One that failed ahead of a tap must not fail the tap.
    code.forget()
    code.load().catch(() => undefined)
  }
  return { Screen, preload }
}
