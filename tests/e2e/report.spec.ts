import { readFile } from 'node:fs/promises'
import { serverTimeText } from '@/lib/server-day'
import { paths } from '@/paths'
import { readCsv } from '../support/csv'
import { BUDI, expect, openAs, START, test, WULAN } from './support/app'

const dayName = (day: string) => serverTimeText(day, { tag: 'en-US', isClockAsSent: true })

test('the statement’s file, its totals and the report’s plot agree', async ({ page, world }) => {
  await world.holdClock(page, START + 20_000)
  await openAs(page, WULAN, paths.statement())
  await expect(page.getByRole('listitem')).toHaveCount(13)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).tap(),
  ])
  expect(download.suggestedFilename()).toBe('tiga-account-detail.csv')
  const [head, ...rows] = readCsv(await readFile(await download.path(), 'utf8'))
  expect(head?.join('|')).toBe('time (server)|type|game|round|status|staked|returned|net|withdrawal amount|note')
  expect(rows).toHaveLength(13)
  expect(rows[0]?.join('|')).toMatch(
    /^2026-11-21 [\d:]{8}\|order\|Toba\|20261121-\d{4}\|Waiting for the draw\|1000\|\|\|\|$/,
  )
  const settled = rows.slice(1).map(([time = '', , , , , staked, returned, net]) => {
    return { day: time.slice(0, 10), staked: Number(staked), returned: Number(returned), net: Number(net) }
  })
  const total = settled.reduce((sum, { net }) => sum + net, 0)
  const signed = (amount: number) => amount.toLocaleString('en-US', { signDisplay: 'exceptZero' }).replace('-', '−')
  const net = signed(total).replace(/\d/, 'Rp $&')
  await page.getByRole('button', { name: /^Staked/ }).tap()
  const totals = page.getByRole('dialog').getByRole('definition')
  await expect(totals.filter({ hasText: net })).toHaveCount(1)
  await expect(totals.filter({ hasText: /^Rp\s1,000$/ })).toHaveCount(1)

  await page.goto(paths.report())
  const plot = page.getByRole('img', { name: /^Net result by day, Nov 17, 2026 to Nov 21, 2026/ })
  await expect(plot).toHaveAccessibleName(new RegExp(`ends at ${net.replace('+', '\\+').replace(' ', '\\s')},`))
  await page.getByRole('button', { name: 'Show as table' }).tap()
  const byDay = new Map<string, number[]>()
  for (const { day, staked, returned, net } of settled) {
    const [s = 0, r = 0, n = 0] = byDay.get(day) ?? []
    byDay.set(day, [s + staked, r + returned, n + net])
  }
  const expected = [...byDay].map(([day, [s = 0, r = 0, n = 0]]) =>
    [
      dayName(day),
      `Staked Rp ${s.toLocaleString('en-US')} · returned Rp ${r.toLocaleString('en-US')}`,
      signed(n).replace(/\d/, 'Rp $&'),
    ].join(' '),
  )
  const cells = await page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map(({ textContent }) => textContent?.trim().replaceAll('\u00a0', ' ')).join(' '),
      ),
    )
  expect(cells).toEqual(expected)
  await expect(page.getByRole('row', { name: /^Total/ })).toHaveText(
    new RegExp(`${net.replace('+', '\\+').replace(' ', '\\s')}$`),
  )
  // The platform counts open stakes, and the report says so.
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(/Pending−Rp\s1,000/)
  await expect(page.getByText('The listed orders add up to these totals.')).toBeVisible()
})

test('a state that the platform names in Arabic stays before its amount, and a control turns nothing round', async ({
  page,
  world,
}) => {
  await world.holdClock(page, START)
  const paid = { status: 4, status_text: 'مدفوع\u202e', money: '30000', create_time: '2026-11-19 09:00:00' }
  await page.route('**/api/member/getUserWithdrawList', (route) =>
    route.fulfill({ json: { code: 200, msg: 'ok', data: [paid, { ...paid, create_time: '2026-11-18 09:00:00' }] } }),
  )
  await openAs(page, BUDI, paths.statement())
  const figure = page.getByRole('group', { name: 'Totals' })
  await expect(figure).toContainText('Withdrawals · ')
  // The state's name stands behind our word, and before the amount.
  const [ours = 0, name = 0, amount = 0] = await figure.evaluate((element) =>
    ['Withdrawals', 'مدفوع', '60,000'].map((part) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let text: Node = element
      while (texts.nextNode() !== null)
        if (texts.currentNode.textContent?.includes(part) === true) text = texts.currentNode
      const start = text.textContent?.indexOf(part) ?? 0
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, start + part.length)
      return range.getBoundingClientRect().left
    }),
  )
  expect(ours).toBeLessThan(name)
  expect(name).toBeLessThan(amount)
})

test('from 700 px an order stands beside its list', async ({ page, world }) => {
  await world.holdClock(page, START + 20_000)
  await page.setViewportSize({ width: 768, height: 1024 })
  await openAs(page, WULAN, paths.orderRecord())
  const row = page.getByRole('main').getByRole('listitem').first()
  await row.tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeInViewport()
  await expect(row).toBeInViewport({ ratio: 1 })
  const [list, details] = [await row.boundingBox(), await sheet.boundingBox()]
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(details?.x ?? 0)
})

for (const path of [paths.orderRecord(), paths.statement(), paths.withdrawals()])
  test(`${path} shows its first entry high on the screen, and its segments lead back`, async ({ page, world }) => {
    await world.holdClock(page, START + 20_000)
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, path === paths.orderRecord() ? WULAN : BUDI, paths.mine())
    await page.goto(path)
    const row = page.getByRole('main').getByRole('listitem').first()
    await expect(row).toBeVisible()
    expect((await row.boundingBox())?.y).toBeLessThan(300)
    await page.getByRole('tab', { name: 'All' }).tap()
    await expect(page).toHaveURL(paths.statement())
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible()
  })
