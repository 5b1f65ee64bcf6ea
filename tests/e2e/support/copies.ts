import { expect, type Page } from '@playwright/test'

/** Returns 0, and creates no database, if the app has stored no offline copies. */
export function countCopies(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const openRequest = indexedDB.open('tiga.copies')
        openRequest.addEventListener('upgradeneeded', () => openRequest.transaction?.abort())
        openRequest.addEventListener('error', () => resolve(0))
        openRequest.addEventListener('success', () => {
          const countRequest = openRequest.result.transaction('copies').objectStore('copies').count()
          countRequest.addEventListener('success', () => {
            openRequest.result.close()
            resolve(countRequest.result)
          })
        })
      }),
  )
}

/** Turns offline copies on, reloads the screen and waits for at least `count` copies. */
export async function keepCopies(page: Page, memberId: string, count: number): Promise<void> {
  const choice = JSON.stringify({ memberId, isOn: true })
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`tiga.copies.${memberId}`, choice] as const)
  await page.reload()
  await expect.poll(() => countCopies(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(count)
}
