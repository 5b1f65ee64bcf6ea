import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { Picture } from '@/ui/Picture'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { liveRegion, notify } from '@/ui/feedback'
import common from '@/i18n/locales/en_us/common'
import { LabelProvider } from '@/ui/labels'
import { Sheet } from '@/ui/Sheet'
import { useTapGuard } from '@/ui/tap-guard'
import { arriveAt, plainTextOf } from '../support/look'
import { renderApp } from '../support/render-app'
import { bottomSlotRef } from '@/ui/slot'
import { money } from '@/lib/money/text'
import { NetAmount } from '@/ui/Money'
import { ArmedButton } from '@/ui/ArmedButton'
import { useHasPassed } from '@/ui/Countdown'

describe('a picture', () => {
  /** Reports that the observed element is near the viewport. */
  let comeNear = () => {}
  class Observer {
    constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(): void {
      comeNear = () => this.report([{ isIntersecting: true }])
    }
    disconnect(): void {}
  }

  const renderPicture = (src: string, isLazy: boolean) =>
    render(<Picture src={src} alt="A lake" className="place" fallback="none" isLazy={isLazy} />)

  test('with isLazy=true has a placeholder, and loads when the placeholder comes near the viewport', () => {
    vi.stubGlobal('IntersectionObserver', Observer)
    const { container, unmount } = renderPicture('/lake.svg', true)
    expect(screen.getByRole('img', { name: 'A lake' })).toHaveClass('place')
    expect(container.querySelector('img')).toBeNull()
    act(comeNear)
    const image = container.querySelector('img') ?? document.body
    expect(image).toHaveAttribute('src', '/lake.svg')
    expect(image).toHaveClass('place')
    fireEvent.load(image)
    unmount()
    // A picture that has loaded before is shown at once, as in a list that is scrolled back.
    expect(renderPicture('/lake.svg', true).container.querySelector('img')).not.toBeNull()
  })

  test('with isLazy=false shows its fallback if it fails to load, and loads again when the network is back', async () => {
    fireEvent.error(renderPicture('/hill.svg', false).container.querySelector('img') ?? document.body)
    expect(await screen.findByText('none')).toHaveClass('place')
    await waitFor(() => {
      fireEvent(window, new Event('online'))
      expect(document.querySelector('img')).not.toBeNull()
    })
  })
})

const toastTexts = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent)

