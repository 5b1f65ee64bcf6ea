import { readFile } from 'node:fs/promises'
import { paths } from '@/paths'
import { BUDI, expect, openAs, START, test, WULAN } from './support/app'

test('the task record is saved as a file', async ({ page, world }) => {
  await world.holdClock(page, START + 20_000)
  await openAs(page, WULAN, paths.orderRecord())
  await expect(page.getByRole('listitem')).toHaveCount(13)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).tap(),
  ])
  expect(download.suggestedFilename()).toBe('tiga-task-record.csv')
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFF"round"(?:.*\r\n){19}$/)
})

test('on a tablet a page stands in the middle, and an order above the middle of its list', async ({ page, world }) => {
  await world.holdClock(page, START + 20_000)
  await page.setViewportSize({ width: 768, height: 1024 })
  await openAs(page, WULAN, paths.orderRecord())
  const list = page.getByRole('main')
  expect(await list.boundingBox()).toMatchObject({ x: 84, width: 600 })
  await list.getByRole('listitem').first().tap()
  await expect(page.getByRole('dialog')).toBeInViewport()
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 144, width: 480 })
})

for (const path of [paths.orderRecord(), paths.statement(), paths.withdrawals()])
  test(`${path} shows its first entry high on the screen`, async ({ page, world }) => {
    await world.holdClock(page, START + 20_000)
    await openAs(page, path === paths.orderRecord() ? WULAN : BUDI, path)
    const row = page.getByRole('main').getByRole('listitem').first()
    await expect(row).toBeVisible()
    expect((await row.boundingBox())?.y).toBeLessThan(300)
  })
