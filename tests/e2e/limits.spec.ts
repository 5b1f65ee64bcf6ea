import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { expect, openAs, START, test, WULAN } from './support/app'
import { ordersSent, reviewOrder } from './support/order'
import { tapArmed } from './support/tap-armed'

/**
 * Own limits and breaks where two tabs share a device, and its clock is not the platform's; their
 * rules are in src/shared/limits, their refusals in tests/screens/limits.test.tsx.
 */

const DAY_MS = 86_400_000

async function openLimits(page: Page): Promise<void> {
  await openAs(page, WULAN, paths.limits())
  await expect(page.getByRole('button', { name: /^Net loss per day/ })).toBeVisible()
}

async function setPerOrder(page: Page, amount: string): Promise<void> {
  const row = page.getByRole('button', { name: /^Maximum per order/ })
  if (!(await row.isVisible())) await page.getByRole('button', { name: 'More limits' }).tap()
  await row.tap()
  await page.getByRole('textbox', { name: 'New limit' }).fill(amount)
  await page.getByRole('button', { name: 'Set limit' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a limit lowered in another tab holds back an order that is under review', async ({
  page,
  context,
  world,
  wire,
}) => {
  await reviewOrder(page, world)
  const other = await context.newPage()
  await openLimits(other)
  await setPerOrder(other, '1000')
  await other.close()
  await tapArmed(page.getByRole('button', { name: 'Confirm Rp 2,000' }))
  const sheet = page.getByRole('dialog', { name: 'Confirm your order' })
  await expect(sheet).toContainText('Your own limit is Rp 1,000 per order.')
  expect(ordersSent(wire)).toHaveLength(0)
})

test('a raise holds 24 hours later, and not before, whatever this device’s clock says', async ({ page, world }) => {
  await world.holdClock(page, START)
  await openLimits(page)
  const row = page.getByRole('button', { name: /^Maximum per order/ })
  await setPerOrder(page, '5000')
  await setPerOrder(page, '9000')
  await row.tap()
  await expect(page.getByRole('dialog')).toContainText('Rp 9,000 from Nov 22, 2026, 09:00')
  await page.clock.setFixedTime(START + 2 * DAY_MS)
  await page.reload()
  await expect(row).toContainText('Rp 5,000')
  await world.holdClock(page, START + DAY_MS + 5000)
  await page.reload()
  await expect(row).toHaveText('Maximum per order Rp 9,000')
})

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
