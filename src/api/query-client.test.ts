import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './errors'
import { createQueryClient } from './query-client'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

it('an answer that equals the previous one stays the same object, except a list of more than 1,000 rows', () => {
  const shareStructure = createQueryClient().getDefaultOptions().queries?.structuralSharing as (
    previousAnswer: unknown,
    nextAnswer: unknown,
  ) => unknown
  const list = (length: number) => Array.from({ length }, () => 1)
  const isSame = (makeAnswer: () => unknown) => {
    const before = makeAnswer()
    return shareStructure(before, makeAnswer()) === before
  }
  expect([() => list(1000), () => list(1001), () => ({ length: 1001 })].map(isSame)).toEqual([true, false, true])
})

const lostError = () => new ApiError('network', 'lost')
const refusedError = () => new ApiError('api', 'refused', { code: 500 })

/** Returns a function that fails with each error in turn, and then answers. */
function failingWith(...errors: ApiError[]) {
  return vi.fn<() => Promise<string>>(async () => {
    const error = errors.shift()
    if (error !== undefined) throw error
    return 'answer'
  })
}

function read(queryFn: () => Promise<string>) {
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['a'], queryFn })
  const statuses: string[] = []
  observer.subscribe(({ status }) => statuses.push(status))
  return { observer, statuses }
}

describe('a query', () => {
  it.each([
    ['is retried once, 800 ms later, if it gets no answer', lostError, 2],
    ['is not retried if the platform refuses it', refusedError, 1],
  ])('%s', async (_name, failure, times) => {
    const queryFn = failingWith(failure(), failure(), failure())
    const { observer } = read(queryFn)
    await vi.advanceTimersByTimeAsync(799)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(queryFn).toHaveBeenCalledTimes(times)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(queryFn).toHaveBeenCalledTimes(times)
    expect(observer.getCurrentResult().status).toBe('error')
  })

  it('is sent and retried even if the browser says that it is offline', async () => {
    onlineManager.setOnline(false)
    const { observer } = read(failingWith(lostError()))
    await vi.advanceTimersByTimeAsync(800)
    expect(observer.getCurrentResult().data).toBe('answer')
  })

  it('notifies its observers without a timer, which a background tab would throttle', async () => {
    const { statuses } = read(failingWith())
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    expect(statuses.at(-1)).toBe('success')
  })

  it('is sent again only if its last answer is at least 2 s old', async () => {
    const queryClient = createQueryClient()
    const queryFn = failingWith()
    for (const [ms, times] of [
      [0, 1],
      [1999, 1],
      [1, 2],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms)
      await queryClient.fetchQuery({ queryKey: ['a'], queryFn })
      expect(queryFn).toHaveBeenCalledTimes(times)
    }
  })
})

describe('a mutation', () => {
  it.each([true, false])(
    'is sent once, and is neither retried nor paused, if the browser’s online state is %j',
    async (isOnline) => {
      onlineManager.setOnline(isOnline)
      const mutationFn = failingWith(lostError(), lostError())
      const change = new MutationObserver(createQueryClient(), { mutationFn })
      change.mutate().catch(() => undefined)
      await vi.advanceTimersByTimeAsync(0)
      expect(change.getCurrentResult()).toMatchObject({ status: 'error', isPaused: false, error: { kind: 'network' } })
      onlineManager.setOnline(true)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(mutationFn).toHaveBeenCalledTimes(1)
    },
  )

  it('is removed from the cache, with the values that it sent, once it has no observer', async () => {
    const queryClient = createQueryClient()
    const change = new MutationObserver(queryClient, { mutationFn: (_secret: string) => Promise.resolve() })
    const unsubscribe = change.subscribe(() => undefined)
    await change.mutate('0471')
    unsubscribe()
    change.reset()
    await vi.advanceTimersByTimeAsync(1)
    expect(queryClient.getMutationCache().getAll()).toEqual([])
  })
})
