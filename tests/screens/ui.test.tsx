import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { Picture } from '@/ui/Picture'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { liveRegion, notify, shownFor } from '@/ui/feedback'
import common from '@/i18n/locales/en_us/common'
import { LabelProvider } from '@/ui/labels'
import { Sheet } from '@/ui/Sheet'
import { ignoreSecondTap, useTouches } from '@/ui/second-tap'
import { arriveAt, setOnline, wordsIn } from '../support/look'
import { renderApp } from '../support/render-app'
import { bottomSlot } from '@/ui/slot'
import { Tabs, tabPanel, Filters } from '@/ui/Tabs'
import { SearchField } from '@/ui/SearchField'
import { ProgressBar } from '@/ui/ProgressBar'
import { money } from '@/lib/money/text'
import { NetAmount } from '@/ui/Money'
import { useImport } from '@/shared/load/use-idle'

describe('a picture', () => {
  const seen = new Map<Element, () => void>()

  class Observer {
    constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
    observe(element: Element): void {
      seen.set(element, () => this.tell([{ isIntersecting: true, target: element }]))
    }
    unobserve(element: Element): void {
      seen.delete(element)
    }
    disconnect(): void {}
  }

  const picture = (src: string, isLazy = true) => (
    <Picture src={src} alt="A lake" className="place" fallback="none" isLazy={isLazy} />
  )

  test('a picture is asked for when its place is near, which has its name and its size until then', () => {
    vi.stubGlobal('IntersectionObserver', Observer)
    const { container, unmount } = render(picture('/lake.svg'))
    const place = screen.getByRole('img', { name: 'A lake' })
    expect(container.querySelector('img')).toBeNull()
    expect(place).toHaveClass('place')
    act(() => seen.get(place)?.())
    const image = container.querySelector('img')
    expect(image).toHaveAttribute('src', '/lake.svg')
    expect(image).toHaveClass('place')
    expect(seen.size).toBe(0)
    if (image !== null) fireEvent.load(image)
    unmount()
    // A list that is scrolled back shows it at once.
    expect(render(picture('/lake.svg')).container.querySelector('img')).not.toBeNull()
  })

  test('one that the screen is about is asked for at once, and one that fails gives way', async () => {
    vi.stubGlobal('IntersectionObserver', Observer)
    const { container } = render(picture('/hill.svg', false))
    const image = container.querySelector('img')
    expect(image).toHaveAttribute('src', '/hill.svg')
    if (image !== null) fireEvent.error(image)
    expect(await screen.findByText('none')).toHaveClass('place')
  })
})

describe('sheets', () => {
  function Page() {
    const [open, setOpen] = useState<readonly string[]>([])
    const close = () => setOpen((names) => names.slice(0, -1))
    return (
      <LabelProvider value={(name) => common[name]}>
        <button onClick={() => setOpen(['First'])}>Open</button>
        {open.map((name) => (
          <Sheet key={name} title={name} onClose={close}>
            <button onClick={() => setOpen(['First', 'Second'])}>More in {name}</button>
          </Sheet>
        ))}
      </LabelProvider>
    )
  }

  beforeEach(() => {
    const container = document.createElement('div')
    container.id = 'root'
    document.body.append(container)
    render(<Page />, { container })
  })

  const dialog = (name: string) => screen.queryByRole('dialog', { name })

  test('a sheet takes the focus and makes all below it inert, and Escape gives both back', async () => {
    const user = userEvent.setup()
    const opener = screen.getByRole('button', { name: 'Open' })
    await user.click(opener)
    expect(dialog('First')).toHaveFocus()
    expect(document.getElementById('root')).toHaveAttribute('inert')
    const more = screen.getByRole('button', { name: 'More in First' })
    await user.click(more)
    expect(dialog('Second')).toHaveFocus()
    expect(dialog('First')).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(dialog('First')).toBeInTheDocument()
    expect(more).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(dialog('First')).not.toBeInTheDocument()
    expect(document.getElementById('root')).not.toHaveAttribute('inert')
    expect(opener).toHaveFocus()
  })

  test('what was told before a sheet opens does not hang over it, unless of money; what comes then is heard', async () => {
    const toasts = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent)
    notify('Copied')
    notify('Order successful', { kind: 'money' })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }))
    expect(toasts()).toEqual(['Order successful'])
    notify('Not sent')
    expect(toasts()).toEqual(['Order successful', 'Not sent'])
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not sent'))
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
      const at = (clientY: number, timeStamp: number, type: string, fingers = type === 'touchend' ? 0 : 1) => {
        const event = new Event(type, { bubbles: true, cancelable: true })
        const touches = Array.from({ length: fingers }, () => ({ clientX: 50, clientY }))
        Object.defineProperties(event, { touches: { value: touches }, timeStamp: { value: timeStamp } })
        target.dispatchEvent(event)
        return event
      }
      at(from, 0, 'touchstart')
      const move = at(to, ms, 'touchmove')
      return { move, letGo: () => at(to, ms, 'touchend'), addFinger: () => at(to, ms, 'touchstart', 2) }
    }
    const open = async () => {
      await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }))
      return screen.getByRole('dialog', { name: 'First' })
    }

    test.each([
      ['far', 240, 1000, 'translateY(132px)'],
      ['by a short flick', 160, 60, 'translateY(52px)'],
    ])('%s takes it along, and closes it', async (_how, to, ms, transform) => {
      const sheet = await open()
      const { move, letGo } = pull(screen.getByRole('heading', { name: 'First' }), to, { ms })
      expect(sheet.style.transform).toBe(transform)
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

    test('and gets a second one: it comes back', async () => {
      const sheet = await open()
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const { addFinger, letGo } = pull(screen.getByRole('heading', { name: 'First' }), 240)
      addFinger()
      expect(sheet.style.transform).toBe('')
      letGo()
      vi.advanceTimersByTime(1000)
      expect(sheet.style.transform).toBe('')
      expect(dialog('First')).toBeInTheDocument()
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
        <LabelProvider value={(name) => common[name]}>
          <Sheet title="Sending" isHeld onClose={onClose}>
            …
          </Sheet>
        </LabelProvider>,
      )
      const sheet = screen.getByRole('dialog', { name: 'Sending' })
      pull(screen.getByRole('heading', { name: 'Sending' }), 400).letGo()
      expect(sheet.style.transform).toBe('')
      vi.advanceTimersByTime(1000)
      expect(onClose).not.toHaveBeenCalled()
    })
  })
})

