import { screen, waitFor, within } from '@testing-library/react'
import { encode } from 'js-base64'
import { describe, expect, test, vi } from 'vitest'
import { sessionStore } from '@/session/store'
import { api, callsTo, formsSentTo, holdBack } from '../support/api'
import { address, atRest, heading, heard, nothingHeard, setOnline, tapTwice } from '../support/look'
import { idOf, renderApp, type AppOptions } from '../support/render-app'

async function openLogin(options: AppOptions = {}) {
  const app = await renderApp({ path: '/Login', ...options })
  const username = await screen.findByLabelText('Username')
  return { ...app, username, password: screen.getByLabelText('Password') }
}

function logInButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Log in' })
}

describe('the log-in form', () => {
  // Must be first in the file: the next screen's module is not loaded yet when the answer comes.
  test('sends nothing more while the next screen is on its way', async () => {
    const { user, username, password } = await openLogin()
    await user.type(username, 'wulan_r')
    await user.type(password, 'demo1234')
    const button = logInButton()
    await user.click(button)
    await waitFor(() => expect(localStorage.getItem('token')).not.toBeNull(), { interval: 1 })
    expect(button).toBeInTheDocument()
    await user.click(button)
    await heading('Me')
    expect(callsTo('/member/doLogin')).toHaveLength(1)
  })

  test('says what is missing, in order, and sends nothing', async () => {
    const { user, username, password } = await openLogin()
    await user.click(logInButton())
    expect(username).toHaveAccessibleDescription('Please enter your username.')
    expect(password).toHaveAccessibleDescription('Please enter your password.')
    expect(username).toHaveFocus()
    await user.type(username, '   ')
    expect(username).toBeInvalid()
    await user.type(username, 'wulan_r')
    expect(username).toBeValid()
    await user.click(logInButton())
    expect(password).toHaveFocus()
    expect(callsTo('/member/doLogin')).toHaveLength(0)
  })

  test('says before anything is typed that it cannot be sent without a connection', async () => {
    const { user, username, password } = await openLogin()
    setOnline(false)
    const words = await screen.findByText('Nothing can be sent until you are connected.')
    await user.type(username, 'wulan_r')
    await user.type(password, 'demo1234')
    await user.click(logInButton())
    await heard('You are offline. Nothing was sent.')
    expect(callsTo('/member/doLogin')).toHaveLength(0)
    setOnline(true)
    await waitFor(() => expect(words).not.toBeInTheDocument())
    await user.click(logInButton())
    await heading('Me')
  })

  test('logs in with one request, whatever the number of taps, and opens Me', async () => {
    const release = holdBack('/member/doLogin')
    const { user, username, password } = await openLogin()
    await user.type(username, ' wulan_r ')
    await user.type(password, 'demo1234')
    tapTwice(logInButton())
    await waitFor(() => expect(logInButton()).toHaveAttribute('aria-busy', 'true'))
    await user.type(password, '{Enter}')
    release()
    await heading('Me')
    await screen.findByText('wulan_r')
    expect(address()).toBe('/Mine')
    expect(formsSentTo('/member/doLogin')).toEqual([{ username: 'wulan_r', password: 'demo1234', lang: 'en_us' }])
  })

  test('sends no token before, and the token in base64 after', async () => {
    const { user, username, password } = await openLogin()
    await user.type(username, 'wulan_r')
    await user.type(password, 'demo1234{Enter}')
    await screen.findByText('wulan_r')
    const id = await idOf('wulan_r')
    expect(localStorage.getItem('token')).toBe(id)
    expect(callsTo('/member/doLogin').map(({ headers }) => headers.token)).toEqual([null])
    expect(callsTo('/system/base').map(({ headers }) => headers.token)).toEqual([null])
    expect(callsTo('/member/getUserInfo').map(({ headers }) => headers.token)).toContain(encode(id))
  })

  test('tells the platform’s refusal as a toast and keeps what was typed', async () => {
    const { user, username, password } = await openLogin()
    await user.type(username, 'wulan_r')
    await user.type(password, 'wrong!{Enter}')
    await heard('Wrong username or password')
    await waitFor(() => expect(screen.getAllByText('Wrong username or password')).toHaveLength(2))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(username).toHaveValue('wulan_r')
    expect(password).toHaveValue('wrong!')
    expect(localStorage.getItem('token')).toBeNull()
    await user.clear(password)
    expect(password).toBeValid()
  })

  test('tells a member who has left the screen that no answer came', async () => {
    const release = holdBack('/member/doLogin')
    await api.faults.add({ path: '/member/doLogin', kind: 'offline' })
    const { user, username, password } = await openLogin()
    await user.type(username, 'wulan_r')
    await user.type(password, 'demo1234{Enter}')
    await user.click(screen.getByRole('button', { name: 'Look around first' }))
    await heading('Home')
    release()
    await heard('You aren’t logged in.')
    expect(address()).toBe('/Home')
  })

  test.each([
    ['offline', 'No response. You aren’t logged in. Try again.'],
    ['http500', 'The platform has a problem (HTTP 500). Try again later.'],
    ['garbage', 'The platform’s response couldn’t be read. Try again later.'],
    ['empty', 'The platform’s response was incomplete. Try again later.'],
  ] as const)('says beside the form what failed: the connection or the platform (%s)', async (kind, words) => {
    await api.faults.add({ path: '/member/doLogin', kind })
    const { user, username, password, queryClient } = await openLogin()
    await user.type(username, 'wulan_r')
    await user.type(password, 'demo1234{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(localStorage.getItem('token')).toBeNull()
    await atRest({ queryClient })
    await nothingHeard()
    expect(callsTo('/member/doLogin')).toHaveLength(1)
    await api.faults.clear()
    await user.click(logInButton())
    await heading('Me')
  })

  test('is there for another try when the session ends before it has led anywhere', async () => {
    const { user, username, password } = await openLogin()
    await user.type(username, 'wulan_r')
    await user.type(password, 'demo1234')
    const stop = sessionStore.subscribe(() => {
      const { token } = sessionStore.get()
      if (token !== null) sessionStore.dispatch({ type: 'expired', token, message: 'Authentication error' })
    })
    await user.click(logInButton())
    await heard('Authentication error')
    stop()
    await waitFor(() => expect(logInButton()).not.toHaveAttribute('aria-busy'))
    expect(username).toHaveValue('wulan_r')
    await user.click(logInButton())
    await heading('Me')
  })

  test('shows the password when asked to', async () => {
    const { user, password } = await openLogin()
    expect(password).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
  })

  test('speaks to the platform in the member’s language, and shows its answer', async () => {
    const { user } = await renderApp({ path: '/Login', lang: 'es_spa' })
    await heading('Iniciar sesión')
    const [username, password] = [document.querySelector('[name=username]'), document.querySelector('[name=password]')]
    if (username === null || password === null) throw new Error('no form')
    await user.type(username, 'wulan_r')
    await user.type(password, 'wrong!{Enter}')
    await heard('Usuario o contraseña incorrectos')
    expect(callsTo('/member/doLogin')[0]?.headers.lang).toBe('es_spa')
    expect(formsSentTo('/member/doLogin')[0]).toMatchObject({ lang: 'es_spa' })
  })
})

describe('around the log-in form', () => {
  test('a member who wanted somewhere is taken there after', async () => {
    const { user } = await renderApp({ path: '/GameRecord' })
    await heading('Log in')
    await user.type(screen.getByLabelText('Username'), 'budi_k')
    await user.type(screen.getByLabelText('Password'), 'demo1234{Enter}')
    await heading('Task record')
    expect(address()).toBe('/GameRecord')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Me')
  })

  test('the way through Register keeps where the member wanted to go', async () => {
    const { user } = await renderApp({ path: '/GameRecord' })
    await heading('Log in')
    await user.click(screen.getByRole('link', { name: 'Register' }))
    await heading('Register')
    await user.click(screen.getByRole('link', { name: /Log in/ }))
    await heading('Log in')
    await user.type(screen.getByLabelText('Username'), 'budi_k')
    await user.type(screen.getByLabelText('Password'), 'demo1234{Enter}')
    await heading('Task record')
    expect(address()).toBe('/GameRecord')
  })

  test('welcomes nobody back who has never been here, and says what Tiga is', async () => {
    const { user, username, password, close } = await openLogin()
    expect(screen.getByText(/^Three-number draws/)).toBeInTheDocument()
    expect(screen.queryByText('Welcome back')).not.toBeInTheDocument()
    await user.type(username, 'wulan_r')
    await user.type(password, 'demo1234{Enter}')
    await heading('Me')
    sessionStore.dispatch({ type: 'loggedOut' })
    close()
    await openLogin()
    expect(screen.getByText('Welcome back')).toBeInTheDocument()
    expect(screen.queryByText(/^Three-number draws/)).not.toBeInTheDocument()
  })

  test('looking around first leads Home', async () => {
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: 'Look around first' }))
    await heading('Home')
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('a forgotten password leads to customer service, with the address named before it is left', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await openLogin()
    const opener = screen.getByRole('button', { name: 'Forgot password?' })
    await user.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Customer service' })
    await user.click(within(dialog).getByRole('button', { name: 'Contact customer service' }))
    expect(dialog).toHaveTextContent('service.tiga.example will open outside Tiga.')
    expect(open).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Open service.tiga.example' }))
    expect(open).toHaveBeenCalledExactlyOnceWith('https://service.tiga.example/chat', '_blank', 'noopener,noreferrer')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  })

  test('the language list leads back here', async () => {
    const { user } = await openLogin()
    await user.click(screen.getByRole('link', { name: 'Language' }))
    await heading('Language')
    expect(address()).toBe('/Language?type=login')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Log in')
  })

  test('no demo log-ins are listed unless the build offers them', async () => {
    await openLogin()
    expect(screen.queryByRole('region', { name: 'Demo accounts' })).not.toBeInTheDocument()
    expect(screen.queryByText('wulan_r')).not.toBeInTheDocument()
  })
})
