import { expect, test, type Locator, type Page } from '@playwright/test'
import { DEMO_URL } from '../e2e/playwright.config'

test.use({ baseURL: DEMO_URL, serviceWorkers: 'allow' })

/** Opens the QA panel on `path` of the mock build, as budi_k, who has Rp 750,000. */
async function openPanel(page: Page, path: string): Promise<Locator> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('tiga.started') !== null) return
    localStorage.setItem('lang', 'en_us')
    localStorage.setItem('token', '1002')
    sessionStorage.setItem('tiga.started', '1')
  })
  await page.goto(path)
  await page.getByRole('button', { name: 'QA' }).tap()
  const panel = page.getByRole('dialog', { name: 'Mock platform' })
  await expect(panel.getByRole('group', { name: /^budi_k/ })).toBeVisible({ timeout: 20_000 })
  return panel
}

/** The rules of the panel's controls are tested in src/mocks/control-rules.test.ts. */
test('the app shows at once that the QA panel has credited the account, or has logged it out by taking it offline', async ({
  page,
}) => {
  const panel = await openPanel(page, '/Mine')
  await panel.getByLabel('Amount').fill('25000')
  await panel.getByRole('button', { name: 'Credit' }).tap()
  await expect(panel.getByRole('status')).toHaveText('Credited Rp 25,000 to budi_k.')
  await expect(page.getByRole('main')).toContainText('Rp 775,000')
  await panel.getByRole('button', { name: 'Take the account offline' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await panel.getByRole('button', { name: 'Bring the account back' }).tap()
  await expect(panel.getByRole('status')).toHaveText('budi_k may log in again.')
})
