import type { Page } from '@playwright/test'

/**
 * Waits for a frame after each step. Otherwise a busy browser would merge the steps, and the app
 * would see no swipe.
 */
export async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const steps = 8
  const pointAt = (step: number) => ({
    x: from[0] + ((to[0] - from[0]) * step) / steps,
    y: from[1] + ((to[1] - from[1]) * step) / steps,
  })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [pointAt(0)] })
  for (let step = 1; step <= steps; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [pointAt(step)] })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
