import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { storedAmount } from './text'

describe('a stored amount', () => {
  it.each([
    ['86500', '86500'],
    ['012.50', '12.5'],
    ['-3', '-3'],
  ])('%j reads as %j', (stored, amount) => {
    expect(v.parse(storedAmount, stored)).toBe(amount)
  })

  it.each([[5], [''], ['1e5'], ['1,000'], [null], [undefined], [{}]])('%j is refused', (stored) => {
    expect(v.is(storedAmount, stored)).toBe(false)
  })
})
