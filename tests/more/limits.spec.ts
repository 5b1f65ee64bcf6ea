import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { expect, openAs, START, test, WULAN } from '../e2e/support/app'
import { reviewOrder } from '../e2e/support/order'
import { tapArmed } from '../e2e/support/tap-armed'

/**
 * Own limits and breaks where two tabs share a device, and its clock is not the platform's; their
 * rules are in src/shared/limits, their refusals in tests/screens/limits.test.tsx.
 */

const DAY_MS = 86_400_000

async function openLimits(page: Page): Promise<void> {
  await openAs(page, WULAN, paths.limits())
  await expect(page.getByRole('button', { name: /^Net loss per day/ })).toBeVisible()
}

test('a break leaves an open order to its draw, and this device’s clock does not end it', async ({ page, world }) => {
  await reviewOrder(page, world)
  await tapArmed(page.getByRole('button', { name: 'Confirm Rp 2,000' }))
  await expect(page.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  await openLimits(page)
  await page.getByRole('button', { name: 'Take a break' }).tap()
  await expect(page.getByRole('radio', { name: '24 hours' })).toBeChecked()
  await tapArmed(page.getByRole('button', { name: 'Start break' }))
  await openAs(page, WULAN, paths.draw({ key: 'merapi180', id: '12' }))
  await expect(page.getByRole('region', { name: 'Breaks' })).toContainText('Nov 22, 2026')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Your rounds' })).toContainText('Merapi')
  await world.advance(page, 200_000)
  await expect(page.getByRole('region', { name: 'Your rounds' })).toContainText('returned Rp 3,900')
  await page.clock.setFixedTime(START + 3 * DAY_MS)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await world.holdClock(page, START + DAY_MS + 30_000)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
})
