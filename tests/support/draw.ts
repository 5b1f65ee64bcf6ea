import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { api } from './api'
import { renderApp, type AppOptions, type RunningApp } from './render-app'

/** 50 s before the period of the 60 s game closes, 170 s before that of the 180 s game. */
export const NOON = '2026-11-20T12:00:10Z'
export const SUNDA_OPEN = '20261120-0721'
export const SUNDA_NEXT = '20261120-0722'
export const MERAPI_OPEN = '20261120-0241'

export const sunda = '/Lottery?key=sunda60&id=11'
export const merapi = '/Lottery?key=merapi180&id=12'
/** A game that publishes neither its rules nor its payout. */
export const bromo = '/Lottery?key=bromo300&id=16'

/** Opens a draw as wulan_r with Rp 86,500. The constants above fit a clock stopped at NOON. */
export async function openDraw(path = sunda, options: AppOptions = {}): Promise<RunningApp> {
  const app = await renderApp({ path, member: 'wulan_r', ...options })
  await screen.findByRole('button', { name: /^Submit/ })
  return app
}

export const optionGroup = () => screen.getByRole('group', { name: 'Choose' })

export function option(name: string): HTMLElement {
  return within(optionGroup()).getByRole('button', { name: new RegExp(`^${name}`) })
}

export function amountField(): HTMLElement {
  return screen.getByLabelText('Amount per pick')
}

export function submitButton(): HTMLElement {
  return screen.getByRole('button', { name: /^Submit/ })
}

/** The text "Balance Rp 86,500", also while a sheet covers it. */
export function balanceInBar(): HTMLElement {
  const balance = document.querySelector<HTMLElement>('[class*=orderBar] p')
  if (balance === null) throw new Error('the bar shows no balance')
  return balance
}

export async function submit({ user }: RunningApp, options: readonly string[], amount: string): Promise<void> {
  for (const name of options) await user.click(option(name))
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

/** Reviews and confirms an order. @returns the sheet that says that it was accepted */
export async function confirmOrder(
  app: RunningApp,
  options?: readonly string[],
  amount?: string,
): Promise<HTMLElement> {
  await app.user.click(confirmButton(await review(app, options, amount)))
  return screen.findByRole('dialog', { name: 'Order accepted' })
}

/** Places an order, and waits until its sheet is closed. */
export async function placeOrder(app: RunningApp, options?: readonly string[], amount?: string): Promise<void> {
  const accepted = await confirmOrder(app, options, amount)
  await app.user.click(within(accepted).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(accepted).not.toBeInTheDocument())
}

export async function ordersHeld(username = 'wulan_r') {
  const member = await api.member(username)
  return api.world.transact((state) => structuredClone(state.orders.filter(({ memberId }) => memberId === member?.id)))
}
