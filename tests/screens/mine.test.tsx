import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerGetsWith, api, callsTo, holdBack } from '../support/api'
import { moneyStore } from '@/domain/money-request/money-store'
import { NOON, sundaPath, SUNDA_OPEN_PERIOD } from '../support/draw'
import {
  currentAddress,
  arriveAt,
  untilIdle,
  expectAnnounced,
  lastAnnouncement,
  getMain,
  stopClockAt,
  plainTextOf,
} from '../support/look'
import { openScreen } from '../support/open-screen'
import { renderApp } from '../support/render-app'
import { applySettings } from '../support/settings'

test('Me shows a visitor the link to Log-in and three menu rows, and requests no member data', async () => {
  const { user } = await openScreen('/Mine', 'Me')
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Browse the draws',
    'Language',
    'Online service',
  ])
  expect(screen.queryByText('Balance')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Settings' })).not.toBeInTheDocument()
  expect(callsTo('/member/getUserInfo')).toHaveLength(0)
  await user.click(within(getMain()).getByRole('link', { name: 'Log in or register' }))
  await arriveAt('/Login')
})

describe('Me asks how amounts are written', () => {
  test('by two samples, until one is chosen, which then applies at once', async () => {
    const { user, close } = await renderApp({ path: '/Mine', member: 'wulan_r', lang: 'id_id' })
    const group = within(await screen.findByRole('group', { name: 'Format angka' }))
    await waitFor(() => expect(getMain()).toHaveTextContent(/Saldo demoRp\s86,500/))
    expect(group.getAllByRole('button').map(plainTextOf)).toEqual(['Rp 86,500', 'Rp 86.500'])
    await user.click(group.getByRole('button', { name: /86\.500/ }))
    await expectAnnounced(/^Jumlah kini ditulis seperti Rp\s86\.500\./)
    expect(screen.queryByRole('group', { name: 'Format angka' })).not.toBeInTheDocument()
    await waitFor(() => expect(getMain()).toHaveTextContent(/Saldo demoRp\s86\.500/))
    close()
    await renderApp({ path: '/Mine', member: 'wulan_r', lang: 'id_id' })
    await screen.findByText('86.500')
    expect(screen.queryByRole('group', { name: 'Format angka' })).not.toBeInTheDocument()
  })

  test('not in a language that writes them as the platform does', async () => {
    await renderApp({ path: '/Mine', member: 'wulan_r' })
    await screen.findByText('86,500')
    expect(screen.queryByRole('group', { name: 'Number format' })).not.toBeInTheDocument()
  })
})

describe('Me for a member', () => {
  test('refreshes the balance with one request, even on a double tap, and announces success or the error', async () => {
    const release = holdBack('/member/getUserInfo')
    const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await screen.findByRole('status', { name: 'Loading' })
    release()
    await screen.findByText('wulan_r')
    expect(screen.getByRole('link', { name: 'Basic information' })).toHaveAttribute('href', '/Infomation')
    expect(getMain()).toHaveTextContent('Higher levels get invite codes. Upgrades: Customer service')
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/ServiceOnline')
    expect(screen.getByText('Level 2 · 140 points')).toBeInTheDocument()
    expect(screen.getByText('Balance')).toBeInTheDocument()
    expect(getMain()).toHaveTextContent('Rp 86,500')
    expect(within(getMain()).getByText('Demo credits')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Log in or register' })).not.toBeInTheDocument()

    const callsBefore = callsTo('/member/getUserInfo').length
    await api.credit('wulan_r', '1234.5')
    await user.dblClick(screen.getByRole('button', { name: 'Refresh balance' }))
    await expectAnnounced('Balance refreshed')
    expect(getMain()).toHaveTextContent('Rp 87,734.50')
    expect(callsTo('/member/getUserInfo')).toHaveLength(callsBefore + 1)
    await api.faults.add({ path: '/member/getUserInfo', kind: 'error', message: 'The till is closed.' })
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    await expectAnnounced('The till is closed.')
    expect(getMain()).toHaveTextContent('Rp 87,734.50')
    answerGetsWith('/member/getUserInfo', { id: 1001, username: 'wulan_r', money: 'none' })
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    await expectAnnounced(/^Balance unavailable$/)
  })

  test.each([
    [{ level: 'VIP1' }, '140 points'],
    [{ integral: '' }, 'Level 2'],
  ])('shows only the readable one of level and points if the platform sends %j: %j', async (fields, words) => {
    answerGetsWith('/member/getUserInfo', {
      id: 1001,
      username: 'wulan_r',
      money: '1',
      level: 2,
      integral: 140,
      ...fields,
    })
    await renderApp({ path: '/Mine', member: 'wulan_r' })
    expect(await screen.findByText(words)).toBeInTheDocument()
  })
})

test('Me shows “closing time unknown” for a round from an earlier page load until its game is loaded', async () => {
  stopClockAt(NOON)
  const closesAt = Date.parse(NOON) - 1000
  const round = { gameId: '11', gameName: 'Sunda', period: SUNDA_OPEN_PERIOD, closesAt, sentAt: closesAt - 30_000 }
  moneyStore.awaited.put('sunda', { ...round, memberId: '1001' })
  const app = await renderApp({ path: '/Mine', member: 'wulan_r' })
  const roundsRegion = within(await screen.findByRole('region', { name: 'Your rounds' }))
  expect(roundsRegion.getByText('closing time unknown')).toBeInTheDocument()
  expect(roundsRegion.queryByText('Drawing')).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('link', { name: 'Draws' }))
  expect(await roundsRegion.findByRole('timer')).toHaveTextContent('00:50')
})

