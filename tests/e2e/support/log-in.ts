import { expect, type Page } from '@playwright/test'
import { paths } from '@/paths'
import { tapArmed } from './tap-armed'

/** On the log-in screen, until it is left. All seeded members have the same password. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  const submit = page.getByRole('button', { name: 'Log in', exact: true })
  await submit.tap()
  // A page that is opened before the answer would cancel the request.
  await expect(submit).toHaveCount(0)
}

/** Leads to the log-in screen. */
export async function logOut(page: Page): Promise<void> {
  await page.goto(paths.settings())
  await page.getByRole('button', { name: 'Log out' }).tap()
  await tapArmed(page.getByRole('dialog').getByRole('button', { name: 'Log out' }))
  await page.getByRole('main').getByRole('link', { name: 'Log in or register' }).tap()
}
