import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, api } from '../support/api'
import { heading } from '../support/look'
import { renderApp } from '../support/render-app'
import { COPY, cutOff, holdStill, keepCopies } from '../support/keep-copies'

/** What else is read from the copies on this device: `tests/screens/copies.test.tsx`. */

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
