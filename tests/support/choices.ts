import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Opens the sheet of a row that names what is chosen. */
export async function openChoice(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
  return within(await screen.findByRole('dialog', { name }))
}

/** Takes an option in the sheet of its row, which closes by that. */
export async function choose(user: UserEvent, name: string, option: string): Promise<void> {
  const sheet = await openChoice(user, name)
  await user.click(sheet.getByRole('radio', { name: option }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())
}

/** The row of a choice, which ends with what is chosen. */
export const choiceRow = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
