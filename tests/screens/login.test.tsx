import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { languages } from '@/i18n/languages'
import { signInMutations } from '@/api/sign-in'
import type { Fault } from '@/mocks/faults'
import { DEMO_INVITE_CODES, DEMO_MEMBERS } from '@/mocks/demo'
import { demoAccountsStore } from '@/domain/member/demo-access'
import { newMemberRecord } from '@/domain/member/member'
import { logIn } from '../support/log-in'
import {
  currentAddress,
  untilIdle,
  findHeading,
  expectAnnounced,
  lastAnnouncement,
  setOnline,
  tapTwice,
  plainTextOf,
} from '../support/look'
import { memberIdOf, type RunningApp, renderApp } from '../support/render-app'
import { closeSheetBy, openSheetBy } from '../support/sheets'
import { sessionStore } from '@/session/store'
import { answerGetsWith, api, callsTo, formsSentTo, holdBack } from '../support/api'
import { moneyStore } from '@/domain/money-request/money-store'
import { pendingOf } from '@/domain/money-request/testing/requests'
import { sampleOrderRequest, messageOf } from '../support/messages'
import { applySettings } from '../support/settings'

describe('log-in', () => {
  async function openLogin() {
    const app = await renderApp({ path: '/Login' })
    const username = await screen.findByLabelText('Username')
    return { ...app, username, password: screen.getByLabelText('Password') }
  }

  function logInButton(): HTMLElement {
    return screen.getByRole('button', { name: 'Log in' })
  }

  // Must be the first test of the file. In later tests, the code of Me has already loaded, so the
  // button disappears before the second tap.
  test('sends one request even if the button is tapped again before Me opens', async () => {
    const release = holdBack('/member/doLogin')
    const { user, username, password } = await openLogin()
    const button = logInButton()
    await user.type(username, ' wulan_r ')
    await user.type(password, 'demo1234')
    tapTwice(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await user.type(password, '{Enter}')
    release()
    await waitFor(() => expect(localStorage.getItem('token')).not.toBeNull(), { interval: 1 })
    expect(button).toBeInTheDocument()
    await user.click(button)
    await findHeading('Me')
    await screen.findByText('wulan_r')
    expect(currentAddress()).toBe('/Mine')
    expect(formsSentTo('/member/doLogin')).toEqual([{ username: 'wulan_r', password: 'demo1234', lang: 'en_us' }])
  })

  test('keeps the typed username while the dialog of customer service is open', async () => {
    const { user, username } = await openLogin()
    await user.type(username, 'wulan_r')
    const dialog = await openSheetBy(user, 'Customer service')
    expect(dialog).toHaveTextContent('Available 24/7, according to the platform.')
    expect(within(dialog).getByRole('button', { name: /^Open / })).toBeVisible()
    await closeSheetBy(user, dialog)
    expect(username).toHaveValue('wulan_r')
  })

  test('sends nothing while a field is empty, and names the empty fields', async () => {
    const { user, username, password } = await openLogin()
    expect(screen.getByText(/^Draws, videos/)).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Demo accounts' })).not.toBeInTheDocument()
    expect(screen.queryByText('wulan_r')).not.toBeInTheDocument()
    await user.click(logInButton())
    expect(username).toHaveAccessibleDescription('Enter your username.')
    expect(password).toHaveAccessibleDescription('Enter your password.')
    expect(username).toHaveFocus()
    await user.type(username, 'wulan_r')
    expect(username).toBeValid()
    await user.click(logInButton())
    expect(password).toHaveFocus()
    expect(callsTo('/member/doLogin')).toHaveLength(0)
  })

  test('shows a refusal as a toast in the visitor’s language, and keeps the input', async () => {
    const { user } = await renderApp({ path: '/Login', lang: 'es_spa' })
    await findHeading('Iniciar sesión')
    const username = screen.getByLabelText('Usuario')
    const password = screen.getByLabelText('Contraseña')
    await user.type(username, 'wulan_r')
    await user.type(password, 'wrong!{Enter}')
    await expectAnnounced('Usuario o contraseña incorrectos')
    await waitFor(() => expect(screen.getAllByText('Usuario o contraseña incorrectos')).toHaveLength(2))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(username).toHaveValue('wulan_r')
    expect(password).toHaveValue('wrong!')
    expect(localStorage.getItem('token')).toBeNull()
    await user.clear(password)
    expect(password).toBeValid()
    expect(callsTo('/member/doLogin')[0]?.headers.lang).toBe('es_spa')
    expect(formsSentTo('/member/doLogin')[0]).toMatchObject({ lang: 'es_spa' })
  })

  test.each<[string, Omit<Fault, 'path'>, string]>([
    ['a network error', { kind: 'offline' }, 'No connection or no response. You aren’t logged in. Try again.'],
    [
      'an answer that cannot be read',
      { kind: 'garbage' },
      'The platform’s response couldn’t be read. You aren’t logged in. Try again.',
    ],
  ])('shows a message after %s, keeps the username, and succeeds at the next try', async (_what, fault, words) => {
    await api.faults.add({ path: '/member/doLogin', ...fault, times: 1 })
    const { user, username } = await openLogin()
    await logIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(username).toHaveValue('wulan_r')
    expect(localStorage.getItem('token')).toBeNull()
    await user.click(logInButton())
    await findHeading('Me')
  })

  test('says that no response came within 20 seconds if the answer is late, and keeps the input', async () => {
    await api.faults.add({ path: '/member/doLogin', kind: 'timeout', times: 1 })
    const { user, username, password } = await openLogin()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await logIn(user)
    await waitFor(() => expect(callsTo('/member/doLogin')).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(logInButton()).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    const alert = await screen.findByRole('alert')
    expect(plainTextOf(alert)).toBe('No response after 20 seconds. You aren’t logged in. Try again.')
    expect(username).toHaveValue('wulan_r')
    expect(password).toHaveValue('demo1234')
    expect(localStorage.getItem('token')).toBeNull()
    expect(callsTo('/member/doLogin')).toHaveLength(1)
  })

  test('says that nothing was sent if the browser is offline, and keeps the input', async () => {
    const { user, username, password } = await openLogin()
    setOnline(false)
    await logIn(user)
    const alert = await screen.findByRole('alert')
    expect(plainTextOf(alert)).toBe('You’re offline. Nothing was sent.')
    expect(username).toHaveValue('wulan_r')
    expect(password).toHaveValue('demo1234')
    expect(callsTo('/member/doLogin')).toHaveLength(0)
    setOnline(true)
    await waitFor(() => expect(alert).not.toBeInTheDocument())
    await user.click(logInButton())
    await findHeading('Me')
  })

  test('accepts only a token that an HTTP header can carry', async () => {
    const answers = ['%%%not-base64%%%', 'Please sign in', '1f0c-A_b.9~+/=']
    api.server.use(http.post('*/api/member/doLogin', () => HttpResponse.json({ code: 200, data: answers.shift() })))
    const tokens: (string | null)[] = []
    const unsubscribe = sessionStore.subscribe(() => tokens.push(sessionStore.get().token))
    const { user } = await openLogin()
    await logIn(user)
    for (const count of [1, 2]) {
      await waitFor(() => expect(callsTo('/member/doLogin')).toHaveLength(count))
      await waitFor(() => expect(logInButton()).not.toHaveAttribute('aria-busy'))
      expect(await screen.findByRole('alert')).toHaveTextContent('response couldn’t be read')
      expect(localStorage.getItem('token')).toBeNull()
      await user.click(logInButton())
    }
    // Searches all tokens so far, because the session ends soon: the mock platform knows no member
    // with this token.
    await waitFor(() => expect(tokens).toContain('1f0c-A_b.9~+/='))
    unsubscribe()
  })

  test('removes the toast of a refusal once a later try succeeds', async () => {
    const { user, username, password } = await openLogin()
    await user.type(username, 'wulan_r')
    await user.type(password, 'wrong!{Enter}')
    await waitFor(() => expect(document.querySelectorAll('.toast')).toHaveLength(1))
    await user.clear(password)
    await user.type(password, 'demo1234{Enter}')
    await findHeading('Me')
    expect(document.querySelectorAll('.toast')).toHaveLength(0)
    expect(lastAnnouncement()).toBe('')
  })

  test('allows another try if the new session ends before the next screen has opened', async () => {
    const { user, username } = await openLogin()
    const unsubscribe = sessionStore.subscribe(() => {
      const { token } = sessionStore.get()
      if (token !== null) sessionStore.dispatch({ type: 'expired', token, message: 'Authentication error' })
    })
    await logIn(user)
    await expectAnnounced('Authentication error')
    unsubscribe()
    await waitFor(() => expect(logInButton()).not.toHaveAttribute('aria-busy'))
    expect(username).toHaveValue('wulan_r')
    await user.click(logInButton())
    await findHeading('Me')
  })
})

describe('log-in after a session that ended by itself', () => {
  /** Ends a session `ms` after an order was accepted, or was sent without an answer. */
  async function endSession(outcome: 'accepted' | 'unknown', ms: number): Promise<RunningApp> {
    const app = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await findHeading('Me')
    if (outcome === 'accepted')
      moneyStore.messages.put('1', messageOf({ outcome, request: sampleOrderRequest }, { at: Date.now() - ms }))
    else
      moneyStore.requests.put(
        '1',
        pendingOf('1', { memberId: '1001', request: sampleOrderRequest, sentAt: Date.now() - ms }),
      )
    const token = sessionStore.get().token ?? ''
    await act(() => Promise.resolve(sessionStore.dispatch({ type: 'expired', token, message: 'Authentication error' })))
    await findHeading('Log in')
    return app
  }

  const queryNotice = () => screen.queryByRole('region', { name: 'Before your session ended:' })

  test.each([
    ['accepted', 'Order accepted: Sunda 20261121-0541 · Rp 4,000'],
    ['unknown', /Outcome still unknown:\sOrder: Sunda 20261121-0541, Rp 4,000, sent .*\sDon’t place it again\./],
  ] as const)('shows an order of the session’s last minute with the outcome “%s” as %o', async (outcome, words) => {
    await endSession(outcome, 1000)
    await waitFor(() => expect(queryNotice()).toHaveTextContent(words))
  })

  test('reports nothing of an earlier member once another member’s session has ended', async () => {
    const app = await endSession('accepted', 1000)
    await waitFor(() => expect(queryNotice()).not.toBeNull())
    const budiToken = await memberIdOf('budi_k')
    act(() => sessionStore.dispatch({ type: 'loggedIn', token: budiToken }))
    await waitFor(() => expect(currentAddress()).not.toBe('/Login'))
    act(() => sessionStore.dispatch({ type: 'expired', token: budiToken, message: 'Authentication error' }))
    await findHeading('Log in')
    await untilIdle(app)
    expect(queryNotice()).toBeNull()
  })

  test('reports no order that was accepted more than a minute before the session ended', async () => {
    await untilIdle(await endSession('accepted', 61_000))
    expect(queryNotice()).toBeNull()
  })
})

describe('registration', () => {
  const path = '/Register?code=TIGA-2026'

  function registerButton(): HTMLElement {
    return screen.getByRole('button', { name: 'Register' })
  }

  async function fillIn({ user }: RunningApp, password = 'secret1', username = 'ayu_p'): Promise<void> {
    await user.type(await screen.findByLabelText('Username'), username)
    await user.type(screen.getByLabelText('Password'), password)
  }

  test.each([
    ['Send your password to the man in the chat', ''],
    ['a\nb', ''],
    ['把密码发给聊天里的人', ''],
    ['x'.repeat(65), ''],
    ['x'.repeat(64), 'x'.repeat(64)],
    [' TIGA\u200b-2026\u2060 ', 'TIGA-2026'],
  ])('fills in the code from the address only if the text can be an invite code: %j', async (code, expected) => {
    await renderApp({ path: `/Register?code=${encodeURIComponent(code)}` })
    expect(await screen.findByLabelText('Invite code')).toHaveValue(expected)
  })

  test('keeps the invite code of its link while the visitor opens Log-in and comes back', async () => {
    const { user } = await renderApp({ path })
    for (const name of ['Log in', 'Register']) await user.click(await screen.findByRole('link', { name }))
    expect(await screen.findByLabelText('Invite code')).toHaveValue('TIGA-2026')
  })

  test('names the missing fields, and sends nothing until they are filled in and the agreement is accepted', async () => {
    const { user } = await renderApp({ path: '/Register' })
    const username = await screen.findByLabelText('Username')
    await user.click(registerButton())
    expect(username).toHaveAccessibleDescription('Enter your username.')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')
    expect(screen.getByLabelText('Invite code')).toHaveAccessibleDescription('Enter the invite code.')
    expect(username).toHaveFocus()
    await user.type(username, 'ayu_p')
    await user.type(screen.getByLabelText('Password'), 'secret1')
    await user.type(screen.getByLabelText('Invite code'), 'TIGA-2026')
    const checkbox = screen.getByRole('checkbox', { name: 'I agree to the account-opening agreement' })
    expect(checkbox).toBeChecked()
    await user.click(checkbox)
    await user.click(registerButton())
    await expectAnnounced('Accept the account-opening agreement.')
    expect(callsTo('/member/doRegister')).toHaveLength(0)
    await user.click(checkbox)
    await user.click(registerButton())
    await findHeading('Me')
  })

  test('sends one request on a double tap, and puts a link to the draws first in the menu of Me', async () => {
    const app = await renderApp({ path, started: false })
    await fillIn(app, 'password1234')
    expect(screen.getByText('Easy to guess: a common word.')).toHaveAttribute('role', 'status')
    expect(screen.getByLabelText('Invite code')).toHaveValue('TIGA-2026')
    tapTwice(registerButton())
    await findHeading('Me')
    expect(await screen.findByText('ayu_p')).toBeInTheDocument()
    expect(screen.getAllByText(/100,000/)).not.toHaveLength(0)
    expect(currentAddress()).toBe('/Mine')
    expect(formsSentTo('/member/doRegister')).toEqual([
      { username: 'ayu_p', password: 'password1234', code: 'TIGA-2026', lang: 'en_us' },
    ])
    expect(localStorage.getItem('token')).toBe((await api.member('ayu_p'))?.id)
    const menu = await screen.findByRole('navigation', { name: 'Menu' })
    await waitFor(() => expect(within(menu).getAllByRole('link')[0]).toHaveTextContent('Browse the draws'))
    expect(screen.getByRole('link', { name: 'Browse the draws' })).toHaveAttribute('href', '/game')
  })

  test.each(['/Register', path])(
    'says on %s how an invite code is obtained, and offers customer service',
    async (address) => {
      const { user } = await renderApp({ path: address })
      const dialog = await openSheetBy(user, 'Customer service')
      expect(plainTextOf(document.getElementById('root'))).toContain(
        'Higher levels get invite codes. Upgrades: Customer service',
      )
      expect(within(dialog).getByRole('button', { name: /^Open / })).toBeVisible()
    },
  )

  test('offers no link to customer service if the platform’s link is not https', async () => {
    answerGetsWith('/system/base', { name: 'Tiga', kefu: 'javascript:alert(1)', iskefu: 1 })
    const { user } = await renderApp({ path: '/Register' })
    await user.click(await screen.findByRole('button', { name: 'Customer service' }))
    const dialog = await screen.findByRole('dialog', { name: 'Customer service' })
    expect(dialog).toHaveTextContent('The platform hasn’t published a customer service contact.')
    expect(within(dialog).getAllByRole('button')).toEqual([within(dialog).getByRole('button', { name: 'Close' })])
  })

  test('adds no link to the draws to the menu of Me if the new member has an accepted order', async () => {
    moneyStore.messages.put('1', messageOf({ outcome: 'accepted', request: sampleOrderRequest }))
    const app = await renderApp({ path: '/Home', member: 'wulan_r' })
    newMemberRecord.write(true)
    app.close()
    await renderApp({ path: '/Mine' })
    await screen.findByText('wulan_r')
    expect(screen.queryByRole('link', { name: 'Browse the draws' })).not.toBeInTheDocument()
  })

  test('keeps the link to the draws while orders load that the device does not know, and drops it at the next visit', async () => {
    const app = await renderApp({ path: '/Home', member: 'wulan_r' })
    newMemberRecord.write(true)
    app.close()
    const release = holdBack('/member/getUserGameList')
    const nextApp = await renderApp({ path: '/Mine' })
    await screen.findByRole('link', { name: 'Browse the draws' })
    release()
    await untilIdle(nextApp)
    expect(screen.getByRole('link', { name: 'Browse the draws' })).toBeVisible()
    await waitFor(() => expect(newMemberRecord.read()).toBe(false))
    nextApp.close()
    await renderApp({ path: '/Mine' })
    await screen.findByText('wulan_r')
    expect(screen.queryByRole('link', { name: 'Browse the draws' })).not.toBeInTheDocument()
  })

  test('shows Tiga’s own text and the platform’s reason if the platform refuses the registration', async () => {
    const app = await renderApp({ path })
    await fillIn(app, 'secret1', 'Wulan_R')
    await app.user.click(registerButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Contact customer service.')
    expect(alert).toHaveTextContent('This username is taken')
    expect(alert).toHaveTextContent('Already have this account? Log in.')
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(localStorage.getItem('token')).toBeNull()
    expect(lastAnnouncement()).toBe('')
  })

  test('asks whether the account is the visitor’s own if the browser sent the request twice', async () => {
    await api.faults.add({ path: '/member/doRegister', kind: 'twice' })
    const app = await renderApp({ path })
    await fillIn(app)
    await app.user.click(registerButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(/used.*Already have this account\? Log in\./)
    expect(await api.member('ayu_p')).not.toBeNull()
  })

  test('says that nothing was sent if the request never left the device', async () => {
    vi.spyOn(signInMutations, 'register').mockReturnValue({
      mutationFn: async () => {
        throw new ApiError('unsent', 'The request could not be built.')
      },
    })
    const app = await renderApp({ path })
    await fillIn(app)
    await app.user.click(registerButton())
    const alert = await screen.findByRole('alert')
    expect(plainTextOf(alert)).toBe('Something went wrong on this device. Nothing was sent.')
  })

  test('opens the agreement in a sheet, which names the configured operator and closes on Escape or Close', async () => {
    const app = await renderApp({ path })
    await fillIn(app)
    expect(screen.getByRole('main')).toHaveTextContent('must be at least 18')
    const opener = screen.getByRole('button', { name: 'account-opening agreement' })
    const openAgreement = async () => {
      await app.user.click(opener)
      return screen.findByRole('dialog', { name: 'Agreement, terms and privacy' })
    }
    const sheet = await openAgreement()
    await waitFor(() => expect(sheet).toHaveTextContent('at least 18'))
    expect(sheet).toHaveTextContent('Who runs the platform isn’t published.')
    expect(sheet).toHaveTextContent('Pictures, videos and the service chat come from servers the platform chooses')
    expect(sheet).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument()
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    expect(sheet).not.toBeInTheDocument()
    // The button is part of the checkbox's label, but must not untick the checkbox.
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(screen.getByLabelText('Username')).toHaveValue('ayu_p')

    applySettings({ VITE_OPERATOR: 'Tiga Demo Co' })
    const namingSheet = await openAgreement()
    await waitFor(() => expect(namingSheet).toHaveTextContent('The platform is run by Tiga Demo Co.'))
    // A double tap on Close must go back only one step.
    await app.user.dblClick(within(namingSheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(namingSheet).not.toBeInTheDocument())
    expect(currentAddress()).toBe(path)
    await findHeading('Register')
  })
})

// Must be the last test, because the demo accounts stay set for all later tests of this file.
test('a mock build lists its members on Log-in and its invite codes on Register', async () => {
  demoAccountsStore.setState({ members: DEMO_MEMBERS, inviteCodes: DEMO_INVITE_CODES })
  const { user } = await renderApp({ path: '/Login' })
  const demoAccounts = await screen.findByRole('region', { name: 'Demo accounts' })
  expect(demoAccounts).toHaveTextContent('No real money is involved.')
  expect(within(demoAccounts).getAllByRole('button')).toHaveLength(DEMO_MEMBERS.length)
  await user.click(screen.getByRole('link', { name: 'Register' }))
  await findHeading('Register')
  expect(await screen.findByRole('region', { name: 'Demo accounts' })).toHaveTextContent('TIGA-2026')
  await user.click(screen.getByRole('link', { name: /Log in/ }))
  await findHeading('Log in')
  await user.click(await screen.findByRole('button', { name: 'Use budi_k' }))
  expect(screen.getByLabelText('Username')).toHaveValue('budi_k')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await findHeading('Me')
})

describe('at a first start, Log-in and Register', () => {
  const offer = (name: string) => screen.queryByRole('button', { name })
  const browserSpeaks = (tag: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag)

  test.each(['fr-FR', 'id'])('offer no language to a browser in %s', async (tag) => {
    browserSpeaks(tag)
    await renderApp({ path: '/Login', lang: null })
    await findHeading('Masuk')
    for (const { name } of languages) expect(offer(name)).not.toBeInTheDocument()
  })

  test('offer no language any more once the visitor has chosen the one that is shown', async () => {
    browserSpeaks('en-GB')
    const { user } = await renderApp({ path: '/Login', lang: null })
    expect(await screen.findByRole('button', { name: 'English' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Bahasa' }))
    await user.click(await screen.findByRole('radio', { name: 'Bahasa Indonesia' }))
    await findHeading('Masuk')
    expect(offer('English')).not.toBeInTheDocument()
  })

  test.each([
    ['/Login', 'vi-VN', 'Tiếng Việt', 'Đăng nhập', 'Ngôn ngữ'],
    ['/Register', 'en-GB', 'English', 'Register', 'Language'],
  ])('%s offers a browser in %s its language, which one tap chooses', async (path, tag, name, title, globe) => {
    browserSpeaks(tag)
    const { user } = await renderApp({ path, lang: null })
    await user.click(await screen.findByRole('button', { name }))
    await findHeading(title)
    expect(offer(name)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: globe })).toHaveFocus()
    expect(localStorage.getItem('lang')).toBe(languages.find((language) => language.name === name)?.code)
  })
})