describe('on a page with a sheet,', () => {
  function Page() {
    const [openSheets, setOpenSheets] = useState<readonly string[]>([])
    const close = () => setOpenSheets((names) => names.slice(0, -1))
    return (
      <LabelProvider value={(name) => common[name]}>
        <button onClick={() => setOpenSheets(['First'])}>Open</button>
        <button onClick={() => setOpenSheets(['Sending'])}>Send</button>
        {openSheets.map((name) => (
          <Sheet key={name} title={name} isSwipeDisabled={name === 'Sending'} onClose={close}>
            <button onClick={() => setOpenSheets(['First', 'Second'])}>{`More in ${name}`}</button>
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

  test('the sheet takes the focus and makes the page inert until Escape closes the sheet', async () => {
    const user = userEvent.setup()
    const opener = screen.getByRole('button', { name: 'Open' })
    await user.click(opener)
    expect(dialog('First')).toHaveFocus()
    expect(document.getElementById('root')).toHaveAttribute('inert')
    const moreButton = screen.getByRole('button', { name: 'More in First' })
    await user.click(moreButton)
    expect(dialog('Second')).toHaveFocus()
    expect(dialog('First')).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(dialog('First')).toBeInTheDocument()
    expect(moreButton).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(dialog('First')).not.toBeInTheDocument()
    expect(document.getElementById('root')).not.toHaveAttribute('inert')
    expect(opener).toHaveFocus()
  })

  test('a closed sheet gives back the focus at once, and leaves as a copy that cannot be used', async () => {
    HTMLElement.prototype.animate = vi.fn<HTMLElement['animate']>()
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'))
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
    const user = userEvent.setup()
    const opener = screen.getByRole('button', { name: 'Open' })
    await user.click(opener)
    dialog('First')?.style.setProperty('opacity', '1')
    await user.keyboard('{Escape}')
    expect(opener).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    const copy = document.querySelector('[data-from]')
    expect(copy).toHaveTextContent('First')
    expect(copy).toHaveAttribute('inert')
    expect(copy).toHaveAttribute('aria-hidden', 'true')
    await waitFor(() => expect(copy).not.toBeInTheDocument())
  })

  test.each([
    ['prefers less motion', { isMotionReduced: true, opacity: '1' }],
    ['closes a sheet that has shrunk into its target', { isMotionReduced: false, opacity: '0.2' }],
  ])('no copy of a closed sheet is shown if the member %s', async (_name, { isMotionReduced, opacity }) => {
    HTMLElement.prototype.animate = vi.fn<HTMLElement['animate']>()
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'))
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isMotionReduced } as MediaQueryList)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    dialog('First')?.style.setProperty('opacity', opacity)
    await user.keyboard('{Escape}')
    expect(document.querySelector('[data-from]')).toBeNull()
  })

  test('the sheet removes earlier toasts except those about money, and lets later toasts appear', async () => {
    notify('Copied')
    notify('Order successful', { kind: 'money' })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }))
    expect(toastTexts()).toEqual(['Order successful'])
    notify('Not sent')
    expect(toastTexts()).toEqual(['Order successful', 'Not sent'])
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not sent'))
  })

  test('the focus is moved back into the sheet if the browser has no `inert`', async () => {
    const inertProperty = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'inert') ?? {}
    Reflect.deleteProperty(HTMLElement.prototype, 'inert')
    onTestFinished(() => void Object.defineProperty(HTMLElement.prototype, 'inert', inertProperty))
    const user = userEvent.setup()
    const opener = screen.getByRole('button', { name: 'Open' })
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: 'More in First' }))
    for (const name of ['Second', 'First']) {
      opener.focus()
      expect(dialog(name)).toHaveFocus()
      await user.keyboard('{Escape}')
    }
    opener.focus()
    expect(opener).toHaveFocus()
  })

  describe('a drag with a finger', () => {
    const startPull = (target: Element, to: number, ms: number) => {
      const fireTouch = (clientY: number, timeStamp: number, type: string, fingers = type === 'touchend' ? 0 : 1) => {
        const event = new Event(type, { bubbles: true, cancelable: true })
        const touches = Array.from({ length: fingers }, () => ({ clientX: 50, clientY }))
        Object.defineProperties(event, { touches: { value: touches }, timeStamp: { value: timeStamp } })
        target.dispatchEvent(event)
        return event
      }
      fireTouch(100, 0, 'touchstart')
      const move = fireTouch(to, ms, 'touchmove')
      return { move, letGo: () => fireTouch(to, ms, 'touchend'), addFinger: () => fireTouch(to, ms, 'touchstart', 2) }
    }
    test.each([
      ['far down closes the sheet', 'Open', 240, 1000, 'translateY(132px)', 'translateY(100%)'],
      ['down by a short flick closes the sheet', 'Open', 160, 60, 'translateY(52px)', 'translateY(100%)'],
      ['down too little lets the sheet return', 'Open', 150, 1000, 'translateY(42px)', ''],
      ['up does not move the sheet', 'Open', 20, 1000, '', ''],
      ['down while the sheet is sending lets the sheet return', 'Send', 240, 1000, 'translateY(132px)', ''],
    ])('%s', async (_how, opener, to, ms, whileDragged, afterDrag) => {
      await userEvent.setup().click(screen.getByRole('button', { name: opener }))
      const sheet = screen.getByRole('dialog')
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const { move, letGo } = startPull(screen.getByRole('heading'), to, ms)
      expect(sheet.style.transform).toBe(whileDragged)
      expect(move.defaultPrevented).toBe(whileDragged !== '')
      letGo()
      expect(sheet.style.transform).toBe(afterDrag)
      await act(async () => void vi.advanceTimersByTime(400))
      expect(sheet.isConnected).toBe(afterDrag === '')
    })

    test('ends when a second finger touches the sheet, which then returns to its place', async () => {
      await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }))
      const sheet = screen.getByRole('dialog')
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const { addFinger, letGo } = startPull(screen.getByRole('heading'), 240, 1000)
      addFinger()
      expect(sheet.style.transform).toBe('')
      letGo()
      vi.advanceTimersByTime(1000)
      expect(sheet.style.transform).toBe('')
      expect(sheet).toBeInTheDocument()
    })

    test('does not move the sheet if its content is scrolled down', async () => {
      await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }))
      screen.getByRole('group', { name: 'First' }).scrollTop = 40
      const { move } = startPull(screen.getByRole('button', { name: 'More in First' }), 300, 1000)
      expect(move.defaultPrevented).toBe(false)
      expect(screen.getByRole('dialog').style.transform).toBe('')
    })
  })
})

