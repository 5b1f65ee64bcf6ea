import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '@/api/games'
import { gameOf } from '../../../tests/support/games'
import { pollForDraw } from './use-draw-result'

const game = (drawnPeriod: string) => gameOf({ drawnPeriod })

/** Gives the answers in order, then repeats the last one. */
function platform(...answers: (Game | null)[]) {
  const askedAt: number[] = []
  const reload = () => {
    const answer = answers[Math.min(askedAt.length, answers.length - 1)] ?? null
    askedAt.push(Date.now())
    return Promise.resolve(answer)
  }
  return { askedAt, reload }
}

async function poll(
  reload: () => Promise<Game | null>,
  isCancelled = () => false,
  whenVisible = () => Promise.resolve(),
): Promise<Game | null> {
  const result = pollForDraw({ reload, period: '2', whenVisible, isCancelled })
  await vi.runAllTimersAsync()
  return result
}

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

describe('the result of a period', () => {
  it('is asked for again where an answer fails, and no more once it is here', async () => {
    const { askedAt, reload } = platform(null, null, game('2'))
    expect((await poll(reload))?.drawnPeriod).toBe('2')
    expect(askedAt).toEqual([0, 300, 600])
  })

  it('is asked for six times at most, 300 ms apart, each time once the page is seen', async () => {
    const { askedAt, reload } = platform(game('1'))
    const whenVisible = () =>
      new Promise<void>((resolve) => void setTimeout(resolve, askedAt.length === 1 ? 60_000 : 0))
    expect(await poll(reload, () => false, whenVisible)).toBeNull()
    expect(askedAt).toEqual([0, 60_300, 60_600, 60_900, 61_200, 61_500])
    // Nothing is waited for after the last answer.
    expect(Date.now()).toBe(61_500)
  })

  it('is asked for no more once the member has left, also while it was hidden', async () => {
    const { askedAt, reload } = platform(game('1'))
    let hasLeft = false
    const whenVisible = async () => void (hasLeft = true)
    expect(await poll(reload, () => hasLeft, whenVisible)).toBeNull()
    expect(askedAt).toEqual([])
    expect(await poll(reload, () => askedAt.length === 2)).toBeNull()
    expect(askedAt).toHaveLength(2)
  })
})
