// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBusySet, LOCK_TIMEOUT_MS, withLock } from './locks'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a busy set contains an id until the id’s task succeeds or fails, and notifies its listeners of both changes', async () => {
  const busy = createBusySet()
  const busyStates: boolean[] = []
  const otherListener = vi.fn<() => void>()
  const unsubscribe = busy.subscribe(() => busyStates.push(busy.has('a')))
  busy.subscribe(otherListener)
  let finish = (_result: string) => {}
  const task = busy.hold('a', () => new Promise<string>((resolve) => (finish = resolve)))
  expect([busy.has('a'), busy.has('b')]).toEqual([true, false])
  finish('answer')
  expect([await task, ...busyStates]).toEqual(['answer', true, false])
  unsubscribe()
  await expect(busy.hold('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect([busy.has('a'), ...busyStates]).toEqual([false, true, false])
  expect(otherListener).toHaveBeenCalledTimes(4)
})

describe('withLock', () => {
  /** Simulates the Web Locks of a browser, which its tabs share. */
  function createLocks() {
    const heldNames = new Set<string>()
    return {
      request: async (name: string, { ifAvailable }: LockOptions, task: (lock: object | null) => Promise<unknown>) => {
        if (heldNames.has(name) && ifAvailable !== true) throw new Error('would wait for the other tab')
        if (heldNames.has(name)) return task(null)
        heldNames.add(name)
        try {
          return await task({ name })
        } finally {
          heldNames.delete(name)
        }
      },
    }
  }

  it('returns null at once and does not run the task if another tab holds the lock', async () => {
    const shared = createLocks()
    const request = vi.spyOn(shared, 'request')
    vi.stubGlobal('navigator', { locks: shared })
    let finish = () => {}
    const first = withLock('order.1001', () => new Promise<string>((resolve) => (finish = () => resolve('first'))))
    const second = vi.fn<() => Promise<string>>(async () => 'second')
    expect(await withLock('order.1001', second)).toBeNull()
    expect(second).not.toHaveBeenCalled()
    expect(await withLock('order.1002', async () => 'of somebody else')).toBe('of somebody else')
    finish()
    expect(await first).toBe('first')
    expect(await withLock('order.1001', second)).toBe('second')
    // The prefix "tiga." separates the name from lock names of other apps on the same origin.
    expect(request.mock.lastCall?.[0]).toBe('tiga.order.1001')
  })

  const throwRefusal = (): never => {
    throw new DOMException('The request was denied.', 'SecurityError')
  }
  type LockCallback = (lock: object | null) => unknown
  const lockManagerOf = (request: (grant: LockCallback) => unknown) => ({
    locks: { request: (_name: string, _options: object, grant: LockCallback) => request(grant) },
  })
  const run = vi.fn<() => Promise<string>>(async () => 'done')

  it.each<[string, object]>([
    ['are missing', {}],
    ['throw on access', Object.defineProperty({}, 'locks', { get: throwRefusal })],
    ['are refused', lockManagerOf(async () => throwRefusal())],
    ['give no answer', lockManagerOf(() => undefined)],
    [
      'are refused once the task runs, as when another page steals the lock',
      lockManagerOf(async (grant) => [grant({}), throwRefusal()]),
    ],
    ['are granted twice', lockManagerOf(async (grant) => [grant({}), grant({}), grant(null)])],
  ])('runs the task once and returns its result if Web Locks %s', async (_name, navigator) => {
    vi.stubGlobal('navigator', navigator)
    run.mockClear()
    expect(await withLock('order.1001', run)).toBe('done')
    expect(run).toHaveBeenCalledOnce()
  })

  it.each([{}, null])(
    'runs the task after 3 s without an answer of Web Locks, and not again after the late answer %j',
    async (lock) => {
      vi.useFakeTimers()
      let answer: LockCallback = () => undefined
      const neverAnswer = (grant: LockCallback) => new Promise(() => (answer = grant))
      vi.stubGlobal('navigator', lockManagerOf(neverAnswer))
      run.mockClear()
      const result = withLock('order.1001', run)
      await vi.advanceTimersByTimeAsync(LOCK_TIMEOUT_MS - 1)
      expect(run).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(await result).toBe('done')
      answer(lock)
      expect(run).toHaveBeenCalledOnce()
    },
  )

  it('rejects if the task rejects, and does not run the task again after the timeout', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { locks: createLocks() })
    const failingTask = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('lost')))
    await expect(withLock('order.1001', failingTask)).rejects.toThrow('lost')
    await vi.advanceTimersByTimeAsync(LOCK_TIMEOUT_MS)
    expect(failingTask).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })
})
