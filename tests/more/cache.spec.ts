import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { paths, patterns } from '@/paths'
import { LIVE_URL } from '../e2e/playwright.config'
import { expect, openAs, test, WULAN } from '../e2e/support/app'
import { reads } from '../e2e/support/calls'

/** The live build behind a server that lets browsers keep every answer of the API. */
async function startCarelessServer(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const { host: _host, connection: _connection, ...headers } = request.headers
      const answer = await fetch(LIVE_URL + (request.url ?? ''), { headers: headers as Record<string, string> })
      response.setHeader('content-type', answer.headers.get('content-type') ?? '')
      if (request.url?.startsWith('/api/') === true) response.setHeader('cache-control', 'max-age=3600')
      response.end(Buffer.from(await answer.arrayBuffer()))
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

const isKept = (page: Page, address: string) =>
  page.evaluate(
    (url) =>
      fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        () => true,
        () => false,
      ),
    address,
  )

test('no answer, and no secret in an address, stays in the browser’s cache', async ({ page, world, wire }) => {
  const server = await startCarelessServer()
  await world.holdClock(page)
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) addresses.add(request.url())
  })
  await openAs(page, WULAN, server.url + paths.loginPassword())
  await page.getByLabel('Current password').fill('demo1234')
  await page.getByLabel('New password', { exact: true }).fill('perahu kancil 77')
  await page.getByLabel('Repeat new password').fill('perahu kancil 77')
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Login password changed.' })).toHaveCount(1)
  for (const path of [paths.orderRecord(), paths.withdrawals(), paths.home()]) {
    await page.goto(server.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.waitForLoadState('networkidle')
  }
  const asked = wire.map(({ path }) => path)
  const screens: readonly string[] = [patterns.orderRecord, patterns.withdrawals, patterns.home]
  for (const [call, pattern] of Object.entries(reads)) if (screens.includes(pattern)) expect(asked).toContain(call)
  expect([...addresses].some((address) => address.includes('perahu'))).toBe(true)
  const kept = await Promise.all(
    [...addresses].map(async (address) => ((await isKept(page, address)) ? address : null)),
  )
  expect(kept.filter((address) => address !== null)).toEqual([])
  const plain = `${server.url}/api/system/base?plain`
  await page.evaluate((url) => fetch(url).then((answer) => answer.arrayBuffer()), plain)
  expect(await isKept(page, plain)).toBe(true)
  server.close()
})
