import { afterEach, expect, it, vi } from 'vitest'
import { withLock } from './with-lock'

afterEach(() => vi.unstubAllGlobals())

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

it('runs the task where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await withLock('order.1001', async () => 'done')).toBe('done')
})

it('takes a name that nothing else of the origin uses', async () => {
  const request = vi.fn<(name: string) => Promise<null>>(async () => null)
  vi.stubGlobal('navigator', { locks: { request } })
  await withLock('order.1001', async () => 'done')
  expect(request.mock.calls[0]?.[0]).toBe('tiga.order.1001')
})
