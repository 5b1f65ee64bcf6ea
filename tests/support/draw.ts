import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { api } from './api'
import { renderApp, type AppOptions, type RunningApp } from './render-app'

/**
 * At this time the periods SUNDA_OPEN_PERIOD and MERAPI_OPEN_PERIOD are open. The first closes 50 s
 * later, the second 170 s later. SUNDA_NEXT_PERIOD follows SUNDA_OPEN_PERIOD.
 */
export const NOON = '2026-11-20T12:00:10Z'
export const SUNDA_OPEN_PERIOD = '20261120-0721'
export const SUNDA_NEXT_PERIOD = '20261120-0722'
export const MERAPI_OPEN_PERIOD = '20261120-0241'

export const sundaPath = '/Lottery?key=sunda60&id=11'
export const merapiPath = '/Lottery?key=merapi180&id=12'
/** Address of a game for which neither rules nor payouts are published. */
export const bromoPath = '/Lottery?key=bromo300&id=16'

/** Opens a draw as wulan_r, who has Rp 86,500. */
export async function openDraw(path = sundaPath, options: AppOptions = {}): Promise<RunningApp> {
  const app = await renderApp({ path, member: 'wulan_r', ...options })
  await screen.findByRole('button', { name: /^Submit/ })
  return app
}

export const optionGroup = () => screen.getByRole('group', { name: 'Choose' })

export function optionButton(name: string): HTMLElement {
  return within(optionGroup()).getByRole('button', { name: new RegExp(`^${name}`) })
}

export function amountField(): HTMLElement {
  return screen.getByLabelText('Amount per pick')
}

export function submitButton(): HTMLElement {
  return screen.getByRole('button', { name: /^Submit/ })
}

/** Returns the paragraph with the balance in the order bar, even while a sheet covers the bar. */
export function balanceInBar(): HTMLElement {
  const balance = document.querySelector<HTMLElement>('[class*=orderBar] p')
  if (balance === null) throw new Error('The order bar shows no balance.')
  return balance
}

export async function submit({ user }: RunningApp, options: readonly string[], amount: string): Promise<void> {
  for (const name of options) await user.click(optionButton(name))
  await user.clear(amountField())
  if (amount !== '') await user.type(amountField(), amount)
  await user.click(submitButton())
}

export async function review(
  app: RunningApp,
  options: readonly string[] = ['Big', 'Even'],
  amount = '2000',
): Promise<HTMLElement> {
  await submit(app, options, amount)
  return screen.findByRole('dialog', { name: 'Confirm your order' })
}

export function confirmButton(sheet: HTMLElement): HTMLElement {
  return within(sheet).getByRole('button', { name: /^Confirm/ })
}

/** Places an order. Returns the sheet "Order accepted", which is still open. */
export async function confirmOrder(
  app: RunningApp,
  options?: readonly string[],
  amount?: string,
): Promise<HTMLElement> {
  await app.user.click(confirmButton(await review(app, options, amount)))
  return screen.findByRole('dialog', { name: 'Order accepted' })
}

export async function placeOrder(app: RunningApp, options?: readonly string[], amount?: string): Promise<void> {
  const acceptedSheet = await confirmOrder(app, options, amount)
  // The sheet closes by itself. A tap on Done saves time.
  const doneButton = within(acceptedSheet).queryByRole('button', { name: 'Done' })
  if (doneButton !== null) await app.user.click(doneButton)
  await waitFor(() => expect(acceptedSheet).not.toBeInTheDocument())
}

/** Returns copies of the orders that the mock platform has of a member. */
export async function platformOrdersOf(username = 'wulan_r') {
  const member = await api.member(username)
  return api.world.transact((state) => structuredClone(state.orders.filter(({ memberId }) => memberId === member?.id)))
}
