import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test, WULAN } from '../e2e/support/app'
import { holdBackAnswers } from '../e2e/support/hold-back'
import { sentOrdersIn, reviewOrder } from '../e2e/support/order'
import { tapArmed } from '../e2e/support/tap-armed'

const WAITING_TEXT = 'Waiting for a response'
const LOST_TEXT = 'may have been accepted'

/** The clock of the second tab is an hour ahead. */
test('a tab with a clock that is ahead does not report an order as lost while another tab waits for the answer', async ({
  page,
  context,
  world,
  wire,
}) => {
  const { held, release } = await holdBackAnswers(page, '/game/placeOrder')
  await reviewOrder(page, world)
  await tapArmed(page.getByRole('button', { name: 'Confirm Rp 2,000' }))
  await held
  const secondTab = await context.newPage()
  await secondTab.clock.setFixedTime(PERIOD_START + 3_620_000)
  // Records all text that the page ever shows, even for one frame.
  await secondTab.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.documentElement
      root.dataset['shownText'] =
        `${root.dataset['shownText'] ?? ''}\n${document.querySelector('#root')?.textContent ?? ''}`
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await openAs(secondTab, WULAN, paths.draw({ key: 'merapi180', id: '12' }))
  await expect(secondTab.getByRole('main')).toContainText(WAITING_TEXT)
  const shownText = await secondTab.evaluate(() => document.documentElement.dataset['shownText'])
  expect(shownText).not.toContain(LOST_TEXT)
  release()
  await expect(page.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  await expect(secondTab.getByText(WAITING_TEXT)).toHaveCount(0)
  await expect(secondTab.getByRole('region', { name: 'Your round' })).toContainText('Rp 2,000')
  expect(await secondTab.evaluate(() => document.documentElement.dataset['shownText'])).not.toContain(LOST_TEXT)
  expect(sentOrdersIn(wire)).toHaveLength(1)
})
