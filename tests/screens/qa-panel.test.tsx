import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readOverview } from '@/mocks/control'
import { worldControls } from '@/mocks/panel/controls'
import { Panel } from '@/mocks/panel/Panel'
import { api } from '../support/api'
import { renderApp } from '../support/render-app'

async function openPanel(path = '/Mine') {
  const app = await renderApp({ path, member: 'wulan_r' })
  render(<Panel controls={worldControls(api.world)} />)
  await app.user.click(screen.getByRole('button', { name: 'QA' }))
  const panel = await screen.findByRole('dialog', { name: 'Mock platform' })
  await within(panel).findByRole('group', { name: /^wulan_r/ })
  const tap = (name: string) => app.user.click(within(panel).getByRole('button', { name }))
  const openFaults = async () => (await readOverview(api.world, 'wulan_r')).faults
  return { ...app, panel, tap, openFaults }
}

test('the QA panel writes amounts with currency and separators, and has four tabs', async () => {
  const { panel, user, tap } = await openPanel()
  expect(within(panel).getByRole('group', { name: /^wulan_r · Rp\s86,500 · level 2$/ })).toBeVisible()
  await tap('Credit')
  await waitFor(() => expect(within(panel).getByRole('status')).toHaveTextContent('Credited Rp 50,000 to wulan_r.'))
  const tabs = within(panel).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Member', 'Draws', 'Faults', 'Cheats'])
  await user.click(within(panel).getByRole('tab', { name: 'Cheats' }))
  expect(within(panel).getByRole('tabpanel', { name: 'Cheats' })).toHaveTextContent('the platform is honest')
})

test('the presets of the QA panel use the controls of its forms, and a pressed one is turned off again', async () => {
  const { panel, tap, openFaults } = await openPanel()
  await tap('Lose the next order’s answer')
  await tap('Refuse the next withdrawal')
  await tap('5 s slow')
  await vi.waitFor(async () =>
    expect(await openFaults()).toMatchObject([
      { path: '/game/placeOrder', kind: 'offline', times: 1, afterwards: true },
      { path: '/member/setUserWirhdraw', kind: 'error', times: 1 },
      { path: '*', kind: 'delay', delayMs: 5000 },
    ]),
  )
  const slow = within(panel).getByRole('button', { name: '5 s slow' })
  await waitFor(() => expect(slow).toHaveAttribute('aria-pressed', 'true'))
  await tap('5 s slow')
  await waitFor(() => expect(slow).toHaveAttribute('aria-pressed', 'false'))
  expect(await openFaults()).toHaveLength(2)
  await tap('Loaded die 60 %')
  await vi.waitFor(async () =>
    expect((await readOverview(api.world, 'wulan_r')).cheats).toMatchObject([{ kind: 'loadedDie', percent: 60 }]),
  )
})

test('the preset Offline shows the app offline until it is turned off', async () => {
  const { tap } = await openPanel()
  await tap('Offline')
  expect(await screen.findByText('You’re offline.')).toBeVisible()
  await tap('Offline')
  await waitFor(() => expect(screen.queryByText('You’re offline.')).not.toBeInTheDocument())
})

test('a tap above the tab QA opens the panel, unless it is on a control, and Escape closes the panel', async () => {
  const { user, panel } = await openPanel('/Mine')
  await user.keyboard('{Escape}')
  expect(panel).not.toBeVisible()
  const opener = screen.getByRole('button', { name: 'QA' })
  expect(opener).toHaveFocus()
  vi.spyOn(opener, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 700, 44, 24))
  fireEvent.click(screen.getByRole('link', { name: 'Online service' }), { clientX: 20, clientY: 690 })
  expect(panel).not.toBeVisible()
  fireEvent.click(document.body, { clientX: 20, clientY: 670 })
  expect(panel).not.toBeVisible()
  fireEvent.click(document.body, { clientX: 20, clientY: 690 })
  await waitFor(() => expect(panel).toBeVisible())
})
