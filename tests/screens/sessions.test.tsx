import { render, screen, waitFor, within } from '@testing-library/react'
import { encode } from 'js-base64'
import { http } from 'msw'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { platformQueries } from '@/api/platform'
import { Guard } from '@/app/guards'
import { envelope } from '@/mocks/handlers/envelope'
import { sessionStore } from '@/session/store'
import { liveRegion, notify } from '@/ui/feedback'
import { api, callsTo, holdBack } from '../support/api'
import { address, arriveAt, atRest, goTo, heading, heard, nothingHeard } from '../support/look'
import { becomeVisible, changeTokenElsewhere, comeBackFromCache, hear, storeElsewhere } from '../support/other-tab'
import { openScreen } from '../support/open-screen'
import { idOf, renderApp, type RunningApp } from '../support/render-app'
import { openWithdraw, send as sendWithdrawal } from '../support/withdraw'

/** What one tab may know of a session, and when it hears that another tab has changed it. */

let wulan: string
let budi: string

beforeEach(async () => {
  wulan = await idOf('wulan_r')
  budi = await idOf('budi_k')
})

/** Holds back what the platform answers to one member alone. */
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
const main = () => screen.getByRole('main')

const WAYS: [string, (token: string) => void][] = [
  ['comes back from the browser’s cache', (token) => (storeElsewhere(token), comeBackFromCache())],
  ['becomes visible', (token) => (storeElsewhere(token), becomeVisible())],
  ['hears of it late', (token) => (storeElsewhere(token), hear(null), hear(token))],
  ['hears of it at once', (token) => (changeTokenElsewhere(null), changeTokenElsewhere(token))],
]

describe('a page that slept while somebody else logged in', () => {
  test.each(WAYS)('shows that member on Me when it %s', async (_way, wake) => {
    const app = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await screen.findByText('wulan_r')
    const report = () => screen.getByRole('link', { name: /^Personal report/ })
    await waitFor(() => expect(report()).toHaveTextContent('net'))
    const before = report().textContent
    wake(budi)
    await screen.findByText('budi_k')
    await atRest(app)
    expect(main()).toHaveTextContent('Rp 750,000')
    expect(document.body).not.toHaveTextContent(/wulan_r|86,500/)
    expect(report().textContent).not.toBe(before)
    expect(tokensSentTo('/member/getUserInfo').at(-1)).toBe(encode(budi))
  })

  test('then does not end that member’s session in its own name', async () => {
    const app = await openScreen('/Setting', 'Settings', { member: 'wulan_r' })
    await atRest(app)
    storeElsewhere(budi)
    localStorage.setItem('tiga.member.note', '1')
    api.server.use(http.get('*/api/member/getUserInfo', () => envelope(401, 'Authentication error')))
    // Not woken yet: its next call is refused in the last member's name.
    void app.queryClient.refetchQueries()
    await heading('Log in')
    expect([localStorage.getItem('token'), localStorage.getItem('tiga.member.note')]).toEqual([budi, '1'])
  })
})

describe('what was typed by the last member', () => {
  test.each(WAYS.slice(0, 3))(
    'is gone from the top-up, with balance and voucher, when the page %s',
    async (_way, wake) => {
      const { user } = await renderApp({ path: '/Recharge?balance=86500', member: 'wulan_r' })
      await user.type(await screen.findByLabelText('Amount'), '50000')
      const release = holdBackFor(budi, '/member/getUserInfo')
      wake(budi)
      await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue(''))
      expect(main()).not.toHaveTextContent('86,500')
      expect(address()).toBe('/Recharge')
      release()
      await waitFor(() => expect(main()).toHaveTextContent('Balance Rp 750,000'))
      await user.click(screen.getByRole('button', { name: 'Send for review' }))
      expect(callsTo('/member/doRecharge')).toEqual([])
    },
  )

  test('stays while the same member comes back to it', async () => {
    const { user } = await renderApp({ path: '/SetLoginPassword', member: 'wulan_r' })
    await user.type(await screen.findByLabelText('New password'), 'perahu')
    comeBackFromCache()
    becomeVisible()
    await heading('Login password')
    expect(screen.getByLabelText('New password')).toHaveValue('perahu')
  })
})

test('a sheet of the last member is closed for the next one, who stays on the screen', async () => {
  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  await screen.findByRole('dialog', { name: 'Log out?' })
  changeTokenElsewhere(budi)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await heading('Settings')
  expect(document.getElementById('root')).not.toHaveAttribute('inert')
  expect(localStorage.getItem('token')).toBe(budi)
})

