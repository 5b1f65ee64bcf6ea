// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  resetConnection,
  isOnline,
  isProvenOnline,
  recordAnswer,
  recordNoAnswer,
  onConnectionChange,
  onReconnect,
  RECONNECT_THROTTLE_MS,
} from './connection'

const browserSays = (isConnected: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected)
  window.dispatchEvent(new Event(isConnected ? 'online' : 'offline'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  resetConnection()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the connection:', () => {
  const unsubscribe: (() => void)[] = []
  beforeEach(() => void unsubscribe.push(onConnectionChange(() => undefined)))
  afterEach(() => unsubscribe.splice(0).forEach((end) => end()))

  it.each<[string, boolean, () => void]>([
    ['before any event of the browser', true, () => undefined],
    ['after the browser has said offline', false, () => browserSays(false)],
    ['after the browser has said offline and online again', true, () => (browserSays(false), browserSays(true))],
    [
      'after an answer to a request that was sent while the browser said offline',
      true,
      () => (browserSays(false), recordAnswer(performance.now())),
    ],
    [
      'after an answer to a request that was sent before the browser said offline',
      false,
      () => (vi.advanceTimersByTime(5), browserSays(false), recordAnswer(0)),
    ],
    [
      'after an answer that proves the connection, and then a request without an answer',
      false,
      () => (browserSays(false), recordAnswer(performance.now()), recordNoAnswer()),
    ],
    [
      'after an answer that proves the connection, and then a second offline event',
      false,
      () => (browserSays(false), recordAnswer(performance.now()), vi.advanceTimersByTime(5), browserSays(false)),
    ],
    ['after a request without an answer while the browser says online', true, () => recordNoAnswer()],
  ])('%s, isOnline returns %s', (_when, expected, happen) => {
    happen()
    expect(isOnline()).toBe(expected)
  })

  it('onConnectionChange calls its listeners once at each change of the connection', () => {
    const listener = vi.fn<() => void>()
    unsubscribe.push(onConnectionChange(listener))
    browserSays(false)
    for (let call = 0; call < 3; call += 1) recordAnswer(performance.now())
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

it('while the browser says offline, isProvenOnline is true for ten seconds after an answer', () => {
  const end = onConnectionChange(() => undefined)
  expect(isProvenOnline()).toBe(true)
  browserSays(false)
  expect(isProvenOnline()).toBe(false)
  recordAnswer(performance.now())
  vi.advanceTimersByTime(10_000)
  expect([isProvenOnline(), isOnline()]).toEqual([true, true])
  vi.advanceTimersByTime(1)
  expect([isProvenOnline(), isOnline()]).toEqual([false, true])
  recordAnswer(performance.now())
  expect(isProvenOnline()).toBe(true)
  recordNoAnswer()
  expect(isProvenOnline()).toBe(false)
  end()
})

describe('onReconnect', () => {
  const listen = () => {
    const listener = vi.fn<(event: { since: number }) => void>()
    const end = onReconnect(listener)
    return { listener, end }
  }

  it('calls its listener twice if the network returns ten times within ten seconds: at the first return and at the end', () => {
    const { listener, end } = listen()
    for (let drop = 0; drop < 10; drop += 1) {
      browserSays(false)
      browserSays(true)
      expect(listener).toHaveBeenCalledTimes(1)
      vi.advanceTimersByTime(RECONNECT_THROTTLE_MS / 10)
    }
    expect(listener.mock.calls).toEqual([[{ since: 1_000_000 }], [{ since: 1_000_000 }]])
    vi.advanceTimersByTime(RECONNECT_THROTTLE_MS)
    expect(listener).toHaveBeenCalledTimes(2)
    end()
  })

  it('calls its listener at each of two returns of the network that are ten seconds apart', () => {
    const { listener, end } = listen()
    browserSays(true)
    vi.advanceTimersByTime(RECONNECT_THROTTLE_MS)
    expect(listener).toHaveBeenCalledTimes(1)
    browserSays(true)
    expect(listener).toHaveBeenCalledTimes(2)
    end()
    browserSays(true)
    vi.advanceTimersByTime(RECONNECT_THROTTLE_MS)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
