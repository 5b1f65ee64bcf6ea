import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { envelope } from '@/mocks/handlers/envelope'
import { desk } from '@/shared/money-request/desk'
import { newMember } from '@/shared/new-member'
import { api, callsTo, formsSentTo } from '../support/api'
import { address, atRest, heading, heard, lastHeard, tapTwice } from '../support/look'
import { anOrder, messageOf } from '../support/messages'
import { renderApp, type RunningApp } from '../support/render-app'
import { applySettings } from '../support/settings'

const path = '/Register?code=TIGA-2026'

function registerButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Register' })
}

async function fillIn({ user }: RunningApp, { username = 'ayu_p', password = 'secret1' } = {}): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), username)
  await user.type(screen.getByLabelText('Password'), password)
}

describe('the registration form', () => {
  test('says what is missing, in order, and sends nothing', async () => {
    const { user } = await renderApp({ path: '/Register' })
    const username = await screen.findByLabelText('Username')
    await user.click(registerButton())
    expect(username).toHaveAccessibleDescription('Please enter your username.')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.')
    expect(screen.getByLabelText('Invite code')).toHaveAccessibleDescription('Please enter the invite code.')
    expect(username).toHaveFocus()
    await user.type(username, 'ayu_p')
    await user.click(registerButton())
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await user.type(screen.getByLabelText('Password'), 'secret1')
    await user.click(registerButton())
    expect(screen.getByLabelText('Invite code')).toHaveFocus()
    expect(callsTo('/member/doRegister')).toHaveLength(0)
  })

  test('wants the agreement ticked: it starts so, and un-ticking it is refused with a toast', async () => {
    const app = await renderApp({ path })
    await fillIn(app)
    const box = screen.getByRole('checkbox', { name: 'I agree to the account-opening agreement' })
    expect(box).toBeChecked()
    await app.user.click(box)
    await app.user.click(registerButton())
    await heard('Please accept the account-opening agreement.')
    expect(callsTo('/member/doRegister')).toHaveLength(0)
    await app.user.click(box)
    await app.user.click(registerButton())
    await heading('Me')
  })

  test('takes the code from the invitation, registers once on a double tap and logs in', async () => {
    const app = await renderApp({ path, started: false })
    await fillIn(app)
    expect(screen.getByLabelText('Invite code')).toHaveValue('TIGA-2026')
    tapTwice(registerButton())
    await heading('Me')
    expect(await screen.findByText('ayu_p')).toBeInTheDocument()
    expect(screen.getAllByText(/100,000/)).not.toHaveLength(0)
    expect(address()).toBe('/Mine')
    expect(formsSentTo('/member/doRegister')).toEqual([
      { username: 'ayu_p', password: 'secret1', code: 'TIGA-2026', lang: 'en_us' },
    ])
    expect(localStorage.getItem('token')).toBe((await api.member('ayu_p'))?.id)
  })

  test('says of a password why it is easy to guess, and hinders nobody; then welcomes in the place of totals', async () => {
    const app = await renderApp({ path })
    await fillIn(app, { password: 'password1234' })
    expect(screen.getByText('Easy to guess: a common word.')).toHaveAttribute('role', 'status')
    await app.user.click(registerButton())
    const line = await screen.findByRole('region', { name: 'Welcome to Tiga' })
    expect(within(line).getByRole('link', { name: 'See the odds first' })).toHaveAttribute('href', '/game')
    expect(screen.queryByRole('region', { name: 'Your totals' })).not.toBeInTheDocument()
  })

  test.each([
    ['switched off', { kefu: 'https://service.tiga.example', iskefu: 0 }],
    ['no https address', { kefu: 'javascript:alert(1)', iskefu: 1 }],
  ])('offers no service link for an invite code that is %s', async (_case, base) => {
    api.server.use(http.get('*/api/system/base', () => envelope(200, 'ok', { name: 'Tiga', ...base })))
    const { user } = await renderApp({ path: '/Register' })
    await user.click(await screen.findByRole('button', { name: 'Contact customer service' }))
    const dialog = await screen.findByRole('dialog', { name: 'Customer service' })
    expect(dialog).toHaveTextContent('The platform hasn’t published a customer service contact.')
    expect(within(dialog).getAllByRole('button')).toEqual([within(dialog).getByRole('button', { name: 'Close' })])
  })

  test('a welcome is gone with the first order', async () => {
    desk.messages.put('1', messageOf({ outcome: 'accepted', request: anOrder }))
    const app = await renderApp({ path: '/Home', member: 'wulan_r' })
    newMember.write(true)
    app.close()
    await renderApp({ path: '/Mine' })
    await screen.findByText('wulan_r')
    expect(screen.queryByRole('region', { name: 'Welcome to Tiga' })).not.toBeInTheDocument()
  })

  test.each([
    ['an unknown code', { code: 'NO-SUCH' }, 'This invite code doesn’t exist'],
    ['a used code', { code: 'USED-0000' }, 'This invite code has already been used'],
    ['a taken name', { username: 'Wulan_R' }, 'This username is taken'],
    ['a short password', { password: 'abc' }, 'Passwords must have at least 6 characters'],
  ])('shows the fixed text and the platform’s reason for %s', async (_case, draft, reason) => {
    const { code = 'TIGA-2026', ...rest } = { username: 'ayu_p', password: 'secret1', ...draft } as Record<
      string,
      string
    >
    const app = await renderApp({ path: `/Register?code=${code}` })
    await fillIn(app, rest)
    await app.user.click(registerButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Please contact customer service.')
    expect(alert).toHaveTextContent(reason)
    expect(localStorage.getItem('token')).toBeNull()
    expect(lastHeard()).toBe('')
  })

  test('does not claim to know what became of a lost answer, and does not send it again', async () => {
    await api.faults.add({ path: '/member/doRegister', kind: 'offline', afterwards: true })
    const app = await renderApp({ path })
    await fillIn(app)
    await app.user.click(registerButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No response. Your account may already exist: try logging in first.',
    )
    await atRest(app)
    expect(callsTo('/member/doRegister')).toHaveLength(1)
  })

  test.each([
    ['http500', 'The platform has a problem (HTTP 500). Try again later.'],
    ['garbage', 'The platform’s response couldn’t be read. Try again later.'],
    ['empty', 'The platform’s response was incomplete. Try again later.'],
  ] as const)('does not blame the connection for the platform’s fault (%s)', async (kind, words) => {
    await api.faults.add({ path: '/member/doRegister', kind })
    const app = await renderApp({ path })
    await fillIn(app)
    await app.user.click(registerButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(alert).toHaveTextContent('Your account may already exist: try logging in first.')
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('shows the reason in Spanish to who reads Spanish', async () => {
    const { user } = await renderApp({ path: '/Register?code=NO-SUCH', lang: 'es_spa' })
    await heading('Crear cuenta')
    for (const [name, text] of [
      ['username', 'ayu_p'],
      ['password', 'secret1{Enter}'],
    ] as const) {
      const field = document.querySelector(`[name=${name}]`)
      if (field === null) throw new Error(`no field ${name}`)
      await user.type(field, text)
    }
    expect(await screen.findByText('El código de invitación no existe')).toBeInTheDocument()
    expect(callsTo('/member/doRegister')[0]?.headers.lang).toBe('es_spa')
  })
})

describe('the agreement', () => {
  test('is one tap away, and Escape leads back to where the member was', async () => {
    const app = await renderApp({ path })
    await fillIn(app)
    expect(screen.getByRole('main')).toHaveTextContent('must be at least 18')
    const opener = screen.getByRole('button', { name: 'account-opening agreement' })
    await app.user.click(opener)
    const sheet = await screen.findByRole('dialog', { name: 'Agreement, terms and privacy' })
    expect(sheet).toHaveTextContent('at least 18')
    expect(sheet).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument()
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
    // It stands in the words of the box, which it leaves as it is.
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(screen.getByLabelText('Username')).toHaveValue('ayu_p')
  })

  test.each([
    ['', 'Who runs the platform has not been published.'],
    ['Tiga Demo Co', 'The platform is run by Tiga Demo Co.'],
  ])('names an operator only where one is published: %j', async (operator, words) => {
    applySettings({ VITE_OPERATOR: operator })
    const { user } = await renderApp({ path })
    await user.click(await screen.findByRole('button', { name: 'account-opening agreement' }))
    const sheet = await screen.findByRole('dialog', { name: 'Agreement, terms and privacy' })
    expect(sheet).toHaveTextContent(words)
    expect(sheet).toHaveTextContent('Pictures, videos and the service chat come from servers that the platform names')
  })

  test.each(['its button', 'the mask', 'the browser’s back'])('closes by %s', async (way) => {
    const { user } = await renderApp({ path })
    await user.click(await screen.findByRole('button', { name: 'account-opening agreement' }))
    const sheet = await screen.findByRole('dialog', { name: 'Agreement, terms and privacy' })
    if (way === 'its button') await user.dblClick(within(sheet).getByRole('button', { name: 'Close' }))
    else if (way === 'the mask') await user.click(sheet.previousElementSibling ?? sheet)
    else window.history.back()
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    expect(address()).toBe(path)
    await heading('Register')
  })
})
