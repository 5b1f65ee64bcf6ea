import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, WULAN } from '../support/members'
import { failing, FAULT_TEXT, keeping, type ScreenState, type Stage } from './state'

/** The screen again, as a page that has this to tell. */
const telling =
  (happens: () => void, key: string) =>
  async ({ page, say }: Stage) => {
    // What listens comes when the browser is idle.
    await expect(async () => {
      await page.evaluate(happens)
      await expect(page.getByText(say(key as never))).toBeVisible({ timeout: 500 })
    }).toPass()
  }

export const shellStates: readonly ScreenState[] = [
  { name: 'Not found', path: '/nowhere', token: null },
  { name: 'Start failed', path: paths.home(), token: null, faults: failing('/system/base'), ready: FAULT_TEXT },
  {
    name: 'Offline, a form',
    path: paths.withdraw(),
    token: BUDI,
    prepare: telling(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
      window.dispatchEvent(new Event('offline'))
    }, 'common:offlineBar'),
  },
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
      await keeping('installHint', { since: '2026-11-01', isDismissed: false })(stage)
      await telling(() => void window.dispatchEvent(new Event('beforeinstallprompt')), 'setting:installText')(stage)
    },
  },
]
