import type { Page } from '@playwright/test'
import type { Fault } from '@/mocks/faults'
import { paths } from '@/paths'
import { BUDI, expect, test } from '../e2e/support/app'
import { holdBackAnswers } from '../e2e/support/hold-back'
import { ordersSent, reviewOrder } from '../e2e/support/order'
import { tapArmed } from '../e2e/support/tap-armed'

/**
 * The outcome of an order reaches the member wherever he or she is. The words of all messages are
 * in tests/screens/inbox.test.tsx.
 */

const PLACE_ORDER = '/game/placeOrder'
const RECORD = '/member/getUserGameList'
const ORDER = 'Merapi 20261121-0181, Rp 2,000'

const confirm = (page: Page) => tapArmed(page.getByRole('dialog').getByRole('button', { name: /^Confirm Rp/ }))
const toast = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words })
const news = (page: Page, words = '') => page.getByRole('listitem').filter({ hasText: words })

async function expectTold(page: Page, title: string, text: string): Promise<void> {
  // The slip of its round stands for a toast.
  if (title === 'Order accepted') {
    await expect(page.getByRole('region', { name: 'Your rounds' })).toContainText('Merapi')
    await expect(page.locator('.toast')).toHaveCount(0)
  } else await expect(toast(page, text)).toBeInViewport()
  await page.goto(paths.requests())
  await expect(news(page, text)).toHaveCount(1)
  await expect(news(page, text)).toContainText(title)
}

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  const submit = page.getByRole('button', { name: 'Log in', exact: true })
  await submit.tap()
  // A page that is opened before the answer would cancel the request.
  await expect(submit).toHaveCount(0)
}

const becomeVisible = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('a reload in the middle of an order: a taken one is found, a refused one is called unknown', async ({
  page,
  world,
  wire,
}) => {
  const reloadBeforeTheAnswer = async (faults: Fault[]) => {
    await reviewOrder(page, world)
    await world.faults(faults)
    const order = await holdBackAnswers(page, PLACE_ORDER)
    await confirm(page)
    await order.held
    await page.reload()
  }
  await reloadBeforeTheAnswer([])
  await expectTold(page, 'Match found', `Your task record has one like it: ${ORDER}.`)

  await reloadBeforeTheAnswer([{ path: PLACE_ORDER, kind: 'error', message: 'The till is closed.' }])
  const notice = page.getByRole('status').filter({ hasText: 'Merapi' })
  await expect(notice).toContainText('until there’s a response')
  await world.advance(page, 25_000)
  await becomeVisible(page)
  await expectTold(page, 'Outcome unknown', `Don’t place it again. ${ORDER} may have been accepted.`)
  await expect(news(page)).toHaveCount(2)
  expect(ordersSent(wire)).toHaveLength(2)
})

test('an order whose answer is lost with the session is told to its member alone, after the next log-in', async ({
  page,
  world,
  wire,
}) => {
  await reviewOrder(page, world)
  await page.route(`**/api${PLACE_ORDER}`, async (route) => {
    await route.fetch()
    // The server has restarted and knows the session no more.
    await world.faults([{ path: RECORD, kind: 'unauthorised', times: 1 }])
    await route.abort()
  })
  await confirm(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()

  await test.step('another member neither sees it nor asks for it', async () => {
    await logIn(page, 'budi_k')
    await page.goto(paths.requests())
    await expect(page.getByText('Nothing yet')).toBeVisible()
    await page.goto(paths.draw({ key: 'merapi180', id: '12' }))
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
    await expect(page.locator('body')).not.toContainText(/0181, Rp|[Aa]nswer|in your record/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(BUDI)
    await page.goto(paths.settings())
    await page.getByRole('button', { name: 'Log out' }).tap()
    await tapArmed(page.getByRole('dialog').getByRole('button', { name: 'Log out' }))
    await page.getByRole('main').getByRole('link', { name: 'Log in or register' }).tap()
  })

  await logIn(page, 'wulan_r')
  await expectTold(page, 'Match found', `Your task record has one like it: ${ORDER}.`)
  expect(ordersSent(wire)).toHaveLength(1)
})
