import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { announce, liveRegion } from '@/ui/feedback'
import common from '@/i18n/locales/en_us/common'
import { LabelsProvider } from '@/ui/labels'
import { Sheet } from '@/ui/Sheet'

function Page() {
  const [open, setOpen] = useState<readonly string[]>([])
  const close = () => setOpen((names) => names.slice(0, -1))
  return (
    <LabelsProvider value={common}>
      <button onClick={() => setOpen(['First'])}>Open</button>
      {open.map((name) => (
        <Sheet key={name} title={name} onClose={close}>
          <button onClick={() => setOpen(['First', 'Second'])}>More in {name}</button>
        </Sheet>
      ))}
    </LabelsProvider>
  )
}

beforeEach(() => {
  const container = document.createElement('div')
  container.id = 'root'
  document.body.append(container)
  render(<Page />, { container })
})

const dialog = (name: string) => screen.queryByRole('dialog', { name })

test('a sheet takes the focus, makes the page inert, and Escape gives both back', async () => {
  const user = userEvent.setup()
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  expect(dialog('First')).toHaveFocus()
  expect(document.getElementById('root')).toHaveAttribute('inert')
  await user.keyboard('{Escape}')
  expect(dialog('First')).not.toBeInTheDocument()
  expect(document.getElementById('root')).not.toHaveAttribute('inert')
  expect(opener).toHaveFocus()
})

test('Escape closes the top one of two sheets, and the lower one is inert until then', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const more = screen.getByRole('button', { name: 'More in First' })
  await user.click(more)
  expect(dialog('Second')).toHaveFocus()
  expect(dialog('First')).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(dialog('First')).toBeInTheDocument()
  expect(more).toHaveFocus()
})

test('a message is heard while a sheet is open', async () => {
  const user = userEvent.setup()
  liveRegion()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  announce('Saved')
  expect(await screen.findByText('Saved')).toBe(screen.getByRole('status'))
})

test('in a browser that does not know `inert`, the focus comes back into the sheet', async () => {
  const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'inert')
  Reflect.deleteProperty(HTMLElement.prototype, 'inert')
  try {
    const user = userEvent.setup()
    const opener = screen.getByRole('button', { name: 'Open' })
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: 'More in First' }))
    opener.focus()
    expect(dialog('Second')).toHaveFocus()
    await user.keyboard('{Escape}')
    opener.focus()
    expect(dialog('First')).toHaveFocus()
    await user.keyboard('{Escape}')
    opener.focus()
    expect(opener).toHaveFocus()
  } finally {
    if (known !== undefined) Object.defineProperty(HTMLElement.prototype, 'inert', known)
  }
})