describe('a second tap', () => {
  const FIRST_TAP = { clientX: 195, clientY: 430 }
  const NEARBY = { clientX: 205, clientY: 445 }
  const ELSEWHERE = { clientX: 195, clientY: 600 }

  function tap(element: HTMLElement, place: typeof FIRST_TAP): void {
    fireEvent.pointerDown(element, place)
    fireEvent.click(element, place)
  }

  test('at the place of Save does not press the row that has replaced the button Save', async () => {
    const { user } = await renderApp({ path: '/Infomation', member: 'siti_m' })
    await user.click(await screen.findByRole('link', { name: /Gender/ }))
    await user.click(await screen.findByRole('radio', { name: 'Female' }))
    tap(screen.getByRole('button', { name: 'Save' }), FIRST_TAP)
    tap(await screen.findByRole('link', { name: /Real name/ }), NEARBY)
    tap(screen.getByRole('link', { name: /Bank account/ }), ELSEWHERE)
    await arriveAt('/Setbank')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await arriveAt('/Infomation')
    expect(screen.getByRole('link', { name: /Gender/ })).toHaveTextContent('Female')
  })

  test.each([
    ['is ignored at the same place', 0, FIRST_TAP, 0],
    ['is ignored nearby', 0, NEARBY, 0],
    ['counts elsewhere', 0, ELSEWHERE, 1],
    ['counts 0.6 s later', 600, FIRST_TAP, 1],
    ['counts by keyboard', 0, null, 1],
  ])('after a form has closed %s', (_name, ms, place, presses) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { result, unmount } = renderHook(useTapGuard)
    onTestFinished(unmount)
    const onPress = vi.fn<() => void>()
    const nextButton = document.body.appendChild(document.createElement('button'))
    nextButton.addEventListener('click', onPress)
    fireEvent.pointerDown(document.body, FIRST_TAP)
    result.current()
    vi.advanceTimersByTime(ms)
    if (place === null) nextButton.click()
    else tap(nextButton, place)
    expect(onPress).toHaveBeenCalledTimes(presses)
    vi.runAllTimers()
  })
})

