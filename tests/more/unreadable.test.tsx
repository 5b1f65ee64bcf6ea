import { screen, waitFor } from '@testing-library/react'
import { getResponse, http, type RequestHandler } from 'msw'
import { expect, test } from 'vitest'
import { readEnvelope } from '@/api/envelope'
import { envelopeResponse } from '@/mocks/handlers/envelope'
import { answerGetsWith, api } from '../support/api'
import { findHeading, lastAnnouncement } from '../support/look'
import { renderApp } from '../support/render-app'

/** Tests answers with a row that the app cannot read. A list fails only if no row can be read. */

const WITHDRAWALS = '/member/getUserWithdrawList'
const withdrawal = { status: 2, status_text: 'Paid', money: '50000', create_time: '2026-11-18 09:00:00' }

/**
 * Adds an unreadable row to the answers of `path`, or to the first page of a paged answer.
 * Withdrawals also get a readable row: without one, the list counts as failed.
 */
function addUnreadableRow(path: string): void {
  const readable = path === WITHDRAWALS ? [withdrawal] : []
  const handlers = api.server.listHandlers() as RequestHandler[]
  api.server.use(
    http.get(`*/api${path}`, async ({ request }) => {
      const response = await getResponse(handlers, request)
      const { data } = await readEnvelope(new Uint8Array((await response?.arrayBuffer()) ?? []))
      const addedRows = [...readable, 'nonsense']
      if (Array.isArray(data)) return envelopeResponse(200, 'ok', [...data, ...addedRows])
      const page = data as { data: unknown[] }
      const isFirstPage = ['0', null].includes(new URL(request.url).searchParams.get('page'))
      return envelopeResponse(200, 'ok', { ...page, data: [...page.data, ...(isFirstPage ? addedRows : [])] })
    }),
  )
}

const ONE_MISSING = '1 entry couldn’t be read and isn’t shown.'

test.each([
  ['the hot games of Home', '/Home', '/Lottery/hotLottery'],
  ['the classes of games', '/game', '/Lottery/itemlist'],
  ['the games', '/game', '/Lottery/lotteryList'],
  ['the options of a draw', '/Lottery?key=sunda60&id=11', '/Lottery/getLotteryPeilv'],
  ['the cities', '/choose', '/xuanfei/address'],
  ['the hosts of a city', '/list?id=1', '/xuanfei/xuanfeilist'],
  ['the classes of videos', '/video', '/video/itemlist'],
  ['the videos', '/video', '/video/getVideoList'],
  ['the recommended videos', '/PlayVideo?id=1001', '/video/getVideoInfoItem'],
  ['the task record', '/GameRecord', '/member/getUserGameList'],
  ['the withdrawal record', '/WithdrawRecord', WITHDRAWALS],
  ['the orders of the statement', '/AccountDetail', '/member/getUserGameList'],
  ['the withdrawals of the statement', '/AccountDetail', WITHDRAWALS],
  ['the orders of the report', '/Personalreport', '/member/getUserGameList'],
  ['the withdrawals of the report', '/Personalreport', WITHDRAWALS],
  ['the notices', '/Notice', '/notice/getNoticeList'],
])('with an unreadable row in %s, the screen says that one entry is missing', async (_name, path, call) => {
  addUnreadableRow(call)
  await renderApp({ path, member: 'wulan_r' })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.getByText(ONE_MISSING)).toBeVisible())
  expect(screen.getByText(ONE_MISSING).closest('[role=status]')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})

test.each([
  ['the draws', 'History', '/Lottery/getLotteryOneList'],
  ['the task list', 'Task list', '/member/getUserGameList'],
])('with an unreadable row in %s, the sheet says that one entry is missing', async (_name, button, call) => {
  addUnreadableRow(call)
  const { user } = await renderApp({ path: '/Lottery?key=sunda60&id=11', member: 'wulan_r' })
  await user.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByText(ONE_MISSING)).toBeVisible()
})

test('the report does not compare its totals with the listed orders if one order cannot be read', async () => {
  addUnreadableRow('/member/getUserGameList')
  await renderApp({ path: '/Personalreport', member: 'wulan_r' })
  await screen.findByText(ONE_MISSING)
  await screen.findByText('Topped up')
  // The note is shown if all orders can be read and their sums differ from the totals (see
  // tests/screens/report.test.tsx).
  expect(screen.queryByText(/The listed orders add up to/)).not.toBeInTheDocument()
})

test('a list of notices without any readable row is shown as failed, not as empty', async () => {
  answerGetsWith('/notice/getNoticeList', ['nonsense'])
  await renderApp({ path: '/Notice', member: 'wulan_r' })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.queryByText('Nothing yet')).not.toBeInTheDocument()
})

test('a member without orders and with unreadable withdrawals gets no toast about the task list', async () => {
  answerGetsWith('/member/getUserGameList', [])
  answerGetsWith('/member/getUserWithdrawList', ['nonsense'])
  const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
  await user.click(await screen.findByRole('link', { name: 'Account detail' }))
  await findHeading('Account detail')
  expect(lastAnnouncement()).toBe('')
})
