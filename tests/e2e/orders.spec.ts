import type { Page } from '@playwright/test'
import { expect, openAs, START, test, WULAN, type WireRequest, type World } from './support/app'

const PERIOD = '20261121-0181'

async function reviewOrder(page: Page, world: World): Promise<void> {
  await world.holdClock(page, START + 20_000)
  await openAs(page, WULAN, '/Lottery?key=merapi180&id=12')
  await page.getByRole('button', { name: /^Big/ }).tap()
  await page.getByLabel('Amount per note').fill('2000')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('dialog', { name: 'Confirm your order' })).toContainText(PERIOD)
}

const orders = (wire: readonly WireRequest[]) => wire.filter(({ path }) => path === '/game/placeOrder')

test('a double tap sends one request', async ({ page, world, wire }) => {
  await reviewOrder(page, world)
  await page.getByRole('button', { name: 'Confirm Rp 2,000' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  expect(orders(wire)).toHaveLength(1)
})

test('a period that closes under the open sheet is not ordered', async ({ page, world, wire }) => {
  await reviewOrder(page, world)
  await world.advance(page, 161_000)
  const sheet = page.getByRole('dialog', { name: 'Confirm your order' })
  await expect(sheet).toContainText('This period is closed. Check the new one before you confirm.')
  await sheet.getByRole('button', { name: 'Use period 20261121-0182' }).tap()
  await expect(sheet).toContainText('20261121-0182')
  expect(orders(wire)).toHaveLength(0)
  await sheet.getByRole('button', { name: 'Confirm Rp 2,000' }).tap()
  await expect(page.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  expect(orders(wire).map(({ body }) => body['expect'])).toEqual(['20261121-0182'])
})

test('an answer that is lost after the order was taken is found in the record, and nothing is sent twice', async ({
  page,
  world,
  wire,
}) => {
  await reviewOrder(page, world)
  await world.faults([{ path: '/game/placeOrder', kind: 'garbage', afterwards: true, times: 1 }])
  await page.getByRole('button', { name: 'Confirm Rp 2,000' }).tap()
  await expect(page.getByRole('dialog', { name: 'No answer' })).toContainText(
    `Found: the order for period ${PERIOD} is in your record.`,
  )
  expect(orders(wire)).toHaveLength(1)
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByText('Balance 84,500')).toBeVisible()
})

test('an order whose answer never came stays told after the app was killed', async ({ page, world, wire }) => {
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
  expect(orders(wire)).toHaveLength(1)
})

test('no answer within 20 s is an unknown outcome', async ({ page, world, wire }) => {
  await reviewOrder(page, world)
  await world.faults([{ path: '/game/placeOrder', kind: 'timeout', times: 1 }])
  await page.getByRole('button', { name: 'Confirm Rp 2,000' }).tap()
  await expect(page.getByRole('dialog', { name: 'No answer' })).toBeVisible({ timeout: 25_000 })
  expect(orders(wire)).toHaveLength(1)
})

test('a tab that slept through the draw shows the truth when it wakes', async ({ page, world, wire }) => {
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

test('who closes the sheet while the order is under way is told its outcome', async ({ page, world, wire }) => {
  await reviewOrder(page, world)
  await world.faults([{ path: '/game/placeOrder', kind: 'delay', delayMs: 1500, times: 1 }])
  const sheet = page.getByRole('dialog', { name: 'Confirm your order' })
  await sheet.getByRole('button', { name: 'Confirm Rp 2,000' }).tap()
  await expect(sheet.getByRole('button', { name: 'Sending' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).last().tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    page.getByRole('status').filter({ hasText: `Your order for period ${PERIOD} was accepted.` }),
  ).toHaveCount(1)
  await expect(page.getByText('Balance 84,500')).toBeVisible()
  expect(orders(wire)).toHaveLength(1)
})
