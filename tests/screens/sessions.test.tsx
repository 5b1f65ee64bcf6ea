import { screen, waitFor, within } from '@testing-library/react'
import { encode } from 'js-base64'
import { http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { platformQueries } from '@/api/platform'
import type { Fault } from '@/mocks/faults'
import { envelopeResponse } from '@/mocks/handlers/envelope'
import { sessionStore } from '@/session/store'
import { liveRegion, notify } from '@/ui/feedback'
import { answerGetsWith, api, callsTo, holdBack } from '../support/api'
import {
  currentAddress,
  arriveAt,
  untilIdle,
  goTo,
  findHeading,
  expectAnnounced,
  getMain,
  expectNoAnnouncement,
  watchForBlank,
} from '../support/look'
import {
  makePageVisible,
  changeTokenElsewhere,
  comeBackFromCache,
  fireTokenEvent,
  storeTokenElsewhere,
} from '../support/other-tab'
import { openScreen } from '../support/open-screen'
import { memberIdOf, renderApp, type RunningApp } from '../support/render-app'
import { openWithdraw, send as sendWithdrawal } from '../support/withdraw'

/** Tests how a tab handles its own session, and changes of the session by another tab. */

let wulan: string
let budi: string

beforeEach(async () => {
  wulan = await memberIdOf('wulan_r')
  budi = await memberIdOf('budi_k')
})

/** Holds back the answers to one call with this token until the returned function is called. */
function holdBackFor(token: string, path: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  api.server.use(
    http.all(`*/api${path}`, ({ request }) =>
      request.headers.get('token') === encode(token) ? released.then(() => undefined) : undefined,
    ),
  )
  return () => release()
}

const tokensSentTo = (path: string) => callsTo(path).map(({ headers }) => headers.token)

describe('a suspended page after another member has logged in', () => {
  test('shows the new member on Me, even if the page notices the log-in late', async () => {
    const app = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await screen.findByText('wulan_r')
    const report = () => screen.getByRole('link', { name: /^Personal report/ })
    await waitFor(() => expect(report()).toHaveTextContent('net'))
    const before = report().textContent
    storeTokenElsewhere(budi)
    fireTokenEvent(null)
    fireTokenEvent(budi)
    await screen.findByText('budi_k')
    await untilIdle(app)
    expect(getMain()).toHaveTextContent('Rp 750,000')
    expect(document.body).not.toHaveTextContent(/wulan_r|86,500/)
    expect(report().textContent).not.toBe(before)
    expect(tokensSentTo('/member/getUserInfo').at(-1)).toBe(encode(budi))
  })

  test('does not end the new member’s session when the platform refuses a call of the previous member', async () => {
    const app = await openScreen('/Setting', 'Settings', { member: 'wulan_r' })
    await untilIdle(app)
    storeTokenElsewhere(budi)
    localStorage.setItem('tiga.member.note', '1')
    api.server.use(http.get('*/api/member/getUserInfo', () => envelopeResponse(401, 'Authentication error')))
    // The page has not noticed the log-in, so its next call has the previous member's token.
    void app.queryClient.refetchQueries()
    await findHeading('Log in')
    expect([localStorage.getItem('token'), localStorage.getItem('tiga.member.note')]).toEqual([budi, '1'])
  })
})

describe('input of the previous member', () => {
  test('is removed from the top-up form, with the balance, when the browser restores the page from its cache', async () => {
    const { user } = await renderApp({ path: '/Recharge?balance=86500', member: 'wulan_r' })
    await user.type(await screen.findByLabelText('Amount'), '50000')
    const release = holdBackFor(budi, '/member/getUserInfo')
    storeTokenElsewhere(budi)
    comeBackFromCache()
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue(''))
    expect(getMain()).not.toHaveTextContent('86,500')
    expect(currentAddress()).toBe('/Recharge')
    release()
    await waitFor(() => expect(getMain()).toHaveTextContent('Balance Rp 750,000'))
    await user.click(screen.getByRole('button', { name: 'Send for review' }))
    expect(callsTo('/member/doRecharge')).toEqual([])
  })

  test('stays on the form if the same member comes back', async () => {
    const { user } = await renderApp({ path: '/SetLoginPassword', member: 'wulan_r' })
    await user.type(await screen.findByLabelText('New password'), 'perahu')
    comeBackFromCache()
    makePageVisible()
    await findHeading('Login password')
    expect(screen.getByLabelText('New password')).toHaveValue('perahu')
  })
})

