import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, expect, openAs, START, test, WULAN } from '../e2e/support/app'
import { logIn, logOut } from '../e2e/support/log-in'
import { tinyPicture } from '../e2e/support/pictures'

const base64 = (token: string) => Buffer.from(token).toString('base64')

/** In a tab of its own: Wulan logs out, Budi logs in. */
async function changeMember(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await logOut(other)
  await logIn(other, 'budi_k')
  await expect(other.getByRole('main').getByText('Rp 750,000')).toBeVisible()
  return other
}

/** Hears nothing of other tabs, as a page in the back/forward cache or one that the phone froze. */
async function makeDeaf(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
  })
}

const comeBackFromCache = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

async function fillInTopUp(page: Page): Promise<void> {
  await page.getByLabel('Amount').fill('50000')
  await page.getByLabel('Proof of payment').setInputFiles(tinyPicture)
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
}

test('a filled-in top-up is gone when the page comes back from the cache to another member', async ({
  page,
  context,
  world,
  wire,
}) => {
  await world.holdClock(page, START)
  await makeDeaf(page)
  await openAs(page, WULAN, paths.topUp('86500'))
  await fillInTopUp(page)
  await changeMember(context)
  await expect(page.getByLabel('Amount')).toHaveValue('50,000')
  const before = wire.length
  await comeBackFromCache(page)
  await expect(page.getByLabel('Amount')).toHaveValue('')
  await expect(page.getByRole('main')).toContainText('Balance Rp 750,000')
  await expect(page.getByRole('main')).not.toContainText(/86,500|Uploaded/)
  await expect(page).toHaveURL(/\/Recharge$/)
  await page.getByRole('button', { name: /^Send/ }).tap()
  await expect(page.getByLabel('Amount')).toBeFocused()
  const sent = wire.slice(before)
  expect(new Set(sent.map(({ headers }) => headers['token']))).toEqual(new Set([base64(BUDI)]))
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})
