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

test('the default language is Indonesian', async ({ page, world, wire }) => {
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
})
