import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, WULAN } from '../support/members'
import { failing, FAULT_TEXT, goOffline, keeping, telling, type ScreenState, type Stage } from './state'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

/** The way is asked for again after each of these events. */
export const offersInstalling = telling(
  () => void window.dispatchEvent(new Event('beforeinstallprompt')),
  'setting:installText',
)
const isSafari = async (stage: Stage) => {
  await stage.page.evaluate((userAgent) => Object.defineProperty(navigator, 'userAgent', { value: userAgent }), SAFARI)
  await telling(() => void window.dispatchEvent(new Event('appinstalled')), 'setting:installShare')(stage)
}

const KNOWN = { since: '2026-11-01', isDismissed: false }

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
  { name: 'Start failed', path: paths.home(), token: null, faults: failing('/system/base'), ready: FAULT_TEXT },
  {
    name: 'Offline, a form',
    path: paths.withdraw(),
    token: BUDI,
    prepare: goOffline,
  },
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
  {
    name: 'Install hint',
    path: paths.mine(),
    token: WULAN,
    prepare: async (stage) => {
      await keeping('installHint', KNOWN)(stage)
      await offersInstalling(stage)
    },
  },
  {
    name: 'Install hint in Safari',
    path: paths.mine(),
    token: WULAN,
    prepare: async (stage) => {
      await keeping('installHint', KNOWN)(stage)
      await isSafari(stage)
    },
  },
  { name: 'Language offered', path: paths.login(), token: null, prepare: startFirst },
]