describe('toasts', () => {
  const LONG = 'Your account is offline. Log in again or contact customer service.'.repeat(3)

  beforeEach(() => {
    liveRegion()
    vi.useFakeTimers()
  })

  const getToast = (text: string) => screen.getByText(text, { selector: '.toast' })

  function hidePage(isHidden: boolean): void {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  /** Lets `ms` pass. Returns the toasts 1 ms before the end, and at the end. */
  function shownUntil(ms: number) {
    vi.advanceTimersByTime(ms - 1)
    const before = toastTexts()
    vi.advanceTimersByTime(1)
    return [before, toastTexts()]
  }

  test.each([
    ['plain', 'Copied', 3500],
    ['money', 'Order successful', 6000],
    ['plain', LONG, LONG.length * 60],
    ['money', LONG, LONG.length * 60],
    ['plain', '当前显示的是上一次的内容。'.repeat(3), 13 * 3 * 3 * 60],
  ] as const)('of kind %s with the text %j are shown for %d ms', (kind, text, ms) => {
    notify(text, { kind })
    expect(shownUntil(ms)).toEqual([[text], []])
  })

  test('are shown above the bar at the bottom of the screen, and above the bar of the next screen', () => {
    const putBar = (height: number) => {
      const bar = document.createElement('div')
      vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - height))
      return bottomSlotRef(bar)
    }
    const bottomOffset = () => document.getElementById('toasts')?.style.getPropertyValue('--foot')
    const removeBar = putBar(92)
    notify('Copied')
    expect(bottomOffset()).toBe('92px')
    removeBar?.()
    expect(bottomOffset()).toBe('0px')
    const removeNextBar = putBar(56)
    expect(bottomOffset()).toBe('56px')
    removeNextBar?.()
  })

  test('are removed when a video starts, unless they are about money', () => {
    notify('Refreshed')
    notify('Order successful', { kind: 'money' })
    fireEvent.play(document.body.appendChild(document.createElement('video')))
    expect(toastTexts()).toEqual(['Order successful'])
  })

  test('stay while the pointer is on them, and close on a tap', () => {
    notify('Copied')
    fireEvent.pointerEnter(getToast('Copied'))
    vi.advanceTimersByTime(60_000)
    fireEvent.pointerLeave(getToast('Copied'))
    expect(shownUntil(3500)).toEqual([['Copied'], []])
    notify('Copied')
    fireEvent.click(getToast('Copied'))
    expect(toastTexts()).toEqual([])
  })

  test('do not time out while the page is hidden, and start their time again when the page is visible', () => {
    notify('Order successful', { kind: 'money' })
    vi.advanceTimersByTime(5000)
    hidePage(true)
    vi.advanceTimersByTime(60_000)
    hidePage(false)
    expect(shownUntil(6000)).toEqual([['Order successful'], []])
  })

  test('are shown one below the other, without repeating a text, and are all announced', () => {
    notify('Wrong password')
    expect(getToast('Wrong password').closest('[aria-hidden=true]')).not.toBeNull()
    vi.advanceTimersByTime(3000)
    notify('Order successful', { kind: 'money' })
    notify('Wrong password')
    expect(toastTexts()).toEqual(['Order successful', 'Wrong password'])
    vi.advanceTimersByTime(30)
    expect(screen.getByRole('status')).toHaveTextContent('Order successful Wrong password')
    expect(shownUntil(3470)).toEqual([['Order successful', 'Wrong password'], ['Order successful']])
  })
})

test.each([
  ['950', '+Rp 950', true],
  ['0.01', '+Rp 0.01', true],
  ['0', 'Rp 0', false],
  ['-100', '−Rp 100', false],
])('a net result of %s is shown as %s, in the colour of gains: %s', (net, words, isColoured) => {
  const { container } = render(<NetAmount amount={money(net)} />)
  expect(plainTextOf(container)).toBe(words)
  expect(container.querySelector('[class*="gain"]') !== null).toBe(isColoured)
})

test('a component that uses useHasPassed renders again when the time has passed, and not each second', () => {
  vi.useFakeTimers({ now: 0 })
  const renderWaiting = vi.fn<() => boolean>(() => useHasPassed(5000))
  const { result } = renderHook(renderWaiting)
  const stateAfter = (ms: number) => (
    act(() => void vi.advanceTimersByTime(ms)),
    [result.current, renderWaiting.mock.calls.length]
  )
  expect([stateAfter(4999), stateAfter(1)]).toEqual([
    [false, 1],
    [true, 2],
  ])
})

test('an armed button ignores a late click if its tap came before the button was in place for 600 ms', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const onClick = vi.fn<() => void>()
  render(<ArmedButton onClick={onClick}>Confirm</ArmedButton>)
  const shownAt = performance.now()
  vi.advanceTimersByTime(900)
  const clickOfTapAfter = (ms: number) => {
    const click = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(click, 'timeStamp', { value: shownAt + ms })
    fireEvent(screen.getByRole('button'), click)
    return onClick.mock.calls.length
  }
  expect([clickOfTapAfter(590), clickOfTapAfter(600)]).toEqual([0, 1])
})
