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

test('a text never becomes a part of the page, nor the file of another host a script', async ({ context, world }) => {
  // Not the page of the fixture, which fails a test when the policy was broken.
  const page = await context.newPage()
  await world.holdClock(page, START)
  await page.goto(paths.login())
  const attempts = await page.evaluate(() => {
    const attempt = (run: () => unknown) => {
      try {
        run()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    return [
      attempt(() => (document.createElement('p').innerHTML = '<img src="/favicon.svg">')),
      attempt(() => (document.createElement('script').src = 'https://elsewhere.example/a.js')),
      attempt(() => new Worker('https://elsewhere.example/a.js')),
    ]
  })
  expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError'])
})

test('a live build carries nothing of the mock', async ({ page }) => {
  const answer = await page.request.get('/mockServiceWorker.js')
  expect(answer.status()).toBe(404)
  await page.goto(paths.login())
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Demo accounts')).toHaveCount(0)
})