describe('what a history entry tells of one member is not told to the next', () => {
  test('the withdrawal that led to the record, while the record stays', async () => {
    const card = () => screen.queryByRole('region', { name: /^Rp\s50,000/ })
    const app = await openWithdraw()
    await sendWithdrawal(app)
    await heading('Withdrawal record')
    await waitFor(() => expect(card()).toBeVisible())
    changeTokenElsewhere(wulan)
    await waitFor(() => expect(tokensSentTo('/member/getUserWithdrawList').at(-1)).toBe(encode(wulan)))
    await atRest(app)
    await heading('Withdrawal record')
    expect(card()).toBeNull()
  })

  test('the way back without the last one’s balance and filters', async () => {
    const app = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await screen.findByText('wulan_r')
    await app.user.click(screen.getByRole('button', { name: 'Top up' }))
    await heading('Top up')
    expect(address()).toBe('/Recharge?balance=86500')
    await goTo('/ServiceOnline')
    await heading('Online service')
    changeTokenElsewhere(budi)
    history.back()
    await arriveAt('/Recharge')
    await heading('Top up')
  })

  test('what a message to customer service is about', async () => {
    await renderApp({
      path: '/ServiceOnline',
      member: 'wulan_r',
      state: { about: 'Kelimutu 20261120-0721', memberId: wulan },
    })
    const message = await screen.findByRole('button', { name: /^Details for your message/ })
    expect(message).toHaveTextContent('Kelimutu')
    changeTokenElsewhere(null)
    await waitFor(() => expect(message).not.toHaveTextContent('Kelimutu'))
    await heading('Online service')
  })
})

test('who is logged in already goes one step back from Login, not two', async () => {
  const steps = vi.spyOn(window.history, 'go')
  await goTo('/choose')
  sessionStore.dispatch({ type: 'loggedIn', token: wulan })
  window.history.pushState({ usr: null, key: 'login', idx: 1 }, '', '/Login')
  const { unmount } = render(
    <StrictMode>
      <BrowserRouter>
        <Guard access="anonymous">Log in</Guard>
      </BrowserRouter>
    </StrictMode>,
  )
  await arriveAt('/choose')
  expect(steps).toHaveBeenCalledExactlyOnceWith(-1)
  unmount()
})

describe('a message to the last member', () => {
  const toasts = () => document.getElementById('toasts')?.textContent

  /** Told while the page is hidden, where it waits. */
  async function tell(): Promise<void> {
    await openScreen('/Home', 'Home', { member: 'wulan_r' })
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    notify('Your order was accepted', { kind: 'money' })
    await heard('Your order was accepted')
    expect(toasts()).toBe('Your order was accepted')
  }

  test('is not there for the next one after a log-out, whose own messages are', async () => {
    await tell()
    changeTokenElsewhere(null)
    expect(toasts()).toBe('Your order was accepted')
    storeElsewhere(budi)
    hear(budi)
    expect([toasts(), liveRegion().textContent]).toEqual(['', ''])
    notify('You’re logged in.')
    expect(toasts()).toBe('You’re logged in.')
  })

  test('stays for the same one', async () => {
    await tell()
    changeTokenElsewhere(null)
    changeTokenElsewhere(wulan)
    await heading('Home')
    expect(toasts()).toBe('Your order was accepted')
  })
})

describe('answers of the platform', () => {
  test('are all forgotten with the session, but those that a visitor sees too', async () => {
    const app = await renderApp({ path: '/PlayVideo?id=1001', member: 'wulan_r' })
    await screen.findByRole('region', { name: 'Video player' })
    await atRest(app)
    changeTokenElsewhere(null)
    await heading('Log in')
    const kept = app.queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
    expect(kept.map(({ queryKey }) => queryKey)).toEqual([platformQueries.base().queryKey])
  })

  test('to a form of the last member are not told to the next one', async () => {
    const release = holdBackFor(wulan, '/member/setLoginPassword')
    const app = await renderApp({ path: '/SetLoginPassword', member: 'wulan_r' })
    for (const [name, text] of [
      ['Current password', 'demo1234'],
      ['New password', 'perahu kancil 77'],
      ['Repeat new password', 'perahu kancil 77'],
    ] as const)
      await app.user.type(await screen.findByLabelText(name), text)
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(callsTo('/member/setLoginPassword')).toHaveLength(1))
    changeTokenElsewhere(budi)
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''))
    release()
    await atRest(app)
    await nothingHeard()
    await heading('Login password')
  })

  test('to a form are told to the member who logged out meanwhile', async () => {
    const release = holdBackFor(wulan, '/member/setSex')
    const { user } = await renderApp({ path: '/Setsex', member: 'wulan_r' })
    await user.click(await screen.findByRole('radio', { name: 'Male' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(callsTo('/member/setSex')).toHaveLength(1))
    changeTokenElsewhere(null)
    await heading('Log in')
    release()
    await heard('Gender saved.')
  })
})

