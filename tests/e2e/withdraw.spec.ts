import type { Page } from '@playwright/test'
import { BUDI, expect, openAs, START, test, type WireRequest, type World } from './support/app'

/** budi_k: Rp 750.000, limits 10.000 to 500.000, fund password 1357. */
async function openWithdraw(page: Page, world: World): Promise<void> {
  await world.holdClock(page, START + 20_000)
  await openAs(page, BUDI, '/withdraw')
  await expect(page.getByText('Balance Rp 750.000')).toBeVisible()
}

const keypad = (page: Page) => page.getByRole('dialog', { name: 'Fund password' })
const key = (page: Page, name: string) => keypad(page).getByRole('button', { name, exact: true })

/** Types an amount, taps Withdraw, and taps the keys. */
async function enter(page: Page, amount: string, fundPassword: string): Promise<void> {
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).tap()
  await expect(keypad(page)).toBeVisible()
  for (const digit of fundPassword) await key(page, digit).tap()
}

const posts = (wire: readonly WireRequest[]) => wire.filter(({ path }) => path === '/member/setUserWirhdraw')

test('every refusal of the form, in order, with nothing on the wire', async ({ page, world, wire }) => {
  await openWithdraw(page, world)
  const refusals: readonly (readonly [amount: string, words: string])[] = [
    ['', 'Please fill in the correct amount.'],
    ['0', 'Please fill in the correct amount.'],
    ['9999', 'The minimum is Rp 10.000.'],
    ['500001', 'The withdrawal amount cannot exceed Rp 500.000.'],
    ['900000', 'The withdrawal amount cannot exceed Rp 500.000.'],
  ]
  for (const [amount, words] of refusals) {
    await page.getByLabel('Amount').fill(amount)
    await page.getByRole('button', { name: 'Withdraw', exact: true }).tap()
    await expect(page.getByRole('alert')).toHaveText(words)
    await expect(page.getByLabel('Amount')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // The balance falls while the page stands open: its next poll brings it.
  await world.member('budi_k', { money: '20000' })
  await expect(page.getByText('Balance Rp 20.000')).toBeVisible()
  await page.getByLabel('Amount').fill('20001')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).tap()
  await expect(page.getByRole('alert')).toHaveText('This is more than your balance of Rp 20.000.')
  await page.getByRole('button', { name: 'All', exact: true }).tap()
  await expect(page.getByLabel('Amount')).toHaveValue('20.000')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).tap()
  await page.keyboard.type('135')
  await key(page, 'Confirm').tap()
  await expect(keypad(page).getByRole('alert')).toHaveText('Enter the correct withdrawal password: all 4 digits.')
  expect(posts(wire)).toHaveLength(0)
})

test('a withdrawal: reviewed, confirmed by the keys, sent once, and in the record until it is paid', async ({
  page,
  world,
  wire,
}) => {
  await openWithdraw(page, world)
  await page.getByRole('button', { name: 'Limits', exact: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Limits' })).toContainText('Rp 500.000')
  await page.keyboard.press('Escape')

  await enter(page, '50000', '1359')
  await expect(page.getByLabel('Amount')).toHaveValue('50.000')
  for (const [name, value] of [
    ['Amount', 'Rp 50.000'],
    ['Bank card', 'Bank Demo Melati •••• 1111'],
    ['Holder', 'Budi Kurnia'],
    ['Balance after', 'Rp 700.000'],
  ] as const)
    await expect(keypad(page).locator('dl > div').filter({ hasText: name }).locator('dd')).toHaveText(value)
  await key(page, 'Delete').tap()
  await expect(keypad(page).getByText('3 of 4 digits')).toBeVisible()
  await key(page, '7').tap()
  await key(page, 'Confirm').tap()

  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal record' })).toBeVisible()
  await expect(page.locator('#live')).toHaveText('Submitted: Rp 50.000. The platform reviews it next.')
  expect(posts(wire)).toHaveLength(1)
  expect(posts(wire)[0]).toMatchObject({ method: 'POST', body: { money: '50000', paypassword: '1357' } })
  expect(Object.keys(posts(wire)[0]?.body ?? {})).toEqual(['money', 'paypassword'])
  expect(
    await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    ),
  ).not.toContain('1357')

  const latest = page.getByRole('article').first()
  await expect(latest).toContainText('Rp −50,000')
  await expect(latest).toContainText('Waiting for review')
  await expect(latest).toContainText('2026-11-21 09:00:20')
  await world.advance(page, 120_000)
  await page.getByRole('button', { name: 'Refresh' }).tap()
  await expect(latest).toContainText('2026-11-21 09:02:20')
  await expect(page.locator('#live')).toHaveText('Refresh successful')
  await world.advance(page, 180_000)
  await page.getByRole('button', { name: 'Refresh' }).tap()
  await expect(latest).toContainText('Paid')
  await expect(latest).toContainText('2026-11-21 09:05:20')
  await latest.getByRole('button').tap()
  await expect(page.getByRole('dialog', { name: 'Withdrawal of Rp 50,000' })).toContainText(
    'Paid out does not yet mean arrived.',
  )
  await page.goBack()
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page.getByText('Balance Rp 700.000')).toBeVisible()
})

