import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { countAskedAgain } from './render-app'

/**
 * Presses Retry when no failed query is being retried. Several parts of a screen send the same
 * query, each when it appears; a press would join such a request. A query that is being retried
 * shows a skeleton, so that the button is replaced, or disappears if the fault is over.
 */
export async function pressRetry(user: UserEvent, block: HTMLElement | null = null): Promise<void> {
  const find = () => (block?.isConnected === true ? within(block) : screen).queryByRole('button', { name: 'Retry' })
  if (countAskedAgain() === 0) expect(find()).toBeInTheDocument()
  await waitFor(() => expect(countAskedAgain()).toBe(0))
  const button = find()
  if (button !== null) await user.click(button)
}
