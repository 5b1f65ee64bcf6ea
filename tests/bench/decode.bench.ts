import { expect, test } from '@playwright/test'
import { slowDown } from './measure'
import { FLOOR_URL } from './ports'
import { markdown, medianOf, withSpread } from './table'

const ORDERS = 10_000
const RUNS = Number(process.env['RUNS'] ?? 5)

function orders(): unknown[] {
  return Array.from({ length: ORDERS }, (_, index) => ({
    expect: `20261121-${String(index).padStart(4, '0')}`,
    name: 'Merapi',
    ico: '',
    status: 1,
    status_text: 'Settled',
    money: '20',
    opencode: '4,6,3',
    data: ['big', 'pair'].map((type) => ({
      lid: 12,
      type,
      money: '10',
      is_win: (index % 2) + 1,
      profit: index % 2 === 0 ? '19.5' : '0',
      create_time: '2026-11-21 16:00:00',
    })),
    update_time: '2026-11-21 16:03:00',
  }))
}

test(`${ORDERS} orders decoded`, async ({ page }) => {
  const data = Buffer.from(JSON.stringify(orders())).toString('base64')
  await page.route('**/api/member/getUserGameList*', (route) =>
    route.fulfill({ json: { code: 200, msg: 'ok', data }, headers: { 'Timing-Allow-Origin': '*' } }),
  )
  await page.goto(`${FLOOR_URL}/decode.html`)
  await page.waitForFunction(() => 'decode' in window)
  const measure = async () => {
    const times: number[] = []
    for (let run = 0; run <= RUNS; run += 1) {
      const { orders, ms } = await page.evaluate(() =>
        (window as unknown as { decode: () => Promise<{ orders: number; ms: number }> }).decode(),
      )
      expect(orders).toBe(ORDERS)
      // The first one warms up.
      if (run > 0) times.push(ms)
    }
    return times
  }
  const text = (value: number) => `${Math.round(value)} ms`
  const full = await measure()
  await slowDown(page, 4)
  const slow = await measure()
  markdown(
    `${ORDERS} orders, from the answer’s last byte to what a screen shows`,
    ['', 'median (spread)'],
    [
      ['this machine', withSpread(full, text)],
      ['a quarter of its processor', withSpread(slow, text)],
    ],
  )
  expect(medianOf(full)).toBeGreaterThan(0)
})
