import type { Page } from '@playwright/test'
import { BUDI, expect, openAs, START, test, WULAN } from '../../e2e/support/app'
import { places } from '../../support/places'

/** Every address of the app, as the member who has something there and as a visitor. */
for (const { path, title, member } of places)
  test(`opens ${path}`, async ({ page, world }) => {
    const wrong = wrongsOf(page)
    const named = page.getByRole('heading', { level: 1, name: title, exact: true })
    const any = page.getByRole('heading', { level: 1 })
    await world.holdClock(page, START + 20_000)
    await openAs(page, null, path)
    await expect(member === undefined ? named : any).toBeVisible()
    await expectContent(page)
    await page.evaluate((token) => localStorage.setItem('token', token), member === 'budi_k' ? BUDI : WULAN)
    await page.goto(path)
    await expect(member === undefined ? any : named).toBeVisible()
    await expectContent(page)
    // The page mends a script that arrived in part; Firefox tells of one on a busy machine.
    if (wrong.some((line) => /the integrity attribute/.test(line))) {
      wrong.length = 0
      await page.reload()
      await expectContent(page)
    }
    expect(wrong).toEqual([])
  })

/** What was thrown, and what the console calls an error; `page` itself holds the policy. */
function wrongsOf(page: Page): string[] {
  const wrong: string[] = []
  page.on('pageerror', ({ stack, message }) => wrong.push(stack ?? message))
  page.on('console', (line) => {
    if (line.type() === 'error') wrong.push(line.text())
  })
  return wrong
}

/** Neither loading nor failed. */
async function expectContent(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toBeEmpty()
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
}
