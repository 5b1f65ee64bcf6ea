import { paths } from '@/paths'
import { expect, openAs, test, WULAN } from './support/app'
import { sentOrdersIn, reviewOrder } from './support/order'
import { tapArmed } from './support/tap-armed'

/**
 * The rules of limits are tested in src/domain/limits, and refusals in
 * tests/screens/limits.test.tsx.
 */

test('a limit set in another tab blocks an order whose confirmation sheet is open', async ({
  page,
  context,
  world,
  wire,
}) => {
  await reviewOrder(page, world)
  const otherTab = await context.newPage()
  await openAs(otherTab, WULAN, paths.limits())
  await otherTab.getByRole('button', { name: 'More limits' }).tap()
  await otherTab.getByRole('button', { name: /^Maximum per order/ }).tap()
  await otherTab.getByRole('textbox', { name: 'New limit' }).fill('1000')
  await otherTab.getByRole('button', { name: 'Set limit' }).tap()
  await expect(otherTab.getByRole('dialog')).toHaveCount(0)
  await otherTab.close()
  await tapArmed(page.getByRole('button', { name: 'Confirm Rp 2,000' }))
  const sheet = page.getByRole('dialog', { name: 'Confirm your order' })
  await expect(sheet).toContainText('Your own limit is Rp 1,000 per order.')
  expect(sentOrdersIn(wire)).toHaveLength(0)
})

test('an open order is still settled during a break', async ({ page, world }) => {
  await reviewOrder(page, world)
  await tapArmed(page.getByRole('button', { name: 'Confirm Rp 2,000' }))
  await expect(page.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  await openAs(page, WULAN, paths.limits())
  await page.getByRole('button', { name: 'Take a break' }).tap()
  await expect(page.getByRole('radio', { name: '24 hours' })).toBeChecked()
  await tapArmed(page.getByRole('button', { name: 'Start break' }))
  await openAs(page, WULAN, paths.draw({ key: 'merapi180', id: '12' }))
  await expect(page.getByRole('link', { name: /^Break until/ })).toContainText('Nov 22, 2026')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Your round' })).toContainText('Rp 2,000')
  await world.advance(page, 200_000)
  await expect(page.getByRole('region', { name: 'Your round' })).toContainText(/returned\s(?:Rp\s3,900|nothing)/)
})
