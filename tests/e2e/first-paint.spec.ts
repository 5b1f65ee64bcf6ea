import { expect, START, test } from './support/app'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the first paint comes from the HTML itself', async ({ page }) => {
    await page.goto('/Home')
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
  const answer = await page.goto('/Login')
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
  for (const path of ['/mockServiceWorker.js']) {
    const answer = await page.request.get(path)
    expect(answer.headers()['content-type']).toContain('text/html')
  }
  await page.goto('/Login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Demo log-ins')).toHaveCount(0)
})
