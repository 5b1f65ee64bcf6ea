import { describe, expect, it, vi } from 'vitest'
import { atOnce, begin, inSlices, mapSteps, type Steps } from './steps'

/** Takes so many ms of the page's time in each step. */
function* slow(steps: number, ms: number, done: number[]): Steps<string> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + ms
    while (performance.now() < end);
    done.push(step)
    yield
  }
  return 'done'
}

describe('work in steps', () => {
  it('is done at once where it fits in one slice', () => {
    expect(begin(mapSteps([1, 2, 3], (each) => each * 2))).toEqual({ isDone: true, value: [2, 4, 6] })
  })

  it('lets other tasks run in between, and comes to the same', async () => {
    const done: number[] = []
    const work = inSlices(slow(6, 8, done))
    const seen: number[] = []
    while (done.length < 6) {
      await new Promise((resolve) => setImmediate(resolve))
      seen.push(done.length)
    }
    expect(await work).toBe('done')
    expect(seen.filter((steps) => steps > 0 && steps < 6).length).toBeGreaterThan(0)
  })

  it('goes on where no message comes', async () => {
    const port = () => ({
      addEventListener: () => undefined,
      start: () => undefined,
      close: () => undefined,
      postMessage: () => undefined,
    })
    vi.stubGlobal(
      'MessageChannel',
      class {
        readonly port1 = port()
        readonly port2 = port()
      },
    )
    expect(await inSlices(slow(4, 8, []))).toBe('done')
    vi.unstubAllGlobals()
  })

  it('fails as it would at once', async () => {
    const failing = () =>
      mapSteps([1], () => {
        throw new Error('no')
      })
    expect(() => atOnce(failing())).toThrow('no')
    await expect(inSlices(failing())).rejects.toThrow('no')
  })
})
