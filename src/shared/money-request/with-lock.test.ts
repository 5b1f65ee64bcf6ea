import { afterEach, expect, it, vi } from 'vitest'
import { LOCK_MS, withLock } from './with-lock'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The locks of a browser, shared by its tabs. */
function locks() {
  const held = new Set<string>()
  return {
    request: async (
      name: string,
      { ifAvailable }: LockOptions,
      task: (lock: { name: string } | null) => Promise<unknown>,
    ) => {
      if (held.has(name) && ifAvailable !== true) throw new Error('would wait for the other tab')
      if (held.has(name)) return task(null)
      held.add(name)
      try {
        return await task({ name })
      } finally {
        held.delete(name)
      }
    },
  }
}

it('does not run what another tab does already, and does not wait for it', async () => {
  vi.stubGlobal('navigator', { locks: locks() })
  let finish = () => {}
  const first = withLock('order.1001', () => new Promise<string>((resolve) => (finish = () => resolve('first'))))
  const second = vi.fn<() => Promise<string>>(async () => 'second')
  expect(await withLock('order.1001', second)).toBeNull()
  expect(second).not.toHaveBeenCalled()
  expect(await withLock('order.1002', async () => 'of somebody else')).toBe('of somebody else')
  finish()
  expect(await first).toBe('first')
  expect(await withLock('order.1001', second)).toBe('second')
})

const refuses = (): never => {
  throw new DOMException('The request was denied.', 'SecurityError')
}
type Grant = (lock: object | null) => unknown
const run = vi.fn<() => Promise<string>>(async () => 'done')

it.each<[string, object]>([
  ['are none', {}],
  ['cannot be mentioned', Object.defineProperty({}, 'locks', { get: refuses })],
  ['cannot be asked for', { locks: { request: refuses } }],
  ['are refused', { locks: { request: async () => refuses() } }],
  ['answer nothing', { locks: { request: () => undefined } }],
  [
    'are refused once the task runs, as when another page steals it',
    { locks: { request: async (_name: string, _options: object, grant: Grant) => [grant({}), refuses()] } },
  ],
  [
    'are granted twice',
    {
      locks: { request: async (_name: string, _options: object, grant: Grant) => [grant({}), grant({}), grant(null)] },
    },
  ],
])('runs the task once, and tells what it comes to, where locks %s', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator)
  run.mockClear()
  expect(await withLock('order.1001', run)).toBe('done')
  expect(run).toHaveBeenCalledOnce()
})

it.each([{}, null])('waits no longer than 3 s for a lock, and a late one (%j) runs nothing again', async (lock) => {
  vi.useFakeTimers()
  let answer: Grant = () => undefined
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, grant: Grant) => new Promise(() => (answer = grant)) },
  })
  run.mockClear()
  const result = withLock('order.1001', run)
  await vi.advanceTimersByTimeAsync(LOCK_MS - 1)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await result).toBe('done')
  expect(answer(lock)).toBeNull()
  expect(run).toHaveBeenCalledOnce()
})

it('runs nothing again when the time for a granted lock is over, and rejects where the task does', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: locks() })
  const fails = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('lost')))
  await expect(withLock('order.1001', fails)).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(LOCK_MS)
  expect(fails).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('takes a name that nothing else of the origin uses', async () => {
  const request = vi.fn<(name: string) => Promise<null>>(async () => null)
  vi.stubGlobal('navigator', { locks: { request } })
  await withLock('order.1001', async () => 'done')
  expect(request.mock.calls[0]?.[0]).toBe('tiga.order.1001')
})
