import { paths } from '@/paths'
import { BUDI, expect, openAs, PERIOD_START, test } from './support/app'
import { tapArmed } from './support/tap-armed'

/**
 * This test needs a real browser. The rules and outcomes of withdrawals are tested in
 * tests/screens/withdraw.test.tsx.
 */

test('a withdrawal is reported by a toast and an unread message if the code of the record screen does not load', async ({
  page,
  world,
}) => {
  await world.holdClock(page, PERIOD_START + 20_000)
  await openAs(page, BUDI, paths.withdraw())
  await page.getByLabel('Amount').fill('50000')
  await page.getByRole('button', { name: /^Withdraw/ }).tap()
  const keypad = page.getByRole('dialog', { name: 'Fund password' })
  for (const digit of '1357') await keypad.getByRole('button', { name: digit, exact: true }).tap()
  await page.route(/\/RecordsScreen-/, (route) => route.abort())
  await tapArmed(keypad.getByRole('button', { name: 'Confirm' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  // The toast waits for some seconds, because usually the record shows the withdrawal.
  await expect(page.locator('.toast')).toHaveText('Withdrawal submitted', { timeout: 10_000 })
  await page.getByRole('link', { name: 'Go to Home' }).tap()
  // Seven unread entries: six notices and the message about the withdrawal.
  await expect(page.getByRole('link', { name: 'Notices 7 unread' })).toBeVisible()
})
