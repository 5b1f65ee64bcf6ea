import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { countRefetches } from './render-app'

/**
 * Presses Retry once no failed query is being fetched again. An earlier press would only join the
 * running fetch. If that fetch succeeds, the button disappears, and nothing is pressed.
 */
export async function pressRetry(user: UserEvent, block: HTMLElement | null = null): Promise<void> {
  const find = () => (block?.isConnected === true ? within(block) : screen).queryByRole('button', { name: 'Retry' })
  if (countRefetches() === 0) expect(find()).toBeInTheDocument()
  await waitFor(() => expect(countRefetches()).toBe(0))
  const button = find()
  if (button !== null) await user.click(button)
}
