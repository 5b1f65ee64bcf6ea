import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test } from './support/app'

const CITY = { id: '11', name: 'Mexico City' }
const HOSTS_ADDRESS = paths.hosts(CITY)

test('a visitor opens a city, logs in, and returns from a host to the same scroll position', async ({
  page,
  world,
  wire,
}) => {
  await world.holdClock(page, PERIOD_START)
  await openAs(page, null, paths.cities())
  await page.getByRole('link', { name: 'Mexico City' }).tap()
  await expect(page).toHaveURL(/\/Login$/)
  expect(wire.filter(({ path }) => path === '/xuanfei/xuanfeilist')).toHaveLength(0)
  await page.getByLabel('Username').fill('wulan_r')
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Log in', exact: true }).tap()

  await expect(page).toHaveURL(HOSTS_ADDRESS)
  await expect(page.getByRole('heading', { level: 1, name: 'Mexico City' })).toBeVisible()
  await expect(page).toHaveTitle('Mexico City · Tiga')
  const tiles = page.getByRole('main').getByRole('listitem')
  await expect(tiles).toHaveCount(8)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 160))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(160)
  const tile = tiles.nth(5).getByRole('link')
  const name = (await tile.locator('b').textContent()) ?? ''
  await tile.tap()
  await expect(page).toHaveURL(paths.host('1106', CITY))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  // The pictures must be usable with only the keyboard.
  const pictureButton = page.getByRole('button', { name: `${name}, picture 2 of 3` })
  await pictureButton.focus()
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
  await expect(pictureButton).toBeFocused()
  // Android's back button must close the pictures, but not the screen.
  await pictureButton.tap()
  await page.setViewportSize({ width: 740, height: 340 })
  await expect(dialog.getByRole('img', { name: `${name}, picture 2 of 3` })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page).toHaveURL(HOSTS_ADDRESS)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(160)
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page).toHaveURL(paths.cities())
})
