import type { Locator, Page } from '@playwright/test'
import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test, WULAN } from './support/app'
import { holdBackRequests } from './support/hold-back'
import { sentOrdersIn, reviewOrder } from './support/order'
import { waitUntilArmed } from './support/tap-armed'

/**
 * These tests need a real browser. The outcomes of orders are tested in
 * tests/screens/order.test.tsx.
 */

async function centreOf(button: Locator): Promise<[x: number, y: number]> {
  const box = await button.boundingBox()
  if (box === null) throw new Error('The button is not on the screen.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Touches the button, and after `ms` the same place again, even if the button has moved. */
async function tapTwiceAt(page: Page, button: Locator, ms: number): Promise<void> {
  const [x, y] = await centreOf(button)
  await page.touchscreen.tap(x, y)
  // The time between the touches is under test, so the wait is fixed.
  await page.waitForTimeout(ms)
  await page.touchscreen.tap(x, y)
}

for (const ms of [40, 240, 420])
  test(`two touches on Confirm ${ms} ms apart send one order`, async ({ page, world, wire }) => {
    await reviewOrder(page, world)
    const confirmButton = page.getByRole('button', { name: 'Confirm Rp 2,000' })
    await waitUntilArmed(confirmButton)
    await tapTwiceAt(page, confirmButton, ms)
    await expect(page.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
    expect(sentOrdersIn(wire)).toHaveLength(1)
  })

test('two touches on Confirm with a failing connection send one order, whose outcome is shown as unknown', async ({
  page,
  world,
  wire,
}) => {
  await reviewOrder(page, world)
  await world.faults([{ path: '/game/placeOrder', kind: 'offline' }])
  const confirmButton = page.getByRole('button', { name: 'Confirm Rp 2,000' })
  await waitUntilArmed(confirmButton)
  await tapTwiceAt(page, confirmButton, 240)
  const sheet = page.getByRole('dialog', { name: 'Outcome unknown' })
  await expect(sheet).toContainText('isn’t in your task record yet')
  await expect(sheet.getByRole('button', { name: 'I’ve checked it myself' })).toBeVisible()
  expect(sentOrdersIn(wire)).toHaveLength(1)
})

test('if two tabs confirm at once, one order is sent, and the other tab reports a request in progress', async ({
  page,
  context,
  world,
}) => {
  const sentUrls: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/game/placeOrder')) sentUrls.push(request.url())
  })
  const openConfirmationIn = async (tab: Page) => {
    await reviewOrder(tab, world)
    const confirmButton = tab.getByRole('button', { name: 'Confirm Rp 2,000' })
    await waitUntilArmed(confirmButton)
    const { held, release } = await holdBackRequests(tab, '/game/placeOrder')
    return { tab, at: await centreOf(confirmButton), held: held.then(() => tab), release }
  }
  // The browser rarely renders a page behind another page, so the tabs are prepared in turn.
  const preparedTabs = [await openConfirmationIn(page), await openConfirmationIn(await context.newPage())]
  await Promise.all(preparedTabs.map(({ tab, at }) => tab.touchscreen.tap(...at)))
  const sendingTab = await Promise.race(preparedTabs.map(({ held }) => held))
  const [otherTab = sendingTab] = preparedTabs.flatMap(({ tab }) => (tab === sendingTab ? [] : [tab]))
  const sheet = otherTab.getByRole('dialog', { name: 'Confirm your order' })
  await expect(sheet.getByRole('alert')).toHaveText('Another request is in progress. Wait for the response.')
  for (const { release } of preparedTabs) release()
  await expect(sendingTab.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  await expect(sheet.getByRole('alert')).toHaveCount(0)
  expect(sentUrls).toHaveLength(1)
})

/** Expects that nothing, such as a fixed bar, covers the top or the bottom of the element. */
async function expectUncovered(element: Locator): Promise<void> {
  const isOnTop = (node: Element) => {
    const { left, top, bottom } = node.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => node.contains(document.elementFromPoint(left + 20, y)))
  }
  await expect.poll(() => element.evaluate(isOnTop)).toBe(true)
}

test('the draw screen fits small phones, large text and landscape', async ({ page, world }) => {
  await world.holdClock(page, PERIOD_START + 20_000)
  await openAs(page, WULAN, paths.draw({ key: 'merapi180', id: '12' }))
  const options = page.getByRole('group', { name: 'Choose' }).getByRole('button')
  const submitButton = page.getByRole('button', { name: 'Submit' })
  await expect(options).toHaveCount(4)

  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const bar = page.locator('main > :last-child')
    // The bar must have only one line.
    expect((await bar.boundingBox())?.height).toBeLessThan(80)
    for (const control of [submitButton, ...(await options.all())]) await expect(control).toBeInViewport({ ratio: 1 })
  }

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const countdown = page.getByRole('timer').first()
  const { width = 0, height = 0 } = (await countdown.boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(288)
  // The countdown must have only one line: it is hardly higher than its letters.
  expect(height).toBeLessThan(
    await countdown.evaluate((time) => 1.5 * Number.parseFloat(getComputedStyle(time).fontSize)),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  for (const option of [options.nth(0), options.nth(1)]) await expectUncovered(option)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))

  await page.setViewportSize({ width: 844, height: 390 })
  for (const control of [submitButton, ...(await options.all())]) await expect(control).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844)
})
