import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { envelope } from '@/mocks/handlers/envelope'
import { api, callsTo } from '../support/api'
import { NOON } from '../support/draw'
import { heading, heard, stopClockAt } from '../support/look'
import { renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'

const notices = [
  {
    name: 'Maintenance',
    text: 'First line.\nSee https://evil.example <b>now</b>.',
    create_time: '2026-11-20 09:00:00',
  },
  { name: 'Limits', text: 'Five a day.', create_time: '2026-11-19 09:00:00' },
  { name: '', text: '', create_time: '' },
]

function serve(list: object[] = notices): void {
  api.server.use(http.get('*/api/notice/getNoticeList', () => envelope(200, 'ok', list)))
}

async function openNotices() {
  const app = await renderApp({ path: '/Notice', member: 'wulan_r' })
  await heading('Notices')
  return app
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => stopClockAt(NOON))

describe('notices', () => {
  test('stand in the platform’s order with their server time, unread in words', async () => {
    serve()
    await openNotices()
    await screen.findByText('Unread: 3')
    expect(rows()).toEqual([
      'Unread: Maintenance Nov 20, 2026, 09:00:00',
      'Unread: Limits Nov 19, 2026, 09:00:00',
      'Unread: Notice —',
    ])
    expect(screen.getAllByText('Times are in server time.')).toHaveLength(1)
  })

  test('open as plain text, and are read from then on', async () => {
    serve()
    const { user, close } = await openNotices()
    const opener = await screen.findByRole('button', { name: /Maintenance/ })
    await user.click(opener)
    const sheet = await screen.findByRole('dialog', { name: 'Maintenance' })
    expect(within(sheet).getByText(/First line/).textContent).toBe('First line.\nSee https://evil.example <b>now</b>.')
    expect(within(sheet).queryByRole('link')).not.toBeInTheDocument()
    expect(sheet).toHaveTextContent('Nov 20, 2026, 09:00:00')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
    expect(opener).toHaveAccessibleName('Maintenance Nov 20, 2026, 09:00:00')
    expect(screen.getByText('Unread: 2')).toBeInTheDocument()
    // The mark is stored.
    close()
    await openNotices()
    await screen.findByText('Unread: 2')
    expect(screen.getByRole('button', { name: /Maintenance/ })).not.toHaveAccessibleName(/Unread/)
  })

  test('without a name or text are no blank', async () => {
    serve()
    const { user } = await openNotices()
    await user.click(await screen.findByRole('button', { name: /Notice —/ }))
    expect(await screen.findByRole('dialog', { name: 'Notice' })).toHaveTextContent('This notice has no text.')
  })

  test('in other words, as of another language, stay read', async () => {
    serve()
    const { user } = await openNotices()
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await heard('All notices marked as read.')
    expect(screen.getByText('All read')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
    serve([{ ...notices[0], text: 'Moved to Friday.' }, ...notices.slice(1)])
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await heard('Refreshed')
    expect(screen.getByText('All read')).toBeInTheDocument()
  })

  test('alike in every word are told apart by their place', async () => {
    serve([notices[1] ?? {}, notices[1] ?? {}])
    const { user } = await openNotices()
    const both = await screen.findAllByRole('button', { name: /Limits/ })
    expect(both).toHaveLength(2)
    await user.click(both[0] ?? document.body)
    await screen.findByRole('dialog', { name: 'Limits' })
    await user.keyboard('{Escape}')
    await screen.findByText('Unread: 1')
  })
})

describe('around the notices', () => {
  test('none say what would be there', async () => {
    serve([])
    await openNotices()
    expect(await screen.findByText('No data yet')).toBeInTheDocument()
  })

  test('failed ones say why, and are asked for again', async () => {
    await api.faults.add({ path: '/notice/getNoticeList', kind: 'error', message: 'The board is being painted.' })
    const { user } = await openNotices()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The board is being painted.')
    await api.faults.clear()
    await pressRetry(user, alert)
    await screen.findByText('Unread: 6')
    expect(callsTo('/notice/getNoticeList')).toHaveLength(2)
  })

  test('the marks go with the member at log-out', async () => {
    const { user } = await openNotices()
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(localStorage.getItem('tiga.member.readNotices')).not.toBeNull()
    window.history.pushState({ idx: 1 }, '', '/Setting')
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    const dialog = await screen.findByRole('dialog', { name: 'Log out?' })
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(localStorage.getItem('tiga.member.readNotices')).toBeNull())
  })
})
