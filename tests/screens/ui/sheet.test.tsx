import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { announce, liveRegion, notify } from '@/ui/feedback'
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

test('what was told before a sheet opens does not hang over it, unless it tells of money', async () => {
  const toasts = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent)
  notify('Copied')
  notify('Order successful', { kind: 'money' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }))
  expect(toasts()).toEqual(['Order successful'])
  notify('Not sent')
  expect(toasts()).toEqual(['Order successful', 'Not sent'])
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

describe('a finger that pulls a sheet down', () => {
  const pull = (target: Element, to: number, { from = 100, ms = 1000 } = {}) => {
    const at = (clientY: number, timeStamp: number, type: string) => {
      const event = new Event(type, { bubbles: true, cancelable: true })
      const touches = type === 'touchend' ? [] : [{ clientX: 50, clientY }]
      Object.defineProperties(event, { touches: { value: touches }, timeStamp: { value: timeStamp } })
      target.dispatchEvent(event)
      return event
    }
    at(from, 0, 'touchstart')
    const move = at(to, ms, 'touchmove')
    return { move, letGo: () => at(to, ms, 'touchend') }
  }
  const open = async () => {
    await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }))
    return screen.getByRole('dialog', { name: 'First' })
  }

  test('takes it along, and closes it beyond a threshold', async () => {
    const sheet = await open()
    const { move, letGo } = pull(screen.getByRole('heading', { name: 'First' }), 240)
    expect(sheet.style.transform).toBe('translateY(132px)')
    expect(move.defaultPrevented).toBe(true)
    letGo()
    await waitFor(() => expect(dialog('First')).not.toBeInTheDocument())
    expect(screen.getByText('Open')).toHaveFocus()
  })

  test.each([
    ['too short', 150],
    ['up', 20],
  ])('%s: it comes back', async (_how, to) => {
    const sheet = await open()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    pull(screen.getByRole('heading', { name: 'First' }), to).letGo()
    expect(sheet.style.transform).toBe('')
    vi.advanceTimersByTime(1000)
    expect(dialog('First')).toBeInTheDocument()
  })

  test('closes it by a short flick, too', async () => {
    await open()
    pull(screen.getByRole('heading', { name: 'First' }), 160, { ms: 60 }).letGo()
    await waitFor(() => expect(dialog('First')).not.toBeInTheDocument())
  })

  test('scrolls content that is scrolled instead', async () => {
    const sheet = await open()
    screen.getByRole('group', { name: 'First' }).scrollTop = 40
    const { move } = pull(screen.getByRole('button', { name: 'More in First' }), 300)
    expect(move.defaultPrevented).toBe(false)
    expect(sheet.style.transform).toBe('')
  })

  test('does not close one that sends something', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const onClose = vi.fn<() => void>()
    render(
      <LabelsProvider value={common}>
        <Sheet title="Sending" isHeld onClose={onClose}>
          …
        </Sheet>
      </LabelsProvider>,
    )
    const sheet = screen.getByRole('dialog', { name: 'Sending' })
    pull(screen.getByRole('heading', { name: 'Sending' }), 400).letGo()
    expect(sheet.style.transform).toBe('')
    vi.advanceTimersByTime(1000)
    expect(onClose).not.toHaveBeenCalled()
  })
})