test('a sheet of the previous member closes for the next member, who stays on the screen', async () => {
  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  await screen.findByRole('dialog', { name: 'Log out?' })
  changeTokenElsewhere(budi)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await findHeading('Settings')
  expect(document.getElementById('root')).not.toHaveAttribute('inert')
  expect(localStorage.getItem('token')).toBe(budi)
})

describe('a history entry of the previous member', () => {
  test('does not show its note about a withdrawal to the next member', async () => {
    const submittedNote = () => within(screen.getByRole('main')).queryByText(/^Withdrawal submitted/)
    answerGetsWith('/member/getUserWithdrawList', [])
    const app = await openWithdraw()
    await sendWithdrawal(app)
    await findHeading('Withdrawal record')
    await waitFor(() => expect(submittedNote()).toBeVisible())
    changeTokenElsewhere(wulan)
    await waitFor(() => expect(tokensSentTo('/member/getUserWithdrawList').at(-1)).toBe(encode(wulan)))
    await untilIdle(app)
    await findHeading('Withdrawal record')
    expect(submittedNote()).toBeNull()
  })

  test('is opened by Back without the balance of the previous member', async () => {
    const app = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await screen.findByText('wulan_r')
    await app.user.click(screen.getByRole('button', { name: 'Top up' }))
    await findHeading('Top up')
    expect(currentAddress()).toBe('/Recharge?balance=86500')
    await goTo('/ServiceOnline')
    await findHeading('Online service')
    changeTokenElsewhere(budi)
    history.back()
    await arriveAt('/Recharge')
    await findHeading('Top up')
  })
})

test('a toast stays if its member comes back, and is removed for the next member', async () => {
  const toasts = () => document.getElementById('toasts')?.textContent
  await openScreen('/Home', 'Home', { member: 'wulan_r' })
  // A toast does not time out while the page is hidden.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  notify('Your order was accepted', { kind: 'money' })
  await expectAnnounced('Your order was accepted')
  changeTokenElsewhere(null)
  changeTokenElsewhere(wulan)
  await findHeading('Home')
  expect(toasts()).toBe('Your order was accepted')
  changeTokenElsewhere(null)
  expect(toasts()).toBe('Your order was accepted')
  changeTokenElsewhere(budi)
  expect([toasts(), liveRegion().textContent]).toEqual(['', ''])
  notify('You’re logged in.')
  expect(toasts()).toBe('You’re logged in.')
})

describe('answers of the platform', () => {
  test('are removed with the session, except the base info, which visitors also see', async () => {
    const app = await renderApp({ path: '/PlayVideo?id=1001', member: 'wulan_r' })
    await screen.findByRole('region', { name: 'Video player' })
    await untilIdle(app)
    const wasBlank = watchForBlank()
    changeTokenElsewhere(null)
    await findHeading('Log in')
    expect(wasBlank()).toBe(false)
    expect(currentAddress()).toBe('/Login')
    const keptQueries = app.queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
    expect(keptQueries.map(({ queryKey }) => queryKey)).toEqual([platformQueries.base().queryKey])
  })

  /** Sends the form, and holds back the answer. */
  async function saveGender() {
    const release = holdBackFor(wulan, '/member/setSex')
    const app = await renderApp({ path: '/Setsex', member: 'wulan_r' })
    await app.user.click(await screen.findByRole('radio', { name: 'Male' }))
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(callsTo('/member/setSex')).toHaveLength(1))
    return { app, release }
  }

  test('are not shown to the next member if they belong to a form of the previous member', async () => {
    const { app, release } = await saveGender()
    changeTokenElsewhere(budi)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'))
    release()
    await untilIdle(app)
    await expectNoAnnouncement()
    await findHeading('Gender')
  })

  test('are announced for a sent form even if the member has logged out in another tab', async () => {
    const { release } = await saveGender()
    changeTokenElsewhere(null)
    await findHeading('Log in')
    release()
    await expectAnnounced('Gender saved.')
    expect(currentAddress()).toBe('/Login')
  })
})