describe('Login and Register', () => {
  const LOGIN = { path: '/Login', call: '/member/doLogin', done: 'You’re logged in.' }
  const REGISTER = {
    path: '/Register?code=TIGA-2026',
    call: '/member/doRegister',
    done: 'Your account is open and you’re logged in.',
  }

  /** Sends the form, whose answer is held back. */
  async function send({ path, call }: typeof LOGIN) {
    const release = holdBack(call)
    const app = await renderApp({ path })
    const isLogin = path === LOGIN.path
    await app.user.type(await screen.findByLabelText('Username'), isLogin ? 'budi_k' : 'ayu_p')
    await app.user.type(screen.getByLabelText('Password'), 'demo1234{Enter}')
    await waitFor(() => expect(callsTo(call)).toHaveLength(1))
    return { ...app, release }
  }

  async function lookAround({ user }: RunningApp): Promise<void> {
    await user.click(screen.getByRole('link', { name: 'Language' }))
    await heading('Language')
  }

  test('where something breaks after the answer, it is told, and the form is there for another try', async () => {
    const app = await send(LOGIN)
    vi.spyOn(sessionStore, 'dispatch').mockImplementationOnce(() => {
      throw new TypeError('broken')
    })
    app.release()
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    const again = screen.getByRole('button', { name: 'Log in' })
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'))
    await app.user.click(again)
    await screen.findByText('budi_k')
  })

  test.each([
    ['Login', LOGIN, 'budi_k'],
    ['Register', REGISTER, 'ayu_p'],
  ])('left before the answer, %s logs in all the same and says so', async (_name, form, member) => {
    const app = await send(form)
    await lookAround(app)
    app.release()
    await heard(form.done)
    expect(localStorage.getItem('token')).toBe((await api.member(member))?.id)
    expect(address()).toBe('/Language?type=login')
  })

  test('left before the answer, Register tells a refusal with its reason', async () => {
    await api.faults.add({ path: REGISTER.call, kind: 'error', message: 'This username is taken' })
    const app = await send(REGISTER)
    await lookAround(app)
    app.release()
    await heard(/Contact customer service\.\s+This username is taken/)
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('left for each other, they lead on when the answer comes', async () => {
    const app = await send(REGISTER)
    await app.user.click(screen.getByRole('link', { name: /Log in/ }))
    await heading('Log in')
    app.release()
    await heading('Me')
    await screen.findByText('ayu_p')
    await heard(REGISTER.done)
    expect(address()).toBe('/Mine')
  })

  test('who stays hears nothing more than the next screen says', async () => {
    const app = await send(LOGIN)
    app.release()
    await screen.findByText('budi_k')
    await nothingHeard()
    expect(address()).toBe('/Mine')
  })

  test.each([
    ['Login', LOGIN, 'Another account is logged in here. Log out to use yours.'],
    ['Register', REGISTER, 'Your new account is open, but another one is logged in here.'],
  ])('%s never takes over a session that another tab has opened meanwhile', async (_name, form, words) => {
    const app = await send(form)
    // This page has not heard of it.
    storeElsewhere(wulan)
    localStorage.setItem('tiga.member.note', '1')
    app.release()
    await heard(words)
    await heading('Me')
    await screen.findByText('wulan_r')
    expect([localStorage.getItem('token'), localStorage.getItem('tiga.member.note')]).toEqual([wulan, '1'])
  })

  test('a log-in in another tab takes this one on to where the member wanted to go', async () => {
    const { user } = await openScreen('/GameRecord', 'Log in')
    await user.type(screen.getByLabelText('Password'), 'half a pass')
    changeTokenElsewhere(wulan)
    await heading('Task record')
    expect(address()).toBe('/GameRecord')
  })
})

test.each([
  ['after an expiry', { token: '9999' }],
  ['for a visitor', {}],
])('%s, Login keeps the way back without the last member’s balance', async (_name, options) => {
  const { user } = await openScreen('/Recharge?balance=86500', 'Log in', options)
  await user.type(screen.getByLabelText('Username'), 'budi_k')
  await user.type(screen.getByLabelText('Password'), 'demo1234{Enter}')
  await heading('Top up')
  expect(address()).toBe('/Recharge')
  expect(within(main()).queryByText(/86,500/)).not.toBeInTheDocument()
})
