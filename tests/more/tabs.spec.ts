import { paths } from '@/paths'
import { expect, openAs, START, test, WULAN } from '../e2e/support/app'
import { holdBackAnswers } from '../e2e/support/hold-back'
import { ordersSent, reviewOrder } from '../e2e/support/order'
import { tapArmed } from '../e2e/support/tap-armed'

const UNDER_WAY = 'You can’t send another until there’s a response.'
const LOST = 'may have been accepted'

/** Two tabs of one member, of which the second has a clock that is an hour ahead. */
test('a tab whose clock is ahead does not call an order lost that another tab waits for', async ({
  page,
  context,
  world,
  wire,
}) => {
  const { held, release } = await holdBackAnswers(page, '/game/placeOrder')
  await reviewOrder(page, world)
  await tapArmed(page.getByRole('button', { name: 'Confirm Rp 2,000' }))
  await held
  const second = await context.newPage()
  await second.clock.setFixedTime(START + 3_620_000)
  // What is told for one frame is read, too.
  await second.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.documentElement
      root.dataset['told'] = `${root.dataset['told'] ?? ''}\n${document.querySelector('#root')?.textContent ?? ''}`
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await openAs(second, WULAN, paths.draw({ key: 'merapi180', id: '12' }))
  await expect(second.getByRole('main')).toContainText(UNDER_WAY)
  const told = await second.evaluate(() => document.documentElement.dataset['told'])
  expect(told).not.toContain(LOST)
  release()
  await expect(page.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  await expect(second.getByText(UNDER_WAY)).toHaveCount(0)
  await expect(second.getByRole('region', { name: 'Your rounds' })).toContainText('Rp 2,000')
  expect(await second.evaluate(() => document.documentElement.dataset['told'])).not.toContain(LOST)
  expect(ordersSent(wire)).toHaveLength(1)
})
