import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Filters } from '@/ui/Filters'

function Months() {
  const [chosen, setChosen] = useState('may')
  const options = [
    { key: 'may', name: 'May' },
    { key: 'june', name: 'June' },
  ]
  return <Filters label="Month" options={options} chosen={chosen} onChoose={setChosen} />
}

test('filters are reached and chosen by keyboard, and say which is chosen', async () => {
  const user = userEvent.setup()
  render(<Months />)
  expect(screen.getByRole('group', { name: 'Month' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'May', pressed: true })).toBeInTheDocument()
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'June', pressed: true })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'May', pressed: false })).toBeInTheDocument()
})