describe('the menu of Me', () => {
  test('has seven rows in three groups, each with its link', async () => {
    await renderApp({ path: '/Mine', member: 'wulan_r' })
    const menu = await screen.findByRole('navigation', { name: 'Menu' })
    await within(menu).findByRole('link', { name: 'Notices 6 unread' })
    await waitFor(() => expect(menu).toHaveTextContent('net'))
    const groups = [...(menu.firstElementChild?.children ?? [])].map((group) =>
      within(group as HTMLElement)
        .getAllByRole('link')
        .map((row) => `${plainTextOf(row)}, ${row.getAttribute('href')}`),
    )
    expect(groups).toEqual([
      [
        expect.stringMatching(/^Personal report net [+−]Rp .*, \/Personalreport$/),
        'Account detail, /AccountDetail',
        'Task record, /GameRecord',
      ],
      ['Limits and breaks, /Limits', 'Personal center, /Infomation'],
      ['Notices 6, /Notice', 'Online service, /ServiceOnline'],
    ])
  })

  test('comes with the buttons Top up and Withdraw, which look alike and open their screens', async () => {
    const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await waitFor(() => expect(getMain()).toHaveTextContent('Rp 86,500'))
    const topUp = screen.getByRole('button', { name: 'Top up' })
    expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveClass(topUp.className, { exact: true })
    await user.click(topUp)
    await arriveAt('/Recharge?balance=86500')
    window.history.back()
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await arriveAt('/withdraw')
  })

  test('shows a toast on a tap on Account detail if the member has no orders or withdrawals', async () => {
    const app = await renderApp({ path: '/Mine', member: 'siti_m' })
    await app.user.dblClick(await screen.findByRole('link', { name: 'Account detail' }))
    await expectAnnounced('You have no orders or withdrawals yet. Complete the task list first.')
    await untilIdle(app)
    expect(currentAddress()).toBe('/Mine')
    expect(callsTo('/member/getUserGameList')).toHaveLength(1)
  })

  test('opens the account detail even if the list of withdrawals cannot be loaded', async () => {
    await api.faults.add({ path: '/member/getUserWithdrawList', kind: 'error' })
    const { user } = await renderApp({ path: '/Mine', member: 'siti_m' })
    await user.click(await screen.findByRole('link', { name: 'Account detail' }))
    await arriveAt('/AccountDetail')
    expect(lastAnnouncement()).toBe('')
  })

  test('says that customer service has no link, and names its hours, if the platform turns the link off', async () => {
    applySettings({ VITE_STATED_SERVICE_HOURS: '08:00-22:00' })
    answerGetsWith('/system/base', { name: 'Tiga', iskefu: 0 })
    const app = await openScreen('/Mine', 'Me')
    await untilIdle(app)
    await app.user.click(screen.getByRole('link', { name: 'Online service' }))
    const sentence = 'Contact customer service another way: Tiga has no working link to it.'
    await waitFor(() =>
      expect(lastAnnouncement()).toBe(`${sentence} Available daily from 08:00 to 22:00, according to the platform.`),
    )
    expect(currentAddress()).toBe('/Mine')
  })
})

describe('the net result on Me', () => {
  const reportRow = () => screen.getByRole('link', { name: /^Personal report/ })

  test('equals the net result of the report', async () => {
    const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await waitFor(() => expect(reportRow()).toHaveTextContent('net'))
    const net = plainTextOf(reportRow()).replace('Personal report net ', '')
    await user.click(reportRow())
    const totalsRegion = await screen.findByRole('region', { name: 'Totals' })
    await waitFor(() => expect(plainTextOf(totalsRegion)).toMatch(/^Net result.*Rp [\d,]+ staked is still pending/))
    expect(plainTextOf(totalsRegion)).toContain(`Net result${net}`)
  })

  test('is left out without an error if the report fails, and is not requested for a visitor', async () => {
    await api.faults.add({ path: '/member/getPersonalreport', kind: 'error' })
    const app = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await waitFor(() => expect(getMain()).toHaveTextContent('Rp 86,500'))
    await untilIdle(app)
    expect(reportRow()).toHaveTextContent(/^Personal report$/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    const callsBefore = callsTo('/member/getPersonalreport').length
    app.close()
    localStorage.removeItem('token')
    const visitorApp = await openScreen('/Mine', 'Me')
    await untilIdle(visitorApp)
    expect(callsTo('/member/getPersonalreport')).toHaveLength(callsBefore)
  })
})

describe('a balance that cannot be read', () => {
  const openAsMember = (path: string) => {
    answerGetsWith('/member/getUserInfo', {
      id: '1001',
      username: 'wulan_r',
      money: 'a lot',
      paypassword: 1,
      min: 1,
      max: 2,
    })
    return renderApp({ path, member: 'wulan_r' })
  }

  test.each([
    ['/Mine', 'Balance unavailable'],
    ['/', 'Balance unavailable'],
    ['/Recharge', 'Balance unavailable'],
    ['/Infomation', 'wulan_r'],
  ])('does not break the screen at %s, which shows "%s"', async (path, words) => {
    await openAsMember(path)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('blocks orders, and the button Submit names the reason', async () => {
    await openAsMember(sundaPath)
    expect(await screen.findByText('Balance unavailable')).toBeVisible()
    const submitButton = await screen.findByRole('button', { name: /^Submit/ })
    expect(submitButton).toHaveAccessibleDescription('Your balance couldn’t be read, so you can’t place an order.')
    expect(submitButton).toBeDisabled()
  })

  test('shows an error on the withdrawal screen, which still links to the record of withdrawals', async () => {
    await openAsMember('/withdraw')
    expect(await screen.findByRole('alert')).toHaveTextContent('Balance couldn’t be loaded.')
    expect(screen.getByRole('link', { name: 'Records' })).toBeVisible()
  })
})
