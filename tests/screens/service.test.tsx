import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerGetsWith } from '../support/api'
import { runWhileBroken } from '../support/capabilities'
import {
  currentAddress,
  expectAnnounced,
  lastAnnouncement,
  moveClock,
  stopClockAt,
  openProblemDetails,
} from '../support/look'
import { openScreen } from '../support/open-screen'
import { renderApp } from '../support/render-app'
import { applySettings } from '../support/settings'
import { pressRetry } from '../support/retry'

const HOST = 'service.tiga.example'
const CHAT_URL = 'https://service.tiga.example/chat'

const frame = () => screen.queryByTitle(`Service page on ${HOST}`)
const UNSAFE = 'The service page can’t be opened safely.'

test.each([
  ['is switched off', { kefu: CHAT_URL, iskefu: 0 }, 'This feature is disabled.'],
  ['has a script as its address', { kefu: 'javascript:alert(1)', iskefu: 1 }, UNSAFE],
])('customer service that %s has no link, and its two screens say why', async (_case, base, words) => {
  answerGetsWith('/system/base', { name: 'Tiga', ...base })
  for (const path of ['/ServiceOnline', '/ServicePage']) {
    const { close } = await renderApp({ path })
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Open outside Tiga' })).not.toBeInTheDocument()
    expect(document.querySelector('iframe')).toBeNull()
    close()
  }
})

test('the screen Online service asks before it opens a service host that the build does not list', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  applySettings({ VITE_SERVICE_HOSTS: 'other.example', VITE_STATED_SERVICE_HOURS: '00:00-24:00' })
  // /ServicePage shows the chat in a frame only for listed hosts, so /ServiceOnline opens instead.
  const { user } = await openScreen('/ServicePage', 'Online service')
  expect(currentAddress()).toBe('/ServiceOnline')
  expect(await screen.findByText('Available 24/7, according to the platform.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Open the chat' })).not.toBeInTheDocument()
  expect(document.querySelector('iframe')).toBeNull()
  const opener = await screen.findByRole('button', { name: 'Open outside Tiga' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Customer service' })
  expect(dialog).toHaveTextContent(`${HOST} will open outside Tiga.`)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(opened).not.toHaveBeenCalled()
  await user.click(opener)
  await user.click(await screen.findByRole('button', { name: `Open ${HOST}` }))
  expect(opened).toHaveBeenCalledExactlyOnceWith(CHAT_URL, '_blank', 'noopener,noreferrer')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  applySettings({ VITE_SERVICE_HOSTS: HOST })
  await user.click(opener)
  expect(opened).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

const doNothing = () => undefined

describe('the problem details for customer service', () => {
  const open = async (member?: string) => {
    stopClockAt('2026-11-20T12:00:10Z')
    const app = await renderApp({ path: '/ServiceOnline', ...(member === undefined ? {} : { member }) })
    await openProblemDetails(app.user)
    return app
  }
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Problem details' })

  test('are copied as they are shown, and do not identify the member', async () => {
    const { user } = await open('wulan_r')
    await user.click(screen.getByRole('button', { name: 'Copy details' }))
    await expectAnnounced('Details copied.')
    const copied = await navigator.clipboard.readText()
    expect(copied).toBe(field().value)
    expect(copied.split('\n')).toEqual([
      'App: Tiga 0.1.0 · unknown',
      'Language: English',
      'Time (UTC): 2026-11-20 12:00:10',
      `Window size: ${window.innerWidth} × ${window.innerHeight}`,
    ])
    expect(copied).not.toMatch(/wulan|1001|86/i)
  })

  test.each<[string, () => Promise<void>]>([
    ['refuses', () => Promise.reject(new Error('The clipboard is not allowed.'))],
    [
      'throws',
      () => {
        throw new Error('The clipboard is not allowed.')
      },
    ],
    ['never answers', () => new Promise(() => undefined)],
  ])('are selected for manual copying if the clipboard %s', async (_name, write) => {
    const { user } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
    await runWhileBroken(doNothing, async () => {
      await user.click(screen.getByRole('button', { name: 'Copy details' }))
      expect(await screen.findByRole('alert')).toHaveTextContent('It’s selected, so you can copy it yourself.')
    })
    expect(field()).toHaveFocus()
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, field().value.length])
    expect(lastAnnouncement()).toBe('')
  })
})

describe('the service page', () => {
  const open = () => openScreen('/ServicePage', 'Customer service')

  test('shows a hint about blank pages four seconds after it has loaded', async () => {
    stopClockAt('2026-11-20T12:00:10Z')
    const hint = () => screen.queryByText('Blank page?')
    await open()
    await waitFor(() =>
      expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups allow-same-origin'),
    )
    expect(screen.getByRole('status', { name: `Loading ${HOST}` })).toBeInTheDocument()
    moveClock(7000)
    fireEvent.load(frame() ?? document.body)
    await waitFor(() => expect(screen.queryByRole('status', { name: `Loading ${HOST}` })).not.toBeInTheDocument())
    moveClock(3999)
    // Another load in the frame, as after a tap on a link, does not restart the four seconds.
    fireEvent.load(frame() ?? document.body)
    await act(() => Promise.resolve())
    expect(hint()).not.toBeInTheDocument()
    moveClock(1)
    await waitFor(() => expect(hint()).toBeInTheDocument())
  })

  test('reports a failure if it has not loaded after eight seconds, and can be retried', async () => {
    const timers = new Map<number, () => void>()
    const setRealTimeout = window.setTimeout.bind(window)
    vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
      if (ms === 8000) timers.set(timers.size, run)
      return ms === 8000 ? 0 : setRealTimeout(run, ms)
    }) as typeof setTimeout)
    const { user } = await open()
    await waitFor(() => expect(timers.size).toBe(1))
    timers.get(0)?.()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Couldn’t load the service page.')
    expect(alert).toHaveTextContent('No response within 8 seconds.')
    expect(frame()).not.toBeInTheDocument()
    await pressRetry(user, alert)
    await waitFor(() => expect(frame()).toBeInTheDocument())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(timers.size).toBe(2)
  })
})
