import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { countAskedAgain } from './render-app'

/**
 * Presses Retry once nothing that failed is under way: several parts of a screen ask for the same,
 * each when it appears. A press would join such a request, and a failure that is asked for again
 * gives way to a skeleton and comes back as another element.
 */
export async function pressRetry(user: UserEvent, block: HTMLElement | null = null): Promise<void> {
  await waitFor(() => expect(countAskedAgain()).toBe(0))
  const place = block?.isConnected === true ? within(block) : screen
  await user.click(await place.findByRole('button', { name: 'Retry' }))
}
