import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inventTicker } from './Ticker'

/** A Math.random that repeats these numbers. */
function randomFrom(values: readonly number[]): () => number {
  let index = 0
  return () => values[index++ % values.length] ?? 0
}

const shares = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 50 })

describe('the ticker', () => {
  it('names nobody: masked names, numbers of a prefix that is no country’s, 1,000 to 9,999', () => {
    fc.assert(
      fc.property(shares, (values) => {
        const entries = inventTicker(randomFrom(values))
        expect(entries).toHaveLength(1000)
        for (const { name, phone, amount } of entries) {
          expect(name).toMatch(/^[A-Z]\*\*\*[a-z]$/)
          expect(phone).toMatch(/^000-\*\*\*-\d{3}$/)
          expect(amount).toMatch(/^[1-9],\d{3}$/)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('reaches both ends of its ranges and no further', () => {
    expect(inventTicker(() => 0)[0]).toEqual({ name: 'A***a', phone: '000-***-000', amount: '1,000' })
    expect(inventTicker(() => 1 - Number.EPSILON)[0]).toEqual({ name: 'Z***z', phone: '000-***-999', amount: '9,999' })
  })
})
