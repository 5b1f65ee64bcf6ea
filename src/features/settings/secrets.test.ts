import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import { checkFundPassword, checkLoginPassword, digitsOf, isEasyToGuess } from './secrets'

const pin = fc.stringMatching(/^[0-9]{4}$/)

it.each([
  ['', '', '', { current: 'missing', next: 'missing', repeat: 'missing' }],
  ['old', 'new', 'New', { repeat: 'different' }],
  ['old', 'new', 'new ', { repeat: 'different' }],
  [' ', ' ', ' ', {}],
])(
  'checkLoginPassword finds for a change from %j to %j, repeated as %j, the problems %j',
  (current, next, repeat, problems) => {
    expect(checkLoginPassword({ current, next, repeat })).toEqual(problems)
  },
)

describe('by the rules of a fund password,', () => {
  it.each([
    ['', '', { first: 'notFourDigits', repeat: 'notFourDigits' }],
    ['25801', '2580', { first: 'notFourDigits' }],
    ['2580', '', { repeat: 'notFourDigits' }],
    ['2580', '2581', { repeat: 'different' }],
  ])('checkFundPassword finds for %j, repeated as %j, the problems %j', (first, repeat, problems) => {
    expect(checkFundPassword({ first, repeat })).toEqual(problems)
  })

  it('checkFundPassword finds no problem exactly if both entries are the same four digits', () =>
    forAll(fc.oneof(pin, fc.string()), fc.oneof(pin, fc.string()), (first, repeat) => {
      const isFine = Object.keys(checkFundPassword({ first, repeat })).length === 0
      expect(isFine).toBe(/^[0-9]{4}$/.test(first) && first === repeat)
    }))

  it('isEasyToGuess is true only for a simple pattern, such as a repetition, a run, a year or a keypad column', () => {
    const easyCodes = ['0000', '9999', '1234', '4321', '7890', '0987', '1212', '1999', '2026', '2580', '0852']
    const otherCodes = ['', '123', '12345', '7294', '1357', '3816', '3190', '4207', 'abcd']
    expect([...easyCodes, ...otherCodes].filter(isEasyToGuess)).toEqual(easyCodes)
  })

  it('digitsOf returns digits of any script as 0–9 and drops other characters', () => {
    expect(['12 34', '１２３４', '١٢ ٣٤', 'a1-b2', ''].map(digitsOf)).toEqual(['1234', '1234', '1234', '12', ''])
  })
})
