import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { SAMPLE_NEWS, createSampleMessages } from '../../support/messages'
import { WULAN } from '../support/members'
import {
  emptyAnswers,
  refuseCalls,
  FAULT_TEXT_PATTERN,
  storeAsOtherTab,
  loseAnswers,
  delayAnswers,
  type ScreenState,
  type Stage,
} from './state'

const noticesTab = { path: paths.notices(), token: WULAN }
const NOTICES_CALL = '/notice/getNoticeList'
/** The year of the newest notice. The notice's date shows this year in every language. */
const NEWEST_NOTICE_YEAR = '2026'
const requestsTab = { path: paths.requests(), token: WULAN }
const MEMBER_CALL = '/member/getUserInfo'

/** Stores messages as another tab does, because a reload would mark all of them as read. */
const showMessages = (unread: number) => async (stage: Stage) => {
  await storeAsOtherTab(
    stage,
    createSampleMessages(unread).map((entry) => [`tiga.messages.${entry.id}`, entry]),
  )
  await expect(stage.page.getByRole('listitem')).toHaveCount(SAMPLE_NEWS.length)
}

export const inboxStates: readonly ScreenState[] = [
  { ...noticesTab, name: 'Notices', ready: NEWEST_NOTICE_YEAR },
  {
    ...noticesTab,
    name: 'Notices, one open',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: NEWEST_NOTICE_YEAR }).first().tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    ready: NEWEST_NOTICE_YEAR,
  },
  { ...noticesTab, name: 'Notices, empty', faults: emptyAnswers(NOTICES_CALL) },
  { ...noticesTab, name: 'Notices, loading', faults: delayAnswers(NOTICES_CALL) },
  {
    ...noticesTab,
    name: 'Notices, offline without a copy',
    faults: loseAnswers(NOTICES_CALL),
    prepare: async ({ page, say }) => {
      await expect(page.getByRole('alert')).toContainText(say('record:copyOffer'))
    },
  },
  { ...noticesTab, name: 'Notices, failed', faults: refuseCalls(NOTICES_CALL), ready: FAULT_TEXT_PATTERN },
  { ...requestsTab, name: 'Your requests', prepare: showMessages(0) },
  { ...requestsTab, name: 'Your requests, unread', prepare: showMessages(3) },
  {
    ...requestsTab,
    name: 'Your requests, one open',
    prepare: async (stage) => {
      await showMessages(0)(stage)
      await stage.page.getByRole('listitem').nth(4).getByRole('button').tap()
      await expect(stage.page.getByRole('dialog')).toBeVisible()
    },
  },
  { ...requestsTab, name: 'Your requests, empty' },
  { ...requestsTab, name: 'Your requests, loading', faults: delayAnswers(MEMBER_CALL) },
  { ...requestsTab, name: 'Your requests, failed', faults: refuseCalls(MEMBER_CALL), ready: FAULT_TEXT_PATTERN },
]
