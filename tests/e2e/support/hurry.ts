import type { Page } from '@playwright/test'

/** Timers of exactly `delayMs` fire at once. Call this before the page is opened. */
export async function hurryTimer(page: Page, delayMs: number): Promise<void> {
  await page.addInitScript((delayMs) => {
    const originalSetTimeout = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms?: number) =>
      originalSetTimeout(run, ms === delayMs ? 0 : ms)) as typeof setTimeout
  }, delayMs)
}
