import { paths } from '@/paths'
import { expect, openAs, START, test, WULAN } from '../e2e/support/app'
import { holdBackAnswers } from '../e2e/support/hold-back'
import { ordersSent, reviewOrder } from '../e2e/support/order'
import { tapArmed } from '../e2e/support/tap-armed'

const UNDER_WAY = 'You can’t send another until there’s a response.'
const LOST = 'may have been accepted'

/** Two tabs of one member. The clock of the second is an hour ahead. */
test('a tab with a clock that is ahead does not report an order as lost while another tab waits for it', async ({
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
  // Records all text of the page, even if it is shown for one frame only.
  await second.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.documentElement
      root.dataset['shownText'] =
        `${root.dataset['shownText'] ?? ''}\n${document.querySelector('#root')?.textContent ?? ''}`
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await openAs(second, WULAN, paths.draw({ key: 'merapi180', id: '12' }))
  await expect(second.getByRole('main')).toContainText(UNDER_WAY)
  const shownText = await second.evaluate(() => document.documentElement.dataset['shownText'])
  expect(shownText).not.toContain(LOST)
  release()
  await expect(page.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  await expect(second.getByText(UNDER_WAY)).toHaveCount(0)
  await expect(second.getByRole('region', { name: 'Your rounds' })).toContainText('Rp 2,000')
  expect(await second.evaluate(() => document.documentElement.dataset['shownText'])).not.toContain(LOST)
  expect(ordersSent(wire)).toHaveLength(1)
})
