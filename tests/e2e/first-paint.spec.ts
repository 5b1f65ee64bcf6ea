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
  expect(header).toContain("require-trusted-types-for 'script'")
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

test('each kind of file is kept for as long as it may be, and a missing one is not the page', async ({ request }) => {
  const page = await request.get(paths.home())
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? []
  const cacheOf = async (path: string) => {
    const answer = await request.get(path)
    return [answer.status(), answer.headers()['cache-control']]
  }
  expect(await cacheOf(paths.home())).toEqual([200, 'no-cache'])
  expect(await cacheOf(script)).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await cacheOf(script.replace('.js', '0.js'))).toEqual([404, 'no-cache'])
  expect(await cacheOf('/api/system/base')).toEqual([200, 'no-store'])
})

test('a live build carries nothing of the mock', async ({ page }) => {
  const answer = await page.request.get('/mockServiceWorker.js')
  expect(answer.status()).toBe(404)
  await page.goto(paths.login())
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Demo accounts')).toHaveCount(0)
})
