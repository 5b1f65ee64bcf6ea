import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, api } from '../support/api'
import { heading } from '../support/look'
import { renderApp } from '../support/render-app'
import { COPY, cutOff, holdStill, keepCopies } from '../support/keep-copies'

/** What else is read from the copies on this device: `tests/screens/copies.test.tsx`. */

const KEPT = 'You can still read the records kept on this device.'

holdStill()

test('withdrawals, notices, statement and report are read from copies too', async () => {
  await keepCopies()
  await cutOff()
  await api.faults.add({ path: '/system/base', kind: 'offline' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (const [path, title] of [
    ['/WithdrawRecord', 'Withdrawal record'],
    ['/Notice', 'Notices'],
    ['/AccountDetail', 'Account detail'],
    ['/Personalreport', 'Personal report'],
  ] as const) {
    const { close } = await renderApp({ path, member: 'wulan_r' })
    await heading(title)
    const copy = await screen.findByText(COPY)
    expect(copy).toBeVisible()
    // The platform has said so when there was a network, and its money is none still.
    expect(within(copy.parentElement ?? document.body).getByText('Demo credits')).toBeVisible()
    expect(screen.queryAllByRole('alert').map(({ textContent }) => `${path}: ${textContent}`)).toEqual([])
    close()
  }
})

test('a draw and Home, of which nothing is kept, lead to what is', async () => {
  const draw = '/Lottery?key=sunda60&id=11'
  const cutOffAll = async () => {
    await cutOff()
    for (const path of ['/Lottery/getLotteryInfo', '/Lottery/hotLottery'])
      await api.faults.add({ path, kind: 'offline' })
  }
  await cutOffAll()
  const first = await renderApp({ path: draw, member: 'wulan_r' })
  await screen.findByRole('alert')
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
  first.close()
  await api.faults.clear()
  await keepCopies()
  await cutOffAll()
  const second = await renderApp({ path: draw, member: 'wulan_r' })
  const alert = await screen.findByRole('alert')
  expect(await within(alert).findByText(KEPT)).toBeVisible()
  expect(within(alert).getByRole('link', { name: 'Check the draws' })).toHaveAttribute(
    'href',
    '/Fairness?key=sunda60&id=11',
  )
  expect(within(alert).getByRole('link', { name: 'Task record' })).toHaveAttribute('href', '/GameRecord')
  second.close()
  const { user } = await renderApp({ path: '/Home', member: 'wulan_r' })
  expect(await screen.findByText(KEPT)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Account detail' }))
  await heading('Account detail')
  expect(await screen.findByText(COPY)).toBeVisible()
})

test('a figure of a copy unfolds into its copy, and is held against nothing', async () => {
  await keepCopies()
  await cutOff()
  const { user } = await renderApp({ path: '/Personalreport', member: 'wulan_r' })
  await user.click(await screen.findByRole('button', { name: /^Net result .*: see breakdown$/ }))
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findAllByText(/2026/)).not.toEqual([])
  expect(within(sheet).getAllByText(COPY)).toHaveLength(1)
  expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument()
  expect(within(sheet).queryByText(/add up to/)).not.toBeInTheDocument()
})

test('a figure of the platform’s says how old its entries are where only they are cut off', async () => {
  const report = { play_money: '500', win_money: '0', recharge: '90000', withdrawal: '60500' }
  answer('/member/getPersonalreport', report)
  await keepCopies()
  await api.faults.add({ path: '/member/getUserGameList', kind: 'offline' })
  const { user } = await renderApp({ path: '/Personalreport', member: 'wulan_r' })
  await screen.findByText(COPY)
  await user.click(await screen.findByRole('button', { name: /^Net result .*: see breakdown$/ }))
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findAllByText(COPY)).toHaveLength(1)
  expect(within(sheet).queryByText(/add up to/)).not.toBeInTheDocument()
})
