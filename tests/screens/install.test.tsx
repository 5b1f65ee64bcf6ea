import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { heading } from '../support/look'
import { renderApp } from '../support/render-app'

const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())

/** As Chromium does, after index.html has kept the event. */
function offer(): void {
  globalThis.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt })
}

afterEach(() => {
  globalThis.installPrompt = undefined
  prompt.mockClear()
})

test('Settings ask the browser to install, once', async () => {
  offer()
  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  await heading('Settings')
  await user.click(await screen.findByRole('button', { name: 'Install Tiga' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Install Tiga' })).not.toBeInTheDocument())
})

test('an offer that comes late stands below Log out and the help, and does not move them', async () => {
  await renderApp({ path: '/Setting', member: 'wulan_r' })
  const help = await screen.findByRole('button', { name: 'Help with gambling' })
  offer()
  fireEvent(window, new Event('beforeinstallprompt'))
  const install = await screen.findByRole('button', { name: 'Install Tiga' })
  const erase = screen.getByRole('button', { name: 'Erase Tiga’s data' })
  for (const above of [erase, help])
    expect(above.compareDocumentPosition(install)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('Settings say in words how an iPhone does it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  )
  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  await user.click(await screen.findByRole('button', { name: 'Install Tiga' }))
  expect(await screen.findByText(/tap Share in Safari, then “Add to Home Screen”/)).toBeVisible()
})
