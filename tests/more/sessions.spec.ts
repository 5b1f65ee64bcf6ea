import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, expect, openAs, START, test, WULAN } from '../e2e/support/app'
import { holdBackRequests } from '../e2e/support/hold-back'
import { logIn, logOut } from '../e2e/support/log-in'
import { tapArmed } from '../e2e/support/tap-armed'
import { tinyPicture } from '../e2e/support/pictures'

const base64 = (token: string) => Buffer.from(token).toString('base64')

/** In a tab of its own: Wulan logs out, Budi logs in. */
async function changeMember(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await logOut(other)
  await logIn(other, 'budi_k')
  await expect(other.getByRole('main').getByText('Rp 750,000')).toBeVisible()
  return other
}

/** Hears nothing of other tabs, as a page in the back/forward cache or one that the phone froze. */
async function makeDeaf(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
  })
}

const comeBackFromCache = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
const becomeVisible = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

async function fillInTopUp(page: Page): Promise<void> {
  await page.getByLabel('Amount').fill('50000')
  await page.getByLabel('Proof of payment').setInputFiles(tinyPicture)
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
}

for (const [way, wake] of [
  ['comes back from the cache', comeBackFromCache],
  ['becomes visible', becomeVisible],
] as const)
  test(`a filled-in top-up is gone when the page ${way} to another member`, async ({ page, context, world, wire }) => {
    await world.holdClock(page, START)
    await makeDeaf(page)
    await openAs(page, WULAN, paths.topUp('86500'))
    await fillInTopUp(page)
    await changeMember(context)
    await expect(page.getByLabel('Amount')).toHaveValue('50,000')
    const before = wire.length
    await wake(page)
    await expect(page.getByLabel('Amount')).toHaveValue('')
    await expect(page.getByRole('main')).toContainText('Balance Rp 750,000')
    await expect(page.getByRole('main')).not.toContainText(/86,500|Uploaded/)
    await expect(page).toHaveURL(/\/Recharge$/)
    await page.getByRole('button', { name: /^Send/ }).tap()
    await expect(page.getByLabel('Amount')).toBeFocused()
    const sent = wire.slice(before)
    expect(new Set(sent.map(({ headers }) => headers['token']))).toEqual(new Set([base64(BUDI)]))
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  })

test('typed passwords are gone when the page comes back from the cache to another member', async ({
  page,
  context,
  world,
}) => {
  await world.holdClock(page, START)
  await makeDeaf(page)
  await openAs(page, WULAN, paths.loginPassword())
  await page.getByLabel('Current password').fill('demo1234')
  await page.getByLabel('New password', { exact: true }).fill('perahu kancil 77')
  await changeMember(context)
  await comeBackFromCache(page)
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Current password')).toHaveValue('')
})

test('a log-out and another log-in in one tab are followed by the other, screen by screen', async ({
  page,
  context,
  world,
  wire,
}) => {
  await world.holdClock(page, START)
  await openAs(page, WULAN, paths.topUp('86500'))
  await fillInTopUp(page)
  const other = await changeMember(context)
  await expect(page).toHaveURL(/\/Mine$/)
  await expect(page.getByRole('main').getByText('Rp 750,000')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/wulan_r|86,500/)
  expect(wire.filter(({ method, path }) => method === 'POST' && path === '/member/doRecharge')).toEqual([])

  await test.step('and an end of the session in this one ends it in that one', async () => {
    await page.getByRole('button', { name: 'Settings' }).tap()
    await page.getByRole('button', { name: 'Log out' }).tap()
    await tapArmed(page.getByRole('dialog').getByRole('button', { name: 'Log out' }))
    await expect(other.getByRole('main').getByRole('link', { name: 'Log in or register' })).toBeVisible()
    await expect(other.locator('body')).not.toContainText('budi_k')
  })
})

test('a log-in does not take over the session that another tab has opened', async ({ page, context, world, wire }) => {
  await world.holdClock(page, START)
  await makeDeaf(page)
  await openAs(page, null, paths.login())
  await expect(page.getByLabel('Username')).toBeVisible()
  const other = await context.newPage()
  await other.goto(paths.login())
  await logIn(other, 'wulan_r')
  await expect(other).toHaveURL(/\/Mine$/)
  await logIn(page, 'budi_k')
  await expect(page).toHaveURL(/\/Mine$/)
  await expect(page.getByRole('main').getByText('Rp 86,500')).toBeVisible()
  await expect(page.locator('#live')).toContainText('Another account logged in meanwhile')
  await expect(page.locator('body')).not.toContainText('budi_k')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(WULAN)
  expect(wire.map(({ headers }) => headers['token'])).not.toContain(base64(BUDI))
})

test('a registration is answered after its screen was left: the member is logged in', async ({ page, world }) => {
  await world.holdClock(page, START)
  await openAs(page, null, `${paths.register()}?code=TIGA-2026`)
  await page.getByLabel('Username').fill('ayu_p')
  await page.getByLabel('Password', { exact: true }).fill('layar biru 8')
  const registration = await holdBackRequests(page, '/member/doRegister')
  await page.getByRole('button', { name: 'Register' }).tap()
  await registration.held
  await page.getByRole('link', { name: 'Language' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible()
  registration.release()
  await expect(page.locator('#live')).toContainText('Your account is open, and you are logged in.')
  await page.goto(paths.mine())
  await expect(page.getByText('ayu_p')).toBeVisible()
})
