import { readFile } from 'node:fs/promises'
import { paths } from '@/paths'
import { BUDI, expect, openAs, PERIOD_START, test, WULAN } from './support/app'

test('Export saves the record of orders (Task record) as a CSV file', async ({ page, world }) => {
  await world.holdClock(page, PERIOD_START + 20_000)
  await openAs(page, WULAN, paths.orderRecord())
  await expect(page.getByRole('listitem')).toHaveCount(13)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).tap(),
  ])
  expect(download.suggestedFilename()).toBe('tiga-task-record.csv')
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFF"Round"(?:.*\r\n){19}$/)
})

test('at 768 px of width an opened order is shown beside the list of orders', async ({ page, world }) => {
  await world.holdClock(page, PERIOD_START + 20_000)
  await page.setViewportSize({ width: 768, height: 1024 })
  await openAs(page, WULAN, paths.orderRecord())
  const row = page.getByRole('main').getByRole('listitem').first()
  await row.tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeInViewport()
  await expect(row).toBeInViewport({ ratio: 1 })
  const [listBox, details] = [await row.boundingBox(), await sheet.boundingBox()]
  expect((listBox?.x ?? 0) + (listBox?.width ?? 0)).toBeLessThanOrEqual(details?.x ?? 0)
})

test('at 768 px of width a form, Me and Home are a column of 600 px in the middle', async ({ page, world }) => {
  await world.holdClock(page, PERIOD_START + 20_000)
  await page.setViewportSize({ width: 768, height: 1024 })
  await openAs(page, WULAN, paths.topUp())
  const insideColumn = { x: 100, width: 568 }
  expect(await page.getByRole('button', { name: 'Send for review' }).boundingBox()).toMatchObject(insideColumn)
  await page.goto(paths.mine())
  expect(await page.getByRole('link', { name: 'Account detail' }).boundingBox()).toMatchObject(insideColumn)
  await page.goto(paths.home())
  const draws = await page.getByRole('heading', { name: 'Draws' }).boundingBox()
  expect(draws?.x).toBe(insideColumn.x)
})

for (const path of [paths.orderRecord(), paths.statement(), paths.withdrawals()])
  test(`the first row of the record at ${path} begins in the top 300 px of the screen`, async ({ page, world }) => {
    await world.holdClock(page, PERIOD_START + 20_000)
    await openAs(page, path === paths.orderRecord() ? WULAN : BUDI, path)
    const row = page.getByRole('main').getByRole('listitem').first()
    await expect(row).toBeVisible()
    expect((await row.boundingBox())?.y).toBeLessThan(300)
  })
