import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { liveRegion, notify } from '@/ui/feedback'
import { bottomSlot } from '@/ui/slot'
import { shownFor } from '@/ui/toast'

const LONG = 'Your account is offline. Please log in again or contact customer service. '.repeat(3)

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
  test('stands at once, without any code or style that has still to arrive, and is read aloud', () => {
    notify('Copied')
    expect(toasts()).toEqual(['Copied'])
    expect(toast('Copied').closest('[aria-hidden=true]')).not.toBeNull()
    vi.advanceTimersByTime(30)
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
  })

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

  test('stays while the pointer is on it', () => {
    notify('Copied')
    fireEvent.pointerEnter(toast('Copied'))
    vi.advanceTimersByTime(60_000)
    fireEvent.pointerLeave(toast('Copied'))
    vi.advanceTimersByTime(3499)
    expect(toasts()).toEqual(['Copied'])
    vi.advanceTimersByTime(1)
    expect(toasts()).toEqual([])
  })

  test('stays while the page is hidden, and begins anew when it is seen', () => {
    notify('Order successful', { kind: 'money' })
    vi.advanceTimersByTime(5000)
    hidePage(true)
    vi.advanceTimersByTime(60_000)
    hidePage(false)
    vi.advanceTimersByTime(5999)
    expect(toasts()).toEqual(['Order successful'])
    vi.advanceTimersByTime(1)
    expect(toasts()).toEqual([])
  })

  test('that comes while the page is hidden waits to be seen', () => {
    hidePage(true)
    notify('Order successful', { kind: 'money' })
    vi.advanceTimersByTime(60_000)
    expect(toasts()).toEqual(['Order successful'])
  })

  test('leaves at a tap', () => {
    notify('Copied')
    fireEvent.click(toast('Copied'))
    expect(toasts()).toEqual([])
  })
})

describe('several messages', () => {
  test('stand below each other, and all are read aloud', () => {
    notify('Wrong password')
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
