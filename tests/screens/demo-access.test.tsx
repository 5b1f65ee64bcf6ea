import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_INVITE_CODES, DEMO_MEMBERS } from '@/mocks/demo'
import { offerDemoAccess } from '@/shared/demo-access'
import { heading } from '../support/look'
import { renderApp } from '../support/render-app'

beforeAll(() => offerDemoAccess({ members: DEMO_MEMBERS, inviteCodes: DEMO_INVITE_CODES }))

test('a mock build lists its members on Login, under words that say what it is; a tap fills the form', async () => {
  const { user } = await renderApp({ path: '/Login' })
  const list = await screen.findByRole('region', { name: 'Demo accounts' })
  expect(list).toHaveTextContent('No real money is involved.')
  expect(within(list).getAllByRole('button')).toHaveLength(DEMO_MEMBERS.length)
  await user.click(within(list).getByRole('button', { name: 'Use budi_k' }))
  expect(screen.getByLabelText('Username')).toHaveValue('budi_k')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await heading('Me')
})

test('it lists invite codes that register', async () => {
  const { user } = await renderApp({ path: '/Register' })
  const list = await screen.findByRole('region', { name: 'Demo accounts' })
  expect(list).toHaveTextContent('TIGA-2026')
  await user.type(screen.getByLabelText('Username'), 'new_member')
  await user.type(screen.getByLabelText('Password'), 'secret1')
  await user.type(screen.getByLabelText('Invite code'), 'tiga-2026')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await heading('Me')
})
