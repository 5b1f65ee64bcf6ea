import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { heading, stopClockAt } from '../support/look'
import { renderApp } from '../support/render-app'

const TEXT = 'Tiga can stand on your home screen and open without a connection.'
const TODAY = '2026-11-20T10:00:00Z'

const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())

/** As Chromium does, after index.html has kept the event. */
function offer(): void {
  globalThis.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt })
}

afterEach(() => {
  globalThis.installPrompt = undefined
  prompt.mockClear()
})

const keepHint = (since: string) =>
  localStorage.setItem('tiga.installHint', JSON.stringify({ since, isDismissed: false }))

test('from the day after the first visit on, one line offers to install, beside no form, until it is closed', async () => {
  stopClockAt(TODAY)
  offer()
  keepHint('2026-11-19')
  const { user } = await renderApp({ path: '/Login' })
  await heading('Log in')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText(TEXT)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Don’t show this again' }))
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('tiga.installHint') ?? '')).toEqual({ since: '2026-11-19', isDismissed: true })
})

test('a first visit has no such line, and notes its day', async () => {
  stopClockAt(TODAY)
  offer()
  await renderApp({ path: '/choose' })
  await heading('Cities')
  await waitFor(() => expect(localStorage.getItem('tiga.installHint')).toContain('"since":"2026-11-20"'))
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
})

test('Settings ask the browser to install, once', async () => {
  offer()
  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  await heading('Settings')
  await user.click(await screen.findByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Install' })).not.toBeInTheDocument())
})

test('Settings say in words how an iPhone does it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  )
  await renderApp({ path: '/Setting', member: 'wulan_r' })
  expect(await screen.findByText(/tap Share in Safari, then “Add to Home Screen”/)).toBeVisible()
})
