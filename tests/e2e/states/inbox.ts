import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { EVERY_NEWS, everyMessage } from '../../support/messages'
import { WULAN } from '../support/members'
import { empty, failing, FAULT_TEXT, keepElsewhere, offline, slow, type ScreenState, type Stage } from './state'

const notices = { path: paths.notices(), token: WULAN }
const NOTICES = '/notice/getNoticeList'
/** Part of the newest notice's date, in every language. */
const NEWEST = '2026'
const requests = { path: paths.requests(), token: WULAN }
const MEMBER = '/member/getUserInfo'

/** Stores messages as another tab does: a reload would mark them as read. */
const showing = (unread: number) => async (stage: Stage) => {
  await keepElsewhere(
    stage,
    everyMessage(unread).map((entry) => [`tiga.messages.${entry.id}`, entry]),
  )
  await expect(stage.page.getByRole('listitem')).toHaveCount(EVERY_NEWS.length)
}

export const inboxStates: readonly ScreenState[] = [
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
  { ...requests, name: 'Your requests', prepare: showing(0) },
  { ...requests, name: 'Your requests, unread', prepare: showing(3) },
  {
    ...requests,
    name: 'Your requests, one open',
    prepare: async (stage) => {
      await showing(0)(stage)
      await stage.page.getByRole('listitem').nth(4).getByRole('button').tap()
      await expect(stage.page.getByRole('dialog')).toBeVisible()
    },
  },
  { ...requests, name: 'Your requests, empty' },
  { ...requests, name: 'Your requests, loading', faults: slow(MEMBER) },
  { ...requests, name: 'Your requests, failed', faults: failing(MEMBER), ready: FAULT_TEXT },
]
