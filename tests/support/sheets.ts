import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

export async function openBy(
  user: UserEvent,
  button: string | RegExp,
  title: string | RegExp = button,
): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: button }))
  return screen.findByRole('dialog', { name: title })
}

/** Closes a sheet by one of its buttons, otherwise by the Escape key. */
export async function closeBy(user: UserEvent, sheet: HTMLElement, button?: string): Promise<void> {
  if (button === undefined) await user.keyboard('{Escape}')
  else await user.click(within(sheet).getByRole('button', { name: button }))
  await waitFor(() => expect(sheet).not.toBeInTheDocument())
}
