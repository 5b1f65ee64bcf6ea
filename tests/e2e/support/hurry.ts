import type { Page } from '@playwright/test'

/** Fires the page's timers of this length (ms) at once, to show the state after a long wait. */
export async function hurryTimer(page: Page, length: number): Promise<void> {
  await page.addInitScript((length) => {
    const start = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms?: number) => start(run, ms === length ? 0 : ms)) as typeof setTimeout
  }, length)
}
