import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { countRefetches } from './render-app'

/**
 * Presses Retry once no failed query is being fetched again. Parts of a screen that appear late
 * fetch the same query again, and a press at that time would only join the request. Meanwhile a
 * skeleton replaces the button, and afterwards the button is gone if the fault is over.
 */
export async function pressRetry(user: UserEvent, block: HTMLElement | null = null): Promise<void> {
  const find = () => (block?.isConnected === true ? within(block) : screen).queryByRole('button', { name: 'Retry' })
  if (countRefetches() === 0) expect(find()).toBeInTheDocument()
  await waitFor(() => expect(countRefetches()).toBe(0))
  const button = find()
  if (button !== null) await user.click(button)
}
