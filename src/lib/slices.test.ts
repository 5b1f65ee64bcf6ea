import { afterEach, describe, expect, it, vi } from 'vitest'
import { mapInSlices, mapSlice } from './slices'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const double = (each: number) => each * 2

function blockPage(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

describe('work in slices', () => {
  it('is done by one call of mapSlice if it fits in one slice', () => {
    const results: number[] = []
    expect(mapSlice([1, 2, 3], double, results)).toBe(true)
    expect(results).toEqual([2, 4, 6])
    expect(mapSlice([], double, [])).toBe(true)
  })

  it('lets other tasks run between two slices, and returns all results', async () => {
    const mappedItems: number[] = []
    const work = mapInSlices([1, 2, 3, 4, 5, 6], (each) => {
      blockPage(8)
      mappedItems.push(each)
      return double(each)
    })
    const observedCounts = new Set<number>()
    while (mappedItems.length < 6) {
      await new Promise((resolve) => setImmediate(resolve))
      observedCounts.add(mappedItems.length)
    }
    expect(await work).toEqual([2, 4, 6, 8, 10, 12])
    expect([...observedCounts].filter((number) => number > 0 && number < 6)).not.toEqual([])
  })

  it('goes on if MessageChannel delivers no message', async () => {
    const doNothing = () => undefined
    const port = { addEventListener: doNothing, start: doNothing, close: doNothing, postMessage: doNothing }
    const SilentChannel = class {
      readonly port1 = port
      readonly port2 = port
    }
    vi.stubGlobal('MessageChannel', SilentChannel)
    expect(await mapInSlices([1, 2, 3, 4], (each) => (blockPage(8), double(each)))).toEqual([2, 4, 6, 8])
  })

  it('fails with the error of the mapping function', async () => {
    const fail = () => {
      throw new Error('no')
    }
    expect(() => mapSlice([1], fail, [])).toThrow('no')
    await expect(mapInSlices([1], fail)).rejects.toThrow('no')
  })

  it('takes up to 12 ms for all calls in one task together, but at least 3 ms for each call', async () => {
    let now = 100
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const items = Array.from({ length: 30 }, (_, index) => index)
    const countMapped = () => {
      const results: number[] = []
      mapSlice(items, () => (now += 1), results)
      return results.length
    }
    // Each item takes 1 ms. A slice ends only when its time is exceeded, so 12 ms are enough for 13
    // items, and 3 ms for 4 items.
    expect([countMapped(), countMapped()]).toEqual([13, 4])
    await Promise.resolve()
    expect(countMapped()).toBe(13)
  })
})
