import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { money } from '@/lib/money/text'
import { startCopying } from '@/shared/copies/choice'
import { keepCopy } from '@/shared/copies/store'
import { tellErasure } from '@/shared/erase/last'
import { openLedger } from '@/shared/ledger/open'
import { DAY_MS } from '@/shared/limits/limit'
import { allOwn, changeOwn, isUntold, readOwn, withLimit } from '@/shared/limits/store'
import { capabilities, withBroken } from '../support/capabilities'
import { heading, stopClockAt, wordsIn } from '../support/look'
import { anOrder } from '../support/messages'
import { keepRequest } from '../support/open-requests'
import { renderApp } from '../support/render-app'

const NOW = '2026-11-21T14:02:30'

beforeEach(() => {
  tellErasure(null)
  stopClockAt(NOW)
  localStorage.setItem('somebody-else', '1')
})

async function openDialog() {
  const app = await renderApp({ path: '/Setting', member: 'wulan_r' })
  await app.user.click(await screen.findByRole('button', { name: 'Erase Tiga’s data' }))
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Erase Tiga’s data?' }) }
}

/** @returns the card that says what was removed */
async function erase() {
  const { dialog, user } = await openDialog()
  await user.click(within(dialog).getByRole('button', { name: 'Erase' }))
  await heading('Me')
  const title = await screen.findByRole('heading', { name: 'Tiga’s data was erased' })
  return { user, card: title.closest('section') ?? document.body }
}

const limitOrders = (memberId: string) =>
  changeOwn(memberId, (own) => withLimit(own, 'perOrder', { most: money('5000'), waiting: null }))

test('everything of every member is removed, and told in words', async () => {
  localStorage.setItem('tiga.messages.hers', '{}')
  localStorage.setItem('tiga.messages.his', '{}')
  localStorage.setItem('tiga.savedHosts.1002|301', '{}')
  localStorage.setItem('tiga.theme', '"dark"')
  const ledger = await openLedger()
  await ledger.record(
    '11',
    [
      { period: '1', numbers: [1, 2, 3] },
      { period: '2', numbers: [4, 5, 6] },
    ],
    'history',
  )
  startCopying('1001')
  const { dialog, user } = await openDialog()
  await keepCopy('1001', 'notices', [], Date.now())
  await user.click(within(dialog).getByRole('button', { name: 'Erase' }))
  await heading('Me')
  const card = (await screen.findByRole('heading', { name: 'Tiga’s data was erased' })).closest('section')
  expect(within(card ?? document.body).getByRole('status')).toHaveTextContent(
    /^You are logged out. What Tiga kept in this browser is gone.$/,
  )
  expect(Object.keys(localStorage)).toEqual(['somebody-else'])
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(await indexedDB.databases()).toEqual([])
  expect(ledger.snapshot('11')).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Log in or register' })).not.toHaveLength(0)
  await user.click(within(card ?? document.body).getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Tiga’s data was erased')).not.toBeInTheDocument()
})

test('asks first, names requests that are open, and does nothing if the member thinks better of it', async () => {
  keepRequest(anOrder, { isLost: true, sentAt: Date.UTC(2026, 10, 21, 9, 5), id: 'order' })
  const { dialog, user } = await openDialog()
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(/^Order: Sunda/)
  expect(dialog).toHaveTextContent('Platform records, browser history and downloads stay.')
  expect(dialog).not.toHaveTextContent('limits')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(localStorage.getItem('token')).not.toBeNull()
})

test('names what of this member cannot be read, and counts what is open of others', async () => {
  keepRequest(anOrder, { memberId: '1002', id: 'his' })
  localStorage.setItem('tiga.requests.his', '{"memberId":"1002","request":{"kind":"gift"}}')
  keepRequest(anOrder, { memberId: '1002', id: 'his too' })
  localStorage.setItem('tiga.requests.whose', '{"memberId":')
  const { dialog } = await openDialog()
  expect(within(dialog).getAllByRole('listitem').map(wordsIn)).toEqual(['A note of an earlier request can’t be read'])
  expect(dialog).toHaveTextContent('Other members’ requests without a known outcome, which Tiga forgets too: 2.')
})

test('says nothing of others where nothing of theirs is open', async () => {
  keepRequest(anOrder)
  const { dialog } = await openDialog()
  expect(dialog).not.toHaveTextContent('Other members')
})

const UNHEARD = ['rejecting', 'never answering', 'throwing at its mention'] as const

test.each(UNHEARD)('ends, and says what is still there, in a browser whose parts are %s', async (way) => {
  localStorage.setItem('tiga.messages.hers', '{}')
  await withBroken(
    () => {
      for (const part of ['IndexedDB', 'caches', 'service workers']) capabilities[part]?.[way]?.()
    },
    async () => {
      const { card } = await erase()
      expect(card).toHaveTextContent(/Couldn’t be removed: .*files for offline use/)
      expect(Object.keys(localStorage)).toEqual(['somebody-else'])
    },
  )
})

test('own limits and breaks hold as long as anywhere else, as it says before and behind', async () => {
  limitOrders('1001')
  changeOwn('1002', (own) => ({ ...own, breakUntil: Date.now() + 3 * DAY_MS }))
  const { dialog, user } = await openDialog()
  expect(dialog).toHaveTextContent('Own limits and breaks stay until Nov 24, 2026, 14:02.')
  await user.click(within(dialog).getByRole('button', { name: 'Erase' }))
  expect(await screen.findByText('Own limits and breaks stay until Nov 24, 2026, 14:02.')).toBeInTheDocument()
  expect(Object.keys(localStorage).sort()).toEqual(['somebody-else', 'tiga.limits.1001', 'tiga.limits.1002'])
  // The platform is asked once more, whose answer tells from when it counts.
  await waitFor(() =>
    expect(readOwn('1001').limits).toEqual([
      {
        kind: 'perOrder',
        limit: { most: '5000', waiting: { most: null, from: expect.closeTo(Date.now() + DAY_MS, -5) as number } },
      },
    ]),
  )
})

test('what an erasure had to leave goes with a later start', async () => {
  limitOrders('1001')
  await erase()
  await waitFor(() => expect(allOwn().some(isUntold)).toBe(false))
  stopClockAt('2026-11-22T14:03:00')
  await renderApp({ path: '/Language', lang: 'en_us' })
  await heading('Language')
  await waitFor(() => expect(allOwn()).toEqual([]), { timeout: 12_000 })
})

test('what a browser does not let go is named', async () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const { card } = await erase()
  expect(card).toHaveTextContent(/Couldn’t be removed: .*settings/)
  expect(card).not.toHaveTextContent('is gone')
  expect(card).toHaveTextContent('Clear this site’s data in your browser’s settings.')
})
