import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import common from '@/i18n/locales/en_us/common'
import { LabelsProvider } from '@/ui/labels'
import { SearchField } from '@/ui/SearchField'

function Banks() {
  const [query, setQuery] = useState('')
  return (
    <LabelsProvider value={common}>
      <SearchField label="Find a bank" query={query} onChange={setQuery} />
    </LabelsProvider>
  )
}

test('a search is named by what it finds, and emptied by keyboard', async () => {
  const user = userEvent.setup()
  render(<Banks />)
  await user.tab()
  const field = screen.getByRole('searchbox', { name: 'Find a bank' })
  await user.keyboard('bank')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Clear search' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('')
})
