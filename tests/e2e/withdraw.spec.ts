import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, expect, openAs, START, test, type World } from './support/app'
import { tapArmed } from './support/tap-armed'

/**
 * What only a browser shows of a withdrawal; its rules and outcomes are in
 * tests/screens/withdraw.test.tsx.
 */

const keypad = (page: Page) => page.getByRole('dialog', { name: 'Fund password' })

/** Leads budi_k to the keypad with Rp 50.000 and the whole fund password. */
async function enterFundPassword(page: Page, world: World): Promise<void> {
  await world.holdClock(page, START + 20_000)
  await openAs(page, BUDI, paths.withdraw())
  await page.getByLabel('Amount').fill('50000')
  await page.getByRole('button', { name: /^Withdraw/ }).tap()
  for (const digit of '1357') await keypad(page).getByRole('button', { name: digit, exact: true }).tap()
  await expect(keypad(page).getByText('4 of 4 digits')).toBeVisible()
}

test('a withdrawal whose record does not arrive is told all the same, and stays unread', async ({ page, world }) => {
  await enterFundPassword(page, world)
  await page.route(/\/RecordsScreen-/, (route) => route.abort())
  await tapArmed(keypad(page).getByRole('button', { name: 'Confirm' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect(page.locator('.toast')).toHaveText('Withdrawal submitted: Rp 50,000 · The platform reviews it next.')
  await page.getByRole('link', { name: 'Go to Home' }).tap()
  // Beside six notices.
  await expect(page.getByRole('link', { name: 'Notices, 7 unread' })).toBeVisible()
})

test('Android’s back closes the keypad and not the page, and the fund password is gone', async ({ page, world }) => {
  await enterFundPassword(page, world)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Amount')).toHaveValue('50.000')
  await page.getByRole('button', { name: /^Withdraw/ }).tap()
  await expect(keypad(page).getByText('0 of 4 digits')).toBeVisible()
})
