import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Opens the sheet of the row whose accessible name begins with `name`. Returns its queries. */
export async function openChoiceSheet(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
  return within(await screen.findByRole('dialog', { name }))
}

/** Opens the sheet of a row, chooses an option, and waits until the sheet has closed. */
export async function chooseOption(user: UserEvent, name: string, option: string): Promise<void> {
  const sheet = await openChoiceSheet(user, name)
  await user.click(sheet.getByRole('radio', { name: option }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())
}

/** Returns the row of a choice. The row's full name ends with the chosen option. */
export const choiceRow = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

export async function openFilters(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: /^Filter/ }))
  return screen.findByRole('dialog', { name: 'Filter' })
}

export async function chooseFilters(user: UserEvent, ...names: string[]): Promise<void> {
  const sheet = await openFilters(user)
  for (const name of names) await user.click(within(sheet).getByRole('button', { name }))
  await user.click(within(sheet).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(sheet).not.toBeInTheDocument())
}
