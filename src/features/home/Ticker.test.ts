import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inventEntry } from './Ticker'

const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('inventEntry', () => {
  it('masks the name and the phone number, and gives amounts from 1,000 to 9,999', () => {
    fc.assert(
      fc.property(fc.array(fraction, { minLength: 4, maxLength: 4 }), (fractions) => {
        const { name, phone, amount } = inventEntry(fractions)
        expect(name).toMatch(/^[A-Z]\*\*\*[a-z]$/)
        expect(phone).toMatch(/^000-\*\*\*-\d{3}$/)
        expect(amount).toMatch(/^[1-9],\d{3}$/)
      }),
    )
  })

  it('reaches both ends of the ranges of letters, phone digits and amounts, but nothing beyond them', () => {
    expect(inventEntry([0, 0, 0, 0])).toEqual({ name: 'A***a', phone: '000-***-000', amount: '1,000' })
    const almostOne = 1 - Number.EPSILON
    expect(inventEntry([almostOne, almostOne, almostOne, almostOne])).toEqual({
      name: 'Z***z',
      phone: '000-***-999',
      amount: '9,999',
    })
  })
})
