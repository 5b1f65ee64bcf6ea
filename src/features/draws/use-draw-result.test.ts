import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '@/api/games'
import { gameOf } from '../../../tests/support/games'
import { pollForDraw } from './use-draw-result'

const gameWithDraw = (drawnPeriod: string) => gameOf({ drawnPeriod })

/**
 * `reload` returns the answers in turn, then repeats the final one; null is a failed request.
 * `requestTimes` are in ms since the start of the test.
 */
function createPlatform(...answers: (Game | null)[]) {
  const requestTimes: number[] = []
  const reload = () => {
    const answer = answers[Math.min(requestTimes.length, answers.length - 1)] ?? null
    requestTimes.push(Date.now())
    return Promise.resolve(answer)
  }
  return { requestTimes, reload }
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

describe('pollForDraw', () => {
  it('requests again after a failed answer, and stops once the result has arrived', async () => {
    const { requestTimes, reload } = createPlatform(null, null, gameWithDraw('2'))
    expect((await poll(reload))?.drawnPeriod).toBe('2')
    expect(requestTimes).toEqual([0, 300, 600])
  })

  it('polls at most six times, 300 ms apart, and waits before each request until the page is visible', async () => {
    const { requestTimes, reload } = createPlatform(gameWithDraw('1'))
    const whenVisible = () =>
      new Promise<void>((resolve) => void setTimeout(resolve, requestTimes.length === 1 ? 60_000 : 0))
    expect(await poll(reload, () => false, whenVisible)).toBeNull()
    expect(requestTimes).toEqual([0, 60_300, 60_600, 60_900, 61_200, 61_500])
    // The poll ends with the last answer, without another pause.
    expect(Date.now()).toBe(61_500)
  })

  it('stops polling once the poll is cancelled, even while the page is hidden', async () => {
    const { requestTimes, reload } = createPlatform(gameWithDraw('1'))
    let hasLeft = false
    const whenVisible = async () => void (hasLeft = true)
    expect(await poll(reload, () => hasLeft, whenVisible)).toBeNull()
    expect(requestTimes).toEqual([])
    expect(await poll(reload, () => requestTimes.length === 2)).toBeNull()
    expect(requestTimes).toHaveLength(2)
  })
})