test('a double tap sends one request', async ({ page, world, wire }) => {
  await openWithdraw(page, world)
  await enter(page, '50000', '1357')
  await key(page, 'Confirm').evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal record' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
  expect(posts(wire)).toHaveLength(1)
})

test('a wrong fund password is refused in the dialog; the next try waits 5 s, and the amount is kept', async ({
  page,
  world,
  wire,
}) => {
  await openWithdraw(page, world)
  await enter(page, '50000', '0000')
  await key(page, 'Confirm').tap()
  await expect(keypad(page).getByRole('alert')).toContainText('The withdrawal was not taken. Wrong fund password')
  await expect(keypad(page).getByText('0 of 4 digits')).toBeVisible()
  await page.keyboard.type('1357')
  await expect(key(page, 'Confirm')).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  expect(posts(wire)).toHaveLength(1)
  await world.advance(page, 5_000)
  await expect(key(page, 'Confirm')).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal record' })).toBeVisible()
  expect(posts(wire).map(({ body }) => body['money'])).toEqual(['50000', '50000'])
})

test('an answer that is lost after the withdrawal was taken is found in the record, and nothing is sent twice', async ({
  page,
  world,
  wire,
}) => {
  await openWithdraw(page, world)
  await enter(page, '50000', '1357')
  await world.faults([{ path: '/member/setUserWirhdraw', kind: 'garbage', afterwards: true, times: 1 }])
  await key(page, 'Confirm').tap()
  const sheet = page.getByRole('dialog', { name: 'No answer' })
  await expect(sheet).toContainText('Found: the withdrawal is in your record.')
  await sheet.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByText('Balance Rp 700.000')).toBeVisible()
  expect(posts(wire)).toHaveLength(1)
})

test('a withdrawal whose answer never came stays told after the app was killed', async ({ page, world, wire }) => {
  await openWithdraw(page, world)
  await enter(page, '50000', '1357')
  await world.faults([{ path: '/member/setUserWirhdraw', kind: 'offline' }])
  await key(page, 'Confirm').tap()
  await expect(page.getByRole('dialog', { name: 'No answer' })).toContainText('not in your record so far')
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Rp 50.000' })).toContainText('Do not repeat it')
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Check again' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'I have checked it myself' }).tap()
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeEnabled()
  expect(posts(wire)).toHaveLength(1)
})

test('the fund password is gone when the page is hidden; Android’s back closes the keys, not the page', async ({
  page,
  world,
}) => {
  await openWithdraw(page, world)
  await enter(page, '50000', '1357')
  await expect(keypad(page).getByText('4 of 4 digits')).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect(keypad(page).getByText('0 of 4 digits')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Amount')).toHaveValue('50.000')
})

test('an account that is taken offline is logged out by the next poll', async ({ page, world }) => {
  await openWithdraw(page, world)
  await world.member('budi_k', { is_online: 0 })
  await expect(page).toHaveURL(/\/Login$/)
  await expect(page.locator('#live')).toContainText('Account offline')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
