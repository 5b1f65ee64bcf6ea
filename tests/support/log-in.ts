import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { findHeading } from './look'

export async function logIn(user: UserEvent, username = 'wulan_r'): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), username)
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

/** Logs out on the screen Settings, and waits for the screen Me. */
export async function logOut(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }))
  await findHeading('Me')
}
