import { expect, test } from './support/app'
import { ordersSent, reviewOrder } from './support/order'

/**
 * What only a browser shows of an order; its rules and outcomes are in
 * tests/screens/order.test.tsx.
 */

test('an order whose answer never came is still told after a reload', async ({ page, world, wire }) => {
  await reviewOrder(page, world)
  await world.faults([{ path: '/game/placeOrder', kind: 'offline' }])
  await page.getByRole('button', { name: 'Confirm Rp 2,000' }).tap()
  const sheet = page.getByRole('dialog', { name: 'No answer' })
  await expect(sheet).toContainText('is not in your record so far')
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Merapi' })).toContainText('Do not repeat it')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await page.getByRole('button', { name: 'Check again' }).tap()
  await sheet.getByRole('button', { name: 'I have checked it myself' }).tap()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
  expect(ordersSent(wire)).toHaveLength(1)
})

test('a tab that slept through the draw shows the open period when it wakes', async ({ page, world, wire }) => {
  await reviewOrder(page, world)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await world.advance(page, 600_000)
  const asked = wire.filter(({ path }) => path === '/Lottery/getLotteryInfo').length
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByRole('main')).toContainText('20261121-0184')
  await expect(page.getByRole('timer')).toHaveText('01:40')
  expect(wire.filter(({ path }) => path === '/Lottery/getLotteryInfo').length - asked).toBeLessThanOrEqual(2)
})

test("Android's back and Escape close the sheet, not the screen", async ({ page, world }) => {
  await reviewOrder(page, world)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Merapi' })).toBeVisible()
  await page.getByRole('button', { name: 'Rules' }).tap()
  await expect(page.getByRole('dialog', { name: 'Odds and rules' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Rules' })).toBeFocused()
})
