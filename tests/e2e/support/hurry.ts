import type { Page } from '@playwright/test'

/**
 * Makes each timer of exactly `length` ms fire at once, to show the state after a long wait. Call
 * it before the page is opened.
 */
export async function hurryTimer(page: Page, length: number): Promise<void> {
  await page.addInitScript((length) => {
    const originalSetTimeout = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms?: number) =>
      originalSetTimeout(run, ms === length ? 0 : ms)) as typeof setTimeout
  }, length)
}
