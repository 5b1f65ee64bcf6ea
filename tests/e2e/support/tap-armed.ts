import type { Locator } from '@playwright/test'
import { TAP_GUARD_MS } from '@/ui/tap-guard'

/** Taps a button that ignores taps until it has not moved for `TAP_GUARD_MS`. */
export async function tapArmed(button: Locator): Promise<void> {
  await waitUntilArmed(button)
  await button.tap()
}

export async function waitUntilArmed(button: Locator): Promise<void> {
  await button.evaluate(async (element, standsStillMs) => {
    const moving = [element, ...ancestorsOf(element)].flatMap((part) => part.getAnimations())
    await Promise.all(moving.map(({ finished }) => finished))
    // Timed by the page's own frames, so that a slow machine waits longer.
    await element.animate(null, standsStillMs).finished

    function ancestorsOf({ parentElement: parent }: Element): Element[] {
      return parent === null ? [] : [parent, ...ancestorsOf(parent)]
    }
  }, TAP_GUARD_MS + 50)
}
