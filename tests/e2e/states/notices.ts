import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { WULAN } from '../support/members'
import { empty, failing, FAULT_TEXT, offline, slow, type ScreenState } from './state'

const notices = { path: paths.notices(), token: WULAN }
const NOTICES = '/notice/getNoticeList'
/** Of its day, in every language. */
const NEWEST = '2026'

export const noticeStates: readonly ScreenState[] = [
  { ...notices, name: 'Notices', ready: NEWEST },
  {
    ...notices,
    name: 'Notices, one open',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: NEWEST }).first().tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    ready: NEWEST,
  },
  { ...notices, name: 'Notices, empty', faults: empty(NOTICES) },
  { ...notices, name: 'Notices, loading', faults: slow(NOTICES) },
  {
    ...notices,
    name: 'Notices, offline without a copy',
    faults: offline(NOTICES),
    prepare: async ({ page, say }) => {
      await expect(page.getByRole('alert')).toContainText(say('record:copyOffer'))
    },
  },
  { ...notices, name: 'Notices, failed', faults: failing(NOTICES), ready: FAULT_TEXT },
]
