import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Presses the button, and returns the sheet with the title. */
export async function openSheetBy(
  user: UserEvent,
  button: string | RegExp,
  title: string | RegExp = button,
): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: button }))
  return screen.findByRole('dialog', { name: title })
}

/** Closes a sheet by the button with this name, or by the Escape key if no name is given. */
export async function closeSheetBy(user: UserEvent, sheet: HTMLElement, button?: string): Promise<void> {
  if (button === undefined) await user.keyboard('{Escape}')
  else await user.click(within(sheet).getByRole('button', { name: button }))
  await waitFor(() => expect(sheet).not.toBeInTheDocument())
}
