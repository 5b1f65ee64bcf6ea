import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { money } from '@/lib/money/text'
import { api } from '../support/api'
import { heading } from '../support/look'
import { keepRequest, openRequests } from '../support/open-requests'
import { renderApp } from '../support/render-app'

const withdrawal = { kind: 'withdrawal', amount: money('50000') } as const

async function openDialog() {
  const app = await renderApp({ path: '/Setting', member: 'wulan_r' })
  await app.user.click(await screen.findByRole('button', { name: 'Log out' }))
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Log out?' }) }
}

test('a log-out names the requests whose outcome is not known, and erases those of this member only', async () => {
  await api.faults.add({ path: '/member/getUserWithdrawList', kind: 'error' })
  keepRequest(withdrawal, { id: 'hers', memberId: '1001', isLost: true })
  keepRequest({ ...withdrawal, amount: money('70000') }, { id: 'his', memberId: '1002', isLost: true })
  const { dialog, user } = await openDialog()
  expect(dialog).toHaveTextContent(/^.*Outcome not known yet: Rp 50\.000\. If you log out, this device forgets it/)
  expect(dialog).not.toHaveTextContent('70.000')
  await user.click(within(dialog).getByRole('button', { name: 'Log out' }))
  await heading('Me')
  expect(openRequests()).toMatchObject([{ id: 'his' }])
})

test('a log-out with nothing open names nothing', async () => {
  const { dialog } = await openDialog()
  expect(dialog).not.toHaveTextContent('Not known yet')
})