describe('Login and Register', () => {
  const LOGIN = { path: '/Login', call: '/member/doLogin', done: 'You’re logged in.' }
  const REGISTER = {
    path: '/Register?code=TIGA-2026',
    call: '/member/doRegister',
    done: 'Your account is open and you’re logged in.',
  }

  /** Sends the form, and holds back the answer. */
  async function send({ path, call }: typeof LOGIN) {
    const release = holdBack(call)
    const app = await renderApp({ path })
    const isLogin = path === LOGIN.path
    await app.user.type(await screen.findByLabelText('Username'), isLogin ? 'budi_k' : 'ayu_p')
    await app.user.type(screen.getByLabelText('Password'), 'demo1234{Enter}')
    await waitFor(() => expect(callsTo(call)).toHaveLength(1))
    return { ...app, release }
  }

  async function openLanguage({ user }: RunningApp): Promise<void> {
    await user.click(screen.getByRole('link', { name: 'Language' }))
    await findHeading('Language')
  }

  test('report an error that occurs after the answer to a log-in, and allow another try', async () => {
    const app = await send(LOGIN)
    vi.spyOn(sessionStore, 'dispatch').mockImplementationOnce(() => {
      throw new TypeError('The session store is broken.')
    })
    app.release()
    expect(await screen.findByText(/You aren’t logged in\. Try again\.$/)).toBeVisible()
    const logInButton = screen.getByRole('button', { name: 'Log in' })
    await waitFor(() => expect(logInButton).not.toHaveAttribute('aria-busy'))
    await app.user.click(logInButton)
    await screen.findByText('budi_k')
    // A member who has stayed on the form sees the next screen, so the app announces nothing.
    await expectNoAnnouncement()
    expect(currentAddress()).toBe('/Mine')
  })

  test.each([
    ['Login', LOGIN, 'budi_k'],
    ['Register', REGISTER, 'ayu_p'],
  ])(
    'log in and announce the log-in even if the visitor has left the screen %s before the answer',
    async (_name, form, member) => {
      const app = await send(form)
      await openLanguage(app)
      app.release()
      await expectAnnounced(form.done)
      expect(localStorage.getItem('token')).toBe((await api.member(member))?.id)
      expect(currentAddress()).toBe('/Language?type=login')
    },
  )

  test.each<[string, typeof LOGIN, Omit<Fault, 'path'>, RegExp]>([
    ['Login', LOGIN, { kind: 'offline' }, /You aren’t logged in\./],
    [
      'Register',
      REGISTER,
      { kind: 'error', message: 'This username is taken' },
      /Contact customer service\.\s+This username is taken/,
    ],
  ])(
    'report a failure even if the visitor has left the screen %s before the answer',
    async (_name, form, fault, words) => {
      await api.faults.add({ path: form.call, ...fault })
      const app = await send(form)
      await openLanguage(app)
      app.release()
      await expectAnnounced(words)
      expect(localStorage.getItem('token')).toBeNull()
    },
  )

  test('lead to the next screen after the answer, even if the visitor has switched from Register to Login', async () => {
    const app = await send(REGISTER)
    await app.user.click(screen.getByRole('link', { name: /Log in/ }))
    await findHeading('Log in')
    app.release()
    await findHeading('Me')
    await screen.findByText('ayu_p')
    await expectAnnounced(REGISTER.done)
    expect(currentAddress()).toBe('/Mine')
  })

  test.each([
    ['Login', LOGIN, 'Another account is logged in here. Log out to use yours.'],
    ['Register', REGISTER, 'Your new account is open, but another one is logged in here.'],
  ])('do not replace a session that another tab has opened before the answer to %s', async (_name, form, words) => {
    const app = await send(form)
    // This page has not noticed the log-in in the other tab.
    storeTokenElsewhere(wulan)
    localStorage.setItem('tiga.member.note', '1')
    app.release()
    await expectAnnounced(words)
    await findHeading('Me')
    await screen.findByText('wulan_r')
    expect([localStorage.getItem('token'), localStorage.getItem('tiga.member.note')]).toEqual([wulan, '1'])
  })

  test('lead a visitor on Login to the requested screen after a log-in in another tab', async () => {
    const { user } = await openScreen('/GameRecord', 'Log in')
    await user.type(screen.getByLabelText('Password'), 'half a pass')
    changeTokenElsewhere(wulan)
    await findHeading('Task record')
    expect(currentAddress()).toBe('/GameRecord')
  })
})

test.each([
  ['after the expiry of a session', { token: '9999' }],
  ['for a visitor', {}],
])('%s, Login and Register lead to the requested address without the balance in it', async (_name, options) => {
  const { user } = await openScreen('/Recharge?balance=86500', 'Log in', options)
  await user.click(screen.getByRole('link', { name: 'Register' }))
  await findHeading('Register')
  await user.click(screen.getByRole('link', { name: /Log in/ }))
  await findHeading('Log in')
  await user.type(screen.getByLabelText('Username'), 'budi_k')
  await user.type(screen.getByLabelText('Password'), 'demo1234{Enter}')
  await findHeading('Top up')
  expect(currentAddress()).toBe('/Recharge')
  expect(within(getMain()).queryByText(/86,500/)).not.toBeInTheDocument()
})
