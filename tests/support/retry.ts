import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { countAskedAgain } from './render-app'

/**
 * Presses Retry once nothing that failed is under way: several parts of a screen ask for the same,
 * each when it appears. A press would join such a request, and a failure that is asked for again
 * gives way to a skeleton and comes back as another element, or not at all, once its fault is over.
 */
export async function pressRetry(user: UserEvent, block: HTMLElement | null = null): Promise<void> {
  const find = () => (block?.isConnected === true ? within(block) : screen).queryByRole('button', { name: 'Retry' })
  if (countAskedAgain() === 0) expect(find()).toBeInTheDocument()
  await waitFor(() => expect(countAskedAgain()).toBe(0))
  const button = find()
  if (button !== null) await user.click(button)
}
