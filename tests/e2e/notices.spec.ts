import { paths } from '@/paths'
import { expect, openAs, START, test, WULAN } from './support/app'

test('Home leads to the notices; one that was opened stays read', async ({ page, world }) => {
  await world.holdClock(page, START)
  await openAs(page, WULAN, paths.home())
  await page.getByRole('link', { name: /^Notice:/ }).tap()
  await expect(page).toHaveURL(/\/Notice$/)
  await expect(page.getByText('Unread: 6')).toBeVisible()
  await page.getByRole('button', { name: /^Unread: Scheduled maintenance/ }).tap()
  await expect(page.getByRole('dialog', { name: 'Scheduled maintenance' })).toContainText('on Wednesday from 02:00')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Unread: 5')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Scheduled maintenance/ })).toBeVisible()
})
