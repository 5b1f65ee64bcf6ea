import { expect, test } from '@playwright/test'
import { paths } from '@/paths'
import { DEMO_URL } from '../e2e/playwright.config'
import { tapArmed } from '../e2e/support/tap-armed'

test.use({ baseURL: DEMO_URL, serviceWorkers: 'allow' })

test('the mock build answers by itself, lists its log-ins, and remembers across a reload', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('lang') === null) localStorage.setItem('lang', 'en_us')
  })
  await page.goto(paths.start())
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Demo accounts')).toBeVisible()
  await expect(page.getByText(/TIGA-2026/)).toBeVisible()
  await page.getByRole('button', { name: 'Use wulan_r' }).tap()
  await page.getByRole('button', { name: 'Log in', exact: true }).tap()
  await expect(page.getByRole('main').getByText('Rp 86,500')).toBeVisible()
  await expect(page.getByText('Demo credits')).toBeVisible()

  // Bromo's periods last five minutes: there is time to order in all but the last moments of one.
  await page.goto(paths.draw({ key: 'bromo300', id: '16' }))
  await page.getByRole('group', { name: 'Choose' }).getByRole('button', { name: /^High/ }).tap()
  await page.getByLabel('Amount per pick').fill('1000')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('dialog')).toContainText('payout not published')
  await tapArmed(page.getByRole('button', { name: 'Confirm Rp 1,000' }))
  await expect(page.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  await page.goto(paths.orderRecord())
  await expect(page.getByRole('listitem').filter({ hasText: 'Bromo' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Bromo' })).toBeVisible()
})
