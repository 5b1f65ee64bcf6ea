import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, WULAN } from '../support/members'
import { failing, FAULT_TEXT, goOffline, telling, type ScreenState, type Stage } from './state'

/** The first start of a device whose phone speaks English, which Tiga does not by itself. */
async function startFirst({ page }: Stage): Promise<void> {
  const language = await page.evaluate(() => localStorage.getItem('lang') ?? '')
  await page.addInitScript(() => {
    if (origin !== 'null' && sessionStorage.getItem('e2e.first') !== null) localStorage.removeItem('lang')
  })
  await page.evaluate(() => sessionStorage.setItem('e2e.first', '1'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Use Tiga in English' })).toBeVisible()
  // For the states that follow in the same page.
  await page.evaluate((code) => {
    localStorage.setItem('lang', code)
    sessionStorage.removeItem('e2e.first')
  }, language)
}

export const shellStates: readonly ScreenState[] = [
  { name: 'Not found', path: '/nowhere', token: null },
  { name: 'Start failed', path: paths.cities(), token: null, faults: failing('/system/base'), ready: FAULT_TEXT },
  { name: 'Offline, a form', path: paths.withdraw(), token: BUDI, prepare: goOffline },
  { name: 'Offline, log in', path: paths.login(), token: null, prepare: goOffline },
  {
    name: 'A newer build has arrived',
    path: paths.cities(),
    token: WULAN,
    prepare: telling(
      () => void window.dispatchEvent(new CustomEvent('newerbuild', { detail: 'text' })),
      'common:newer.text',
    ),
  },
  { name: 'Language offered', path: paths.login(), token: null, prepare: startFirst },
]
