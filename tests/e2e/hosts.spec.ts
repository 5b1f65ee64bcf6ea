import { expect, openAs, START, test, WULAN } from './support/app'

const LISTING = '/list?id=11&name=Mexico+City'

test('a city leads over Login to its hosts, to one of them with pictures, to reception, and back to the same place', async ({
  page,
  world,
  wire,
}) => {
  await world.holdClock(page, START)
  await openAs(page, null, '/choose')
  await page.getByRole('link', { name: 'Mexico City' }).tap()
  await expect(page).toHaveURL(/\/Login$/)
  expect(wire.filter(({ path }) => path === '/xuanfei/xuanfeilist')).toHaveLength(0)
  await page.getByLabel('Username').fill('wulan_r')
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Log in', exact: true }).tap()

  await expect(page).toHaveURL(LISTING)
  await expect(page.getByRole('heading', { level: 1, name: 'Mexico City' })).toBeVisible()
  await expect(page).toHaveTitle('Mexico City · Tiga')
  const tiles = page.getByRole('main').getByRole('listitem')
  await expect(tiles).toHaveCount(8)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 120))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120)
  const tile = tiles.nth(5).getByRole('link')
  const name = (await tile.textContent()) ?? ''
  await tile.tap()
  await expect(page).toHaveURL('/profile?id=1106&name=Mexico+City&adsid=11')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // The pictures by keyboard alone.
  const opener = page.getByRole('button', { name: `${name}, picture 2 of 3` })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('status')).toHaveText('2 of 3')
  await expect(dialog.getByRole('img', { name: `${name}, picture 2 of 3` })).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText('3 of 3')
  await expect(dialog.getByRole('img', { name: `${name}, picture 3 of 3` })).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Home')
  await expect(dialog.getByRole('img', { name: `${name}, picture 1 of 3` })).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  // Android's back closes them too, and no more than them.
  await opener.tap()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await expect(page.getByText('Bookings are arranged by reception.')).toBeVisible()
  const before = wire.length
  await page.getByRole('button', { name: 'Subscribe' }).tap()
  await expect(page.locator('#live')).toHaveText('Please contact the consultant or the receptionist to book.')
  expect(wire).toHaveLength(before)
  await page.getByRole('button', { name: 'Contact customer service' }).tap()
  const service = page.getByRole('dialog', { name: 'Customer service' })
  await expect(service).toContainText('reception')
  await service.getByRole('button', { name: 'Close' }).tap()
  await expect(service).toHaveCount(0)

  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page).toHaveURL(LISTING)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120)
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page).toHaveURL('/choose')
})

test('a host’s address opened by itself leads back to the city’s hosts, and from there to the cities', async ({
  page,
  world,
}) => {
  await world.holdClock(page, START)
  await openAs(page, WULAN, '/profile?id=301&name=Yogyakarta&adsid=3')
  await expect(page.getByRole('heading', { level: 1, name: 'Prama' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page).toHaveURL('/list?id=3&name=Yogyakarta')
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page).toHaveURL('/choose')
  await page.goto('/list')
  await expect(page.getByRole('heading', { level: 1, name: 'City not found' })).toBeVisible()
  await page.goto('/profile?adsid=3')
  await expect(page.getByRole('heading', { level: 1, name: 'Host not found' })).toBeVisible()
  await page.goto('/list?id=3')
  await expect(page.getByRole('heading', { level: 1, name: 'Local hosts' })).toBeVisible()
})

test('the cities stand as a tab and pushed from Home, with tabs that hear the arrow keys', async ({ page, world }) => {
  await world.holdClock(page, START)
  await openAs(page, null, '/Home')
  await page.getByRole('link', { name: 'All cities' }).tap()
  await expect(page).toHaveURL('/Choose')
  await expect(page.getByRole('link', { name: 'Jakarta' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  const cities = page.getByRole('tab', { name: 'Cities' })
  const prices = page.getByRole('tab', { name: 'Prices' })
  await cities.focus()
  await page.keyboard.press('ArrowRight')
  await expect(prices).toBeFocused()
  await expect(prices).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/Choose?tab=prices')
  await expect(page.getByRole('tabpanel', { name: 'Prices' })).toContainText('agreed with reception')
  await page.keyboard.press('ArrowRight')
  await expect(cities).toBeFocused()
  await expect(page).toHaveURL('/Choose')
  await page.keyboard.press('End')
  await expect(prices).toBeFocused()
  await page.reload()
  await expect(prices).toHaveAttribute('aria-selected', 'true')
  // A choice of tab is no step of the way.
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page).toHaveURL(/\/Home$/)
  await page.goto('/CHOOSE?tab=prices')
  await expect(page).toHaveURL('/choose?tab=prices')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})
