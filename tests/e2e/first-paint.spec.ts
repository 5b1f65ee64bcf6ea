import { paths } from '@/paths'
import { expect, START, test } from './support/app'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the first paint comes from the HTML itself', async ({ page }) => {
    await page.goto(paths.home())
    await expect(page.locator('.shell svg')).toBeVisible()
    expect(await page.locator('body').innerText()).toBe('')
  })
})

test('the policy is strict, and nothing of the app breaks it', async ({ page, world }) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/.test(message.text())) broken.push(message.text())
  })
  page.on('pageerror', (error) => broken.push(error.message))
  await world.holdClock(page, START)
  const answer = await page.goto(paths.login())
  const header = answer?.headers()['content-security-policy'] ?? ''
  expect(header).toContain("default-src 'none'")
  expect(header).toContain("frame-ancestors 'none'")
  expect(header).not.toContain('unsafe')
  const html = (await answer?.text()) ?? ''
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;/)
  await page.getByRole('button', { name: 'Look around first' }).tap()
  await expect(page.getByRole('link', { name: /Sunda/ })).toBeVisible()
  for (const name of ['Draws', 'Cities', 'Videos', 'Me'])
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeAttached()
  expect(broken).toEqual([])
})

test('a live build carries nothing of the mock', async ({ page }) => {
  const answer = await page.request.get('/mockServiceWorker.js')
  expect(answer.headers()['content-type']).toContain('text/html')
  await page.goto(paths.login())
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Demo log-ins')).toHaveCount(0)
})