describe('a second tap', () => {
  const THUMB = { clientX: 195, clientY: 430 }
  const NEARBY = { clientX: 205, clientY: 445 }
  const ELSEWHERE = { clientX: 195, clientY: 600 }

  /** As a browser reports a tap. */
  function tap(element: HTMLElement, place: typeof THUMB): void {
    fireEvent.pointerDown(element, place)
    fireEvent.click(element, place)
  }

  test('a second tap on Save does not press the row that has taken its place', async () => {
    const { user } = await renderApp({ path: '/Setsex', member: 'siti_m' })
    await user.click(await screen.findByRole('radio', { name: 'Female' }))
    tap(screen.getByRole('button', { name: 'Save' }), THUMB)
    tap(await screen.findByRole('link', { name: /Real name/ }), NEARBY)
    tap(screen.getByRole('link', { name: /Bank account/ }), ELSEWHERE)
    await arriveAt('/Setbank')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await arriveAt('/Infomation')
    expect(screen.getByRole('link', { name: /Gender/ })).toHaveTextContent('Female')
  })

  test.each([
    ['is ignored at the same place', 0, THUMB, 0],
    ['is ignored nearby', 0, NEARBY, 0],
    ['counts elsewhere', 0, ELSEWHERE, 1],
    ['counts 0.6 s later', 600, THUMB, 1],
    ['counts by keyboard', 0, null, 1],
  ])('the tap after a form has given way %s', (_name, ms, place, presses) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(renderHook(useTouches).unmount)
    const onPress = vi.fn<() => void>()
    const next = document.body.appendChild(document.createElement('button'))
    next.addEventListener('click', onPress)
    fireEvent.pointerDown(document.body, THUMB)
    ignoreSecondTap()
    vi.advanceTimersByTime(ms)
    if (place === null) next.click()
    else tap(next, place)
    expect(onPress).toHaveBeenCalledTimes(presses)
    vi.runAllTimers()
  })
})

