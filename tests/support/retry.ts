import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/**
 * Presses Retry once nothing is under way any more: what several parts of a screen ask for may be
 * asked again by one of them, and such a press joins that request, which may fail as the first did.
 */
export async function pressRetry(user: UserEvent, block: HTMLElement | null = null): Promise<void> {
  const button = (block === null ? screen : within(block)).getByRole('button', { name: 'Retry' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await user.click(button)
}
