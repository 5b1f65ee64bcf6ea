import type { Page } from '@playwright/test'
import type { Fault } from '@/mocks/faults'
import { paths } from '@/paths'
import { expect, test } from '../e2e/support/app'
import { holdBackAnswers } from '../e2e/support/hold-back'
import { sentOrdersIn, reviewOrder } from '../e2e/support/order'
import { tapArmed } from '../e2e/support/tap-armed'

/**
 * Tests a reload, at which a real browser aborts the request. Other lost answers are tested in
 * src/domain/money-request/model.test.ts.
 */

const PLACE_ORDER_PATH = '/game/placeOrder'
const ORDER_TEXT = 'Merapi 20261121-0181, Rp 2,000'

const confirmOrder = (page: Page) => tapArmed(page.getByRole('dialog').getByRole('button', { name: /^Confirm Rp/ }))
const messageRows = (page: Page, text = '') => page.getByRole('listitem').filter({ hasText: text })

async function expectReported(page: Page, title: string, text: string): Promise<void> {
  await expect(page.locator('.toast').filter({ hasText: text })).toBeInViewport()
  await page.goto(paths.requests())
  await messageRows(page, title).getByRole('button').tap()
  await expect(page.getByRole('dialog', { name: title })).toContainText(text)
}

test('an order whose answer a reload aborts is reported as found if it was accepted, otherwise as unknown', async ({
  page,
  world,
  wire,
}) => {
  const reloadBeforeTheAnswer = async (faults: Fault[]) => {
    await reviewOrder(page, world)
    await world.faults(faults)
    const heldOrder = await holdBackAnswers(page, PLACE_ORDER_PATH)
    await confirmOrder(page)
    await heldOrder.held
    await page.reload()
  }
  await reloadBeforeTheAnswer([])
  await expectReported(
    page,
    'Found in your task record',
    `The response was lost on the way. Recorded: Big · ${ORDER_TEXT}.`,
  )

  await reloadBeforeTheAnswer([{ path: PLACE_ORDER_PATH, kind: 'error', message: 'The till is closed.' }])
  await expect(page.getByRole('button', { name: 'Waiting for a response' })).toBeVisible()
  await world.advance(page, 25_000)
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expectReported(page, 'Outcome unknown', `Don’t place it again. ${ORDER_TEXT} may have been accepted.`)
  await expect(messageRows(page)).toHaveCount(2)
  expect(sentOrdersIn(wire)).toHaveLength(2)
})
