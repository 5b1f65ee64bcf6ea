// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetConnection,
  isOnline,
  recordAnswer,
  recordNoAnswer,
  onConnection,
  onReconnect,
  RECONNECT_THROTTLE_MS,
} from './connection'

const says = (isConnected: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected)
  window.dispatchEvent(new Event(isConnected ? 'online' : 'offline'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  forgetConnection()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the device is taken to be online', () => {
  const unsubscribe: (() => void)[] = []
  beforeEach(() => void unsubscribe.push(onConnection(() => undefined)))
  afterEach(() => unsubscribe.splice(0).forEach((end) => end()))

  it.each<[string, boolean, () => void]>([
    ['while the browser says nothing else', true, () => undefined],
    ['not once the browser says offline', false, () => says(false)],
    ['again with the browser', true, () => (says(false), says(true))],
    ['once an answer disproves the browser', true, () => (says(false), recordAnswer(performance.now()))],
    [
      'not by the answer to a request of before',
      false,
      () => (vi.advanceTimersByTime(5), says(false), recordAnswer(0)),
    ],
    [
      'not after the next request without an answer',
      false,
      () => (says(false), recordAnswer(performance.now()), recordNoAnswer()),
    ],
    [
      'not once the browser says so again',
      false,
      () => (says(false), recordAnswer(performance.now()), vi.advanceTimersByTime(5), says(false)),
    ],
    ['whatever a request comes to while the browser says online', true, () => recordNoAnswer()],
  ])('%s: %s', (_when, expected, happen) => {
    happen()
    expect(isOnline()).toBe(expected)
  })

  it('and says each change to its listeners once', () => {
    const listener = vi.fn<() => void>()
    unsubscribe.push(onConnection(listener))
    says(false)
    for (let call = 0; call < 3; call += 1) recordAnswer(performance.now())
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('returns of the network', () => {
  const listen = () => {
    const listener = vi.fn<(event: { since: number }) => void>()
    const end = onReconnect(listener)
    return { listener, end }
  }

  it('call back at once, and ten of them in ten seconds once more, with the time of the first', () => {
    const { listener, end } = listen()
    for (let drop = 0; drop < 10; drop += 1) {
      says(false)
      says(true)
      expect(listener).toHaveBeenCalledTimes(1)
      vi.advanceTimersByTime(RECONNECT_THROTTLE_MS / 10)
    }
    expect(listener.mock.calls).toEqual([[{ since: 1_000_000 }], [{ since: 1_000_000 }]])
    vi.advanceTimersByTime(RECONNECT_THROTTLE_MS)
    expect(listener).toHaveBeenCalledTimes(2)
    end()
  })

  it('call back once where there is one, and at once again after ten seconds', () => {
    const { listener, end } = listen()
    says(true)
    vi.advanceTimersByTime(RECONNECT_THROTTLE_MS)
    expect(listener).toHaveBeenCalledTimes(1)
    says(true)
    expect(listener).toHaveBeenCalledTimes(2)
    end()
    says(true)
    vi.advanceTimersByTime(RECONNECT_THROTTLE_MS)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
