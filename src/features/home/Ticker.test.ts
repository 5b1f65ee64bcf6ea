import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inventEntry } from './Ticker'

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('an entry of the ticker', () => {
  it('names nobody: masked names, numbers of a prefix that is no country’s, 1,000 to 9,999', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 4, maxLength: 4 }), (shares) => {
        const { name, phone, amount } = inventEntry(shares)
        expect(name).toMatch(/^[A-Z]\*\*\*[a-z]$/)
        expect(phone).toMatch(/^000-\*\*\*-\d{3}$/)
        expect(amount).toMatch(/^[1-9],\d{3}$/)
      }),
    )
  })

  it('reaches both ends of its ranges and no further', () => {
    expect(inventEntry([0, 0, 0, 0])).toEqual({ name: 'A***a', phone: '000-***-000', amount: '1,000' })
    const most = 1 - Number.EPSILON
    expect(inventEntry([most, most, most, most])).toEqual({ name: 'Z***z', phone: '000-***-999', amount: '9,999' })
  })
})
