import type { Page } from '@playwright/test'
import { BUDI, expect, openAs, PERIOD_START, test, WULAN } from '../../e2e/support/app'
import { testedScreens } from '../../support/places'

/**
 * Opens each address as a visitor, and as the member who has content there. In Firefox,
 * `engines.config.ts` chooses some of the addresses.
 */
for (const { path, title, member } of testedScreens)
  test(`${path} opens without errors for a visitor and a member`, async ({ page, world }) => {
    const errors = collectErrors(page)
    const titleHeading = page.getByRole('heading', { level: 1, name: title, exact: true })
    const anyHeading = page.getByRole('heading', { level: 1 })
    await world.holdClock(page, PERIOD_START + 20_000)
    await openAs(page, null, path)
    await expect(member === undefined ? titleHeading : anyHeading).toBeVisible()
    await expectContent(page)
    await page.evaluate((token) => localStorage.setItem('token', token), member === 'budi_k' ? BUDI : WULAN)
    await page.goto(path)
    await expect(member === undefined ? anyHeading : titleHeading).toBeVisible()
    await expectContent(page)
    // On a busy machine Firefox may report a script that arrived only in part. After one reload,
    // the page must report no error.
    if (errors.some((line) => /the integrity attribute/.test(line))) {
      errors.length = 0
      await page.reload()
      await expectContent(page)
    }
    expect(errors).toEqual([])
  })

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ stack, message }) => errors.push(stack ?? message))
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text())
  })
  return errors
}

async function expectContent(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toBeEmpty()
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
}
