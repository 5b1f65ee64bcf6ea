import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inventEntry } from './Ticker'

describe('an entry of the ticker', () => {
  it('names nobody: masked names, numbers of a prefix that is no country’s, 1,000 to 9,999', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (share) => {
        const { name, phone, amount } = inventEntry(share)
        expect(name).toMatch(/^[A-Z]\*\*\*[a-z]$/)
        expect(phone).toMatch(/^000-\*\*\*-\d{3}$/)
        expect(amount).toMatch(/^[1-9],\d{3}$/)
      }),
    )
  })

  it('reaches both ends of its ranges and no further', () => {
    expect(inventEntry(0)).toEqual({ name: 'A***a', phone: '000-***-000', amount: '1,000' })
    expect(inventEntry(1 - Number.EPSILON)).toEqual({ name: 'Z***z', phone: '000-***-999', amount: '9,999' })
  })
})
