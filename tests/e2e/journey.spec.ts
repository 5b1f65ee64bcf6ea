import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test } from './support/app'
import { sentOrdersIn } from './support/order'
import { tapArmed } from './support/tap-armed'

const DEMO_LIST_LABEL = 'Demo list: invented entries, not real members'

test('the list of invented withdrawals keeps its label in a live build after a tap on any of its buttons', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await world.holdClock(page, PERIOD_START)
  await openAs(page, null, paths.home())
  const list = page.getByRole('region', { name: DEMO_LIST_LABEL, exact: true })
  const label = list.getByText(DEMO_LIST_LABEL, { exact: true })
  for (const name of ['Resume list', 'Pause list', 'Hide list', 'Show demo list']) {
    await list.getByRole('button', { name, exact: true }).tap()
    await expect(label).toBeVisible()
    // A trial click fails if anything covers the middle of the label.
    await label.click({ trial: true })
  }
  await expect(list.getByRole('listitem')).toHaveCount(3)
})

/** Only the test moves the clocks of the page and the platform. */
test('a new member registers, orders, sees the order settled and logs out', async ({ page, world, wire }) => {
  await world.holdClock(page, PERIOD_START + 20_000)

  await test.step('the first start leads to Login', async () => {
    await page.goto(paths.start())
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL(/\/Login$/)
    await expect(page).toHaveTitle('Log in · Tiga')
    expect(wire.every(({ headers }) => headers['token'] === undefined)).toBe(true)
  })

  await test.step('a visitor looks around, and a game leads to Login', async () => {
    await page.getByRole('button', { name: 'Look around first' }).tap()
    await expect(page).toHaveURL(/\/Home$/)
    await page.getByRole('link', { name: /Merapi/ }).tap()
    await expect(page).toHaveURL(/\/Login$/)
  })

  await test.step('registration with an invite code leads back to the game', async () => {
    await page.getByRole('link', { name: 'Register' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'I agree to the account-opening agreement' })).toBeChecked()
    await page.getByLabel('Username').fill('rani_s')
    await page.getByLabel('Password', { exact: true }).fill('secret-7')
    await page.getByLabel('Invite code').fill('HELLO-11')
    await page.getByRole('button', { name: 'Register' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Merapi' })).toBeVisible()
  })

  await test.step('Me shows the balance', async () => {
    await page.getByRole('button', { name: 'Back' }).tap()
    await page.getByRole('link', { name: 'Me', exact: true }).tap()
    await expect(page.getByText('rani_s')).toBeVisible()
    await expect(page.getByText(/100,000/)).toBeVisible()
  })

  await test.step('the screen Draws leads to a game', async () => {
    await page.getByRole('link', { name: 'Draws', exact: true }).tap()
    await page.getByRole('button', { name: 'Classic' }).tap()
    await page.getByRole('link', { name: /Merapi/ }).tap()
    // The screen Draws also shows timers, so the test first waits for the heading of the game.
    await expect(page.getByRole('heading', { level: 1, name: 'Merapi' })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText('02:40')
  })

  await test.step('an order of two options is reviewed, confirmed and sent once', async () => {
    await page.getByRole('button', { name: /^Big/ }).tap()
    await page.getByRole('button', { name: /^Even/ }).tap()
    await page.getByLabel('Amount per pick').fill('2000')
    await page.getByRole('button', { name: 'Submit' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Confirm your order' })
    await expect(sheet.getByRole('heading')).toHaveText('Big and Even · 2 × Rp 2,000 = Rp 4,000')
    await expect(sheet).toContainText(/20261121-0181.*Rp\s96,000/s)
    await tapArmed(sheet.getByRole('button', { name: 'Confirm Rp 4,000' }))
    await expect(page.getByRole('dialog', { name: 'Order accepted' })).toContainText('20261121-0181')
    expect(sentOrdersIn(wire)).toHaveLength(1)
  })

  await test.step('the balance falls by picks × amount and the choice is cleared', async () => {
    // The sheet closes by itself.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Balance Rp 96,000')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Big/ })).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByLabel('Amount per pick')).toHaveValue('')
    const roundsRegion = page.getByRole('region', { name: 'Your round' })
    await expect(roundsRegion).toContainText('Big and Even · Rp 4,000')
    await expect(page.getByRole('timer')).toHaveText('02:40')
    await expect(roundsRegion.getByRole('link')).toHaveAttribute('href', paths.orderRecord())
  })

  let sumOfNumbers = 0
  await test.step('the countdown ends and the result is shown', async () => {
    // One second past the end of the round, because the result is published a bit later.
    await world.advance(page, 161_000)
    await expect(page.getByRole('timer').first()).toHaveText('02:59')
    await expect(page.getByRole('main')).toContainText('20261121-0181')
    const numberTiles = page.getByRole('main').getByRole('img').first()
    const numbers = (await numberTiles.getAttribute('aria-label'))?.split(', ').map(Number) ?? []
    expect(numbers).toHaveLength(3)
    sumOfNumbers = numbers.reduce((total, number) => total + number, 0)
    const roundsRegion = page.getByRole('region', { name: 'Your round' })
    await expect(roundsRegion).toContainText(/Big and Even · Rp\s4,000\s+returned\s.*[+−]Rp\s\d,\d00/)
  })

  await test.step('the task record shows each pick as won or lost, as the sum of the numbers decides', async () => {
    await page.getByRole('button', { name: 'Task list' }).tap()
    await page.getByRole('dialog', { name: 'Task list' }).getByRole('link', { name: '20261121-0181' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Task record' })).toBeVisible()
    const orderDialog = page.getByRole('dialog', { name: /^Order for round/ })
    const rowOf = (name: string) =>
      orderDialog.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) })
    await expect(rowOf('Big')).toContainText(sumOfNumbers >= 11 ? '+Rp 1,900' : '−Rp 2,000')
    await expect(rowOf('Even')).toContainText(sumOfNumbers % 2 === 0 ? '+Rp 1,900' : '−Rp 2,000')
    await expect(page.getByText('Tiga’s check: 1 of 1 matched.')).toBeVisible()
  })

  await test.step('the balance on Me contains the returns of the picks that won', async () => {
    const wonPicks = (sumOfNumbers >= 11 ? 1 : 0) + (sumOfNumbers % 2 === 0 ? 1 : 0)
    await page.goto(paths.mine())
    const balance = 96_000 + wonPicks * 3_900
    await expect(
      page.getByRole('main').getByText(`Rp ${balance.toLocaleString('en-US')}`, { exact: true }),
    ).toBeVisible()
  })

  await test.step('log-out forgets the member and keeps the language', async () => {
    await page.getByRole('button', { name: 'Settings' }).tap()
    await page.getByRole('button', { name: 'Log out' }).tap()
    await tapArmed(page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }))
    await expect(page).toHaveURL(/\/Mine$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in or register' })).toBeVisible()
    const storedEntries = await page.evaluate(() => ({
      token: localStorage.getItem('token'),
      lang: localStorage.getItem('lang'),
    }))
    expect(storedEntries).toEqual({ token: null, lang: 'en_us' })
  })
})
