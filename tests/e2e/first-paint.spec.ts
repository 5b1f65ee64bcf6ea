import { paths } from '@/paths'
import { expect, test } from './support/app'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the first paint comes from the HTML itself', async ({ page }) => {
    await page.goto(paths.home())
    await expect(page.locator('.shell svg')).toBeVisible()
    expect(await page.locator('body').innerText()).toBe('')
  })
})

test('a live build carries nothing of the mock', async ({ page }) => {
  const answer = await page.request.get('/mockServiceWorker.js')
  expect(answer.status()).toBe(404)
  await page.goto(paths.login())
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Demo accounts')).toHaveCount(0)
})
