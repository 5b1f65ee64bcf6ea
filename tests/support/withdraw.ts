import { screen, within } from '@testing-library/react'
import { renderApp, type AppOptions, type RunningApp } from './render-app'

/** Opens Withdraw as budi_k, who has Rp 750.000, a bank account and the fund password 1357. */
export async function openWithdraw(options: AppOptions = {}): Promise<RunningApp> {
  const app = await renderApp({ path: '/withdraw', member: 'budi_k', ...options })
  await screen.findByLabelText('Amount')
  return app
}

export const amountField = () => screen.getByLabelText('Amount')

export const withdrawButton = () => screen.getByRole('button', { name: /^Withdraw/ })

export async function review({ user }: RunningApp, amount = '50000'): Promise<HTMLElement> {
  await user.clear(amountField())
  await user.type(amountField(), amount)
  await user.click(withdrawButton())
  return screen.findByRole('dialog', { name: 'Fund password' })
}

export function keypadButton(sheet: HTMLElement, name: string): HTMLElement {
  return within(sheet).getByRole('button', { name })
}

export async function tapKeys({ user }: RunningApp, sheet: HTMLElement, digits: string): Promise<void> {
  for (const digit of digits) await user.click(keypadButton(sheet, digit))
}

export async function send(app: RunningApp, amount = '50000', fundPassword = '1357'): Promise<HTMLElement> {
  const sheet = await review(app, amount)
  await tapKeys(app, sheet, fundPassword)
  await app.user.click(keypadButton(sheet, 'Confirm'))
  return sheet
}
