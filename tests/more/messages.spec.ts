import type { Page } from '@playwright/test'
import type { Fault } from '@/mocks/faults'
import { paths } from '@/paths'
import { BUDI, expect, openAs, START, test, WULAN } from '../e2e/support/app'
import { holdBackAnswers, holdBackRequests } from '../e2e/support/hold-back'
import { logIn, logOut } from '../e2e/support/log-in'
import { ordersSent, reviewOrder } from '../e2e/support/order'
import { tapArmed } from '../e2e/support/tap-armed'

/**
 * The outcome of an order reaches the member wherever he or she is. The words of all messages are
 * in tests/screens/inbox.test.tsx.
 */

const PLACE_ORDER = '/game/placeOrder'
const RECORD = '/member/getUserGameList'
const ORDER = 'Merapi 20261121-0181, Rp 2,000'
/** As a row and a toast both have it. */
const ROUND = '20261121-0181 · Rp 2,000'

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

const comeBackOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')))
const becomeVisible = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

const LEFT: { outcome: string; faults: Fault[]; title: string; text: string }[] = [
  { outcome: 'accepted', faults: [], title: 'Order accepted', text: ROUND },
  {
    outcome: 'refused',
    faults: [{ path: PLACE_ORDER, kind: 'error', message: 'The till is closed.' }],
    title: 'Order not accepted',
    text: `${ROUND} · The till is closed.`,
  },
  {
    outcome: 'unknown, and found later',
    faults: [
      { path: PLACE_ORDER, kind: 'http500', afterwards: true },
      { path: RECORD, kind: 'offline' },
    ],
    title: 'Outcome not known',
    text: `Don’t place it again. ${ORDER} may have been accepted.`,
  },
]

for (const { outcome, faults, title, text } of LEFT)
  test(`an order whose screen is left is told: ${outcome}`, async ({ page, world, wire }) => {
    await reviewOrder(page, world)
    const order = await holdBackRequests(page, PLACE_ORDER)
    await confirm(page)
    await order.held
    await world.faults(faults)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Back', exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Draws' })).toBeVisible()
    order.release()
    await expectTold(page, title, text)
    if (outcome === 'unknown, and found later') {
      await world.faults([])
      await comeBackOnline(page)
      await expect(toast(page, `Your task record has one like it: ${ORDER}.`)).toBeInViewport()
      await expect(news(page)).toHaveCount(1)
      await expect(news(page)).toContainText('Match found')
    }
    expect(ordersSent(wire)).toHaveLength(1)
  })

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
  await expect(notice).toContainText('Until a response comes')
  await world.advance(page, 25_000)
  await becomeVisible(page)
  await expectTold(page, 'Outcome not known', `Don’t place it again. ${ORDER} may have been accepted.`)
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
    await expect(page.getByText('No data yet')).toBeVisible()
    await page.goto(paths.draw({ key: 'merapi180', id: '12' }))
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
    await expect(page.locator('body')).not.toContainText(/0181, Rp|[Aa]nswer|in your record/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(BUDI)
    await logOut(page)
  })

  await logIn(page, 'wulan_r')
  await expectTold(page, 'Match found', `Your task record has one like it: ${ORDER}.`)
  expect(ordersSent(wire)).toHaveLength(1)
})

test('orders that are settled while the member is elsewhere are told with their net, neutral but for a gain', async ({
  page,
  world,
  wire,
}) => {
  const orders = [
    {
      draw: { key: 'merapi180', id: '12' },
      notes: ['Big'],
      sums: 'Staked Rp 2,000 · returned Rp 3,900',
      net: '+Rp 1,900',
    },
    {
      draw: { key: 'sunda60', id: '11' },
      notes: ['Small'],
      sums: 'Staked Rp 2,000 · returned Rp 0',
      net: '−Rp 2,000',
    },
    {
      draw: { key: 'komodo180', id: '15' },
      notes: ['Peak', 'Valley'],
      sums: 'Staked Rp 4,000 · returned Rp 3,800',
      net: '−Rp 200',
    },
  ]
  await world.holdClock(page, START + 20_000)
  for (const { draw, notes } of orders) {
    await openAs(page, WULAN, paths.draw(draw))
    for (const note of notes) await page.getByRole('button', { name: new RegExp(`^${note}`) }).tap()
    await page.getByLabel('Amount per pick').fill('2000')
    await page.getByRole('button', { name: 'Submit' }).tap()
    await confirm(page)
    await expect(page.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  }
  await page.goto(paths.home())
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  const rounds = page.getByRole('region', { name: 'Your rounds' })
  await rounds.getByRole('button', { name: 'Show 1 more' }).tap()
  await world.advance(page, 182_000)
  await becomeVisible(page)
  for (const { sums, net } of orders)
    await expect(rounds.getByRole('link').filter({ hasText: sums })).toContainText(net)
  const colourOf = (words: string) =>
    rounds
      .locator('span', { hasText: new RegExp(`^\\${words.replace(' ', '.')}$`) })
      .last()
      .evaluate((amount) => getComputedStyle(amount).color)
  const [gain, loss, below] = await Promise.all(orders.map(({ net }) => colourOf(net)))
  expect(below).toBe(loss)
  expect(gain).not.toBe(loss)
  // Told by their slips, they are no messages.
  await page.goto(paths.requests())
  await expect(news(page, 'Order accepted')).toHaveCount(3)
  await expect(news(page, '· net')).toHaveCount(0)
  expect(ordersSent(wire)).toHaveLength(3)
})
