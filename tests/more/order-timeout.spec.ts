import { expect, test } from '../e2e/support/app'
import { ordersSent, reviewOrder } from '../e2e/support/order'

/** In real time: the limit is the browser's own, which no held clock moves. */
test('no answer within 20 s is an unknown outcome', async ({ page, world, wire }) => {
  await reviewOrder(page, world)
  await world.faults([{ path: '/game/placeOrder', kind: 'timeout', times: 1 }])
  await page.getByRole('button', { name: 'Confirm Rp 2,000' }).tap()
  await expect(page.getByRole('dialog', { name: 'No answer' })).toBeVisible({ timeout: 25_000 })
  expect(ordersSent(wire)).toHaveLength(1)
})