describe('messages', () => {
  const LONG = 'Your account is offline. Log in again or contact customer service.'.repeat(3)

  beforeEach(() => {
    liveRegion()
    vi.useFakeTimers()
  })

  function toasts(): (string | null)[] {
    return [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent)
  }

  function toast(text: string): HTMLElement {
    return screen.getByText(text, { selector: '.toast' })
  }

  function hidePage(isHidden: boolean): void {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  describe('a message', () => {
    test.each([
      ['plain', 'Copied', 3500],
      ['money', 'Order successful', 6000],
      ['plain', LONG, LONG.length * 60],
      ['money', LONG, LONG.length * 60],
      ['plain', '当前显示的是上一次的内容。'.repeat(3), 13 * 3 * 3 * 60],
    ] as const)('that is %s and says %j is shown for %d ms', (kind, text, ms) => {
      expect(shownFor(text, kind)).toBe(ms)
      notify(text, { kind })
      vi.advanceTimersByTime(ms - 1)
      expect(toasts()).toEqual([text])
      vi.advanceTimersByTime(1)
      expect(toasts()).toEqual([])
    })

    test('stands above the bars at the foot of the screen, and moves with them to the next one', () => {
      const slotAt = (top: number) => {
        const slot = document.createElement('div')
        vi.spyOn(slot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top))
        return slot
      }
      const foot = () => document.getElementById('toasts')?.style.getPropertyValue('--foot')
      const leave = bottomSlot(slotAt(innerHeight - 92))
      notify('Copied')
      expect(foot()).toBe('92px')
      leave?.()
      expect(foot()).toBe('0px')
      const leaveNext = bottomSlot(slotAt(innerHeight - 56))
      expect(foot()).toBe('56px')
      leaveNext?.()
    })

    test('gives way to a video that starts, unless it tells of money', () => {
      notify('Refreshed')
      notify('Order successful', { kind: 'money' })
      fireEvent.play(document.body.appendChild(document.createElement('video')))
      expect(toasts()).toEqual(['Order successful'])
    })

    test('stays while the pointer is on it, and leaves at a tap', () => {
      notify('Copied')
      fireEvent.pointerEnter(toast('Copied'))
      vi.advanceTimersByTime(60_000)
      fireEvent.pointerLeave(toast('Copied'))
      vi.advanceTimersByTime(3499)
      expect(toasts()).toEqual(['Copied'])
      vi.advanceTimersByTime(1)
      expect(toasts()).toEqual([])
      notify('Copied')
      fireEvent.click(toast('Copied'))
      expect(toasts()).toEqual([])
    })

    test('waits while the page is hidden, and begins anew when it is seen', () => {
      hidePage(true)
      notify('Order successful', { kind: 'money' })
      vi.advanceTimersByTime(60_000)
      hidePage(false)
      vi.advanceTimersByTime(5000)
      hidePage(true)
      vi.advanceTimersByTime(60_000)
      hidePage(false)
      vi.advanceTimersByTime(5999)
      expect(toasts()).toEqual(['Order successful'])
      vi.advanceTimersByTime(1)
      expect(toasts()).toEqual([])
    })
  })

  describe('several messages', () => {
    test('stand below each other at once, without any code still to arrive, and all are read aloud', () => {
      notify('Wrong password')
      expect(toast('Wrong password').closest('[aria-hidden=true]')).not.toBeNull()
      notify('Order successful', { kind: 'money' })
      expect(toasts()).toEqual(['Wrong password', 'Order successful'])
      vi.advanceTimersByTime(30)
      expect(screen.getByRole('status')).toHaveTextContent('Wrong password')
      expect(screen.getByRole('status')).toHaveTextContent('Order successful')
      vi.advanceTimersByTime(3470)
      expect(toasts()).toEqual(['Order successful'])
    })

    test('of the same words are one', () => {
      notify('Refreshed')
      vi.advanceTimersByTime(3000)
      notify('Refreshed')
      expect(toasts()).toEqual(['Refreshed'])
      vi.advanceTimersByTime(3499)
      expect(toasts()).toEqual(['Refreshed'])
    })
  })
})

function Fruit() {
  const [chosen, setChosen] = useState(0)
  return (
    <>
      <Tabs
        id="fruit"
        label="Fruit"
        names={['Durian', 'Mango', 'Salak']}
        chosen={chosen}
        look="chips"
        onChoose={setChosen}
      />
      <div {...tabPanel('fruit', chosen)}>panel {chosen}</div>
    </>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('tabs are one tab stop, named, linked with their panel, and chosen by the arrow keys', async () => {
  const user = userEvent.setup()
  render(<Fruit />)
  expect(screen.getByRole('tablist', { name: 'Fruit' })).toBeInTheDocument()
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  const panel = screen.getByRole('tabpanel', { name: 'Durian' })
  expect(tab('Durian')).toHaveAttribute('aria-controls', panel.id)
  expect(tab('Mango')).not.toHaveAttribute('aria-controls')
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(tab('Salak')).toHaveFocus()
  expect(tab('Salak')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'Salak' })).toBeInTheDocument()
})

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

function Banks() {
  const [query, setQuery] = useState('')
  return (
    <LabelProvider value={(name) => common[name]}>
      <SearchField label="Find a bank" query={query} onChange={setQuery} />
    </LabelProvider>
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

test('a bar says how far it is', () => {
  render(<ProgressBar share={0.419} label="Uploading" />)
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '41')
})

test.each([
  ['950', '+Rp 950', true],
  ['0.01', '+Rp 0.01', true],
  ['0', 'Rp 0', false],
  ['-100', '−Rp 100', false],
])('a net of %s is %s, and coloured only above zero', (net, words, isColoured) => {
  const { container } = render(<NetAmount amount={money(net)} />)
  expect(wordsIn(container)).toBe(words)
  expect(container.querySelector('[class*="gain"]') !== null).toBe(isColoured)
})

test('code is asked for once it is needed, and again when the connection is back if it did not arrive', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue('the module')
  const { result, rerender } = renderHook(({ isNeeded }) => useImport(load, isNeeded), {
    initialProps: { isNeeded: false },
  })
  setOnline(true)
  expect(load).not.toHaveBeenCalled()
  rerender({ isNeeded: true })
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(result.current).toBeNull()
  setOnline(true)
  await waitFor(() => expect(result.current).toBe('the module'))
  setOnline(true)
  expect(load).toHaveBeenCalledTimes(2)
})
