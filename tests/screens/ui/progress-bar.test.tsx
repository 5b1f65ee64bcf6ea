import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressBar } from '@/ui/ProgressBar'

test('a bar with a label says how far it is; one without is for the eye alone', () => {
  const { rerender } = render(<ProgressBar share={0.419} label="Uploading" />)
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '41')
  rerender(<ProgressBar share={0.419} />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
