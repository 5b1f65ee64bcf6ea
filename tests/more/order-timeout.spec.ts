import { expect, test } from '../e2e/support/app'
import { ordersSent, reviewOrder } from '../e2e/support/order'
import { tapArmed } from '../e2e/support/tap-armed'

test('no answer within 20 s is an unknown outcome', async ({ page, world, wire }) => {
  await reviewOrder(page, world)
  await world.faults([{ path: '/game/placeOrder', kind: 'timeout', times: 1 }])
  await tapArmed(page.getByRole('button', { name: 'Confirm Rp 2,000' }))
  await expect.poll(() => ordersSent(wire).length).toBe(1)
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('dialog', { name: 'Outcome not known' })).toBeVisible()
  expect(ordersSent(wire)).toHaveLength(1)
})
