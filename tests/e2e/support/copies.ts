import { expect, type Page } from '@playwright/test'

/** How many copies are on this device. Never before the app has made their database. */
export async function countCopies(page: Page): Promise<number> {
  if (!(await page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'tiga.copies'))))
    return 0
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('tiga.copies')
        opening.addEventListener('error', () => reject(new Error('not opened')))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('copies').objectStore('copies').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )
}

/** As if the member had turned copies on; opens the screen anew, until so many are kept. */
export async function keepCopies(page: Page, memberId: string, count: number): Promise<void> {
  const choice = JSON.stringify({ memberId, isOn: true })
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`tiga.copies.${memberId}`, choice] as const)
  await page.reload()
  await expect.poll(() => countCopies(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(count)
}
