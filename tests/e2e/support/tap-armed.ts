import type { Locator } from '@playwright/test'
import { TAP_GUARD_MS } from '@/ui/tap-guard'

/**
 * Taps a button once it accepts taps. It ignores taps until it has not moved for `TAP_GUARD_MS`.
 */
export async function tapArmed(button: Locator): Promise<void> {
  await waitUntilArmed(button)
  await button.tap()
}

export async function waitUntilArmed(button: Locator): Promise<void> {
  await button.evaluate(async (element, stillMs) => {
    const animations = [element, ...ancestorsOf(element)].flatMap((node) => node.getAnimations())
    await Promise.all(animations.map(({ finished }) => finished))
    // An empty animation runs on the page's own frames, so the wait is longer on a slow machine.
    await element.animate(null, stillMs).finished

    function ancestorsOf({ parentElement: parent }: Element): Element[] {
      return parent === null ? [] : [parent, ...ancestorsOf(parent)]
    }
  }, TAP_GUARD_MS + 50)
}
