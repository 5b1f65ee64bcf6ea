import { afterEach, describe, expect, it, vi } from 'vitest'
import { mapInSlices, mapSlice } from './slices'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const double = (each: number) => each * 2

/** Blocks the page for so many ms. */
function busy(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

describe('work in slices', () => {
  it('is done at once if it fits in one slice', () => {
    const results: number[] = []
    expect(mapSlice([1, 2, 3], double, results)).toBe(true)
    expect(results).toEqual([2, 4, 6])
    expect(mapSlice([], double, [])).toBe(true)
  })

  it('lets other tasks run in between, and has the same result', async () => {
    const done: number[] = []
    const work = mapInSlices([1, 2, 3, 4, 5, 6], (each) => {
      busy(8)
      done.push(each)
      return double(each)
    })
    const seen = new Set<number>()
    while (done.length < 6) {
      await new Promise((resolve) => setImmediate(resolve))
      seen.add(done.length)
    }
    expect(await work).toEqual([2, 4, 6, 8, 10, 12])
    expect([...seen].filter((number) => number > 0 && number < 6)).not.toEqual([])
  })

  it('goes on if MessageChannel delivers no message', async () => {
    const nothing = () => undefined
    const port = { addEventListener: nothing, start: nothing, close: nothing, postMessage: nothing }
    const Silent = class {
      readonly port1 = port
      readonly port2 = port
    }
    vi.stubGlobal('MessageChannel', Silent)
    expect(await mapInSlices([1, 2, 3, 4], (each) => (busy(8), double(each)))).toEqual([2, 4, 6, 8])
  })

  it('throws the error of the mapping function', async () => {
    const fail = () => {
      throw new Error('no')
    }
    expect(() => mapSlice([1], fail, [])).toThrow('no')
    await expect(mapInSlices([1], fail)).rejects.toThrow('no')
  })

  it('shares one slice among all calls of a task, and gives each call at least 3 ms', async () => {
    let now = 100
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const items = Array.from({ length: 30 }, (_, at) => at)
    const mapped = () => {
      const results: number[] = []
      mapSlice(items, () => (now += 1), results)
      return results.length
    }
    // One more than the ms of the slice: it ends once it is exceeded.
    expect([mapped(), mapped()]).toEqual([13, 4])
    await Promise.resolve()
    expect(mapped()).toBe(13)
  })
})
