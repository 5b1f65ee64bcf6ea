import { paths } from '@/paths'
import { expect, openAs, START, test, WULAN } from './support/app'

test('back restores the scroll position, and a new screen begins at its top', async ({ page, world }) => {
  await world.holdClock(page, START)
  await openAs(page, WULAN, paths.orderRecord())
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(13)
  await page.goto(paths.home())
  await expect(page.getByRole('link', { name: /Sunda/ })).toBeVisible()
  await expect(page.getByText('000-***')).not.toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await page.getByRole('link', { name: 'All videos' }).evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'All videos' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
})

test('addresses in another casing lead to the canonical one, and / to Home', async ({ page, world }) => {
  await world.holdClock(page, START)
  await openAs(page, null, '/HOME')
  await expect(page).toHaveURL(/\/Home$/)
  for (const [asked, canonical] of [
    ['/GAME?class=quick', '/game?class=quick'],
    ['/language/SETTING', '/Language/setting'],
    ['/', '/Home'],
  ] as const) {
    await page.goto(asked)
    await expect(page).toHaveURL(canonical)
  }
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).tap()
  await expect(page).toHaveURL(/\/Home$/)
})

test('the default language is Indonesian, and a choice applies at once without a reload', async ({
  page,
  world,
  wire,
}) => {
  await world.holdClock(page, START)
  await page.addInitScript(() => {
    // As at a member's first start.
    if (sessionStorage.getItem('chosen') === null) localStorage.removeItem('lang')
    sessionStorage.setItem('chosen', '1')
    sessionStorage.setItem('tiga.started', '1')
  })
  await page.goto(paths.home())
  await expect(page.locator('html')).toHaveAttribute('lang', 'id-ID')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beranda')
  expect(wire.every(({ headers }) => headers['lang'] === 'id_id')).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('id_id')
  await page.goto(paths.language('setting'))
  await expect(page.getByRole('radio', { name: 'Bahasa Indonesia' })).toBeChecked()
  await expect(page.getByRole('radio', { name: '中文' })).not.toBeChecked()
  await page.getByText('中文').tap()
  await expect(page).toHaveURL(/\/Home$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page).toHaveTitle(/首页|主页/)
  expect(wire.at(-1)?.headers['lang']).toBe('zh_cn')
})

test('a member can log in by keyboard alone', async ({ page, world }) => {
  await world.holdClock(page, START)
  await openAs(page, null, paths.login())
  await page.getByLabel('Username').focus()
  await page.keyboard.type('wulan_r')
  await page.keyboard.press('Tab')
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Mine$/)
  await expect(page.getByRole('main').getByText('Rp 86,500')).toBeVisible()
})

test('an authentication error of many calls at once leads to Login once, with its words', async ({
  page,
  world,
  wire,
}) => {
  await world.holdClock(page, START)
  await openAs(page, WULAN, paths.draw({ key: 'merapi180', id: '12' }))
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  await world.faults([
    { path: '/member/getUserInfo', kind: 'unauthorised' },
    { path: '/member/getUserGameList', kind: 'unauthorised' },
  ])
  await world.advance(page, 181_000)
  await expect(page).toHaveURL(/\/Login$/)
  await expect(page.locator('#live')).toContainText('Authentication error')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await world.faults([])
  await page.getByLabel('Username').fill('wulan_r')
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Log in', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Merapi' })).toBeVisible()
  expect(wire.filter(({ path }) => path === '/member/doLogin')).toHaveLength(1)
})

test('a screen whose code does not arrive says so, links to Home, and recovers by Retry', async ({ page, world }) => {
  await world.holdClock(page, START)
  await openAs(page, null, paths.home())
  await expect(page.getByRole('link', { name: /Sunda/ })).toBeVisible()
  await page.route(/HallScreen/, (route) => route.abort())
  await page.getByRole('link', { name: 'Draws', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  await page.unroute(/HallScreen/)
  await page.getByRole('button', { name: 'Retry' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Draws' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Kelimutu/ })).toBeVisible()
})
