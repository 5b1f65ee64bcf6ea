import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupDigits, positionOf, readTyped } from './typing'

/** A field with a caret, as "50.0|00". */
function split(field: string): { text: string; position: number } {
  return { text: field.replace('|', ''), position: field.indexOf('|') }
}

/** The content of the field after an edit, with the caret. */
function after(edited: string, before: string, inputType: string): string {
  const { text, position } = split(edited)
  const { digits, caret } = readTyped(text, position, before, inputType)
  const grouped = groupDigits(digits)
  const at = positionOf(grouped, caret)
  return `${grouped.slice(0, at)}|${grouped.slice(at)}`
}

describe('typing among the dots', () => {
  it.each([
    ['the first digit', '5|', '', 'insertText', '5|'],
    ['a digit that makes a thousand', '5000|', '500', 'insertText', '5.000|'],
    ['a digit in front', '9|5.000', '5000', 'insertText', '9|5.000'],
    ['a digit in the middle', '50.01|00', '50000', 'insertText', '500.1|00'],
    ['the last digit away', '5.00|', '5000', 'deleteContentBackward', '500|'],
    ['Backspace on a dot', '50|000', '50000', 'deleteContentBackward', '5|.000'],
    ['Delete on a dot', '50|000', '50000', 'deleteContentForward', '5.0|00'],
    ['a letter', '5x|', '5', 'insertText', '5|'],
    ['a dot of one’s own', '5.|', '5', 'insertText', '5|'],
    ['a comma before all', ',|5.000', '5000', 'insertText', '|5.000'],
    ['an amount pasted with separators', '86,500|', '', 'insertFromPaste', '86.500|'],
    ['the same pasted over itself', '50.000|', '50000', 'insertFromPaste', '50.000|'],
    ['everything away', '|', '50000', 'deleteContentBackward', '|'],
  ])('%s', (_name, edited, before, inputType, expected) => {
    expect(after(edited, before, inputType)).toBe(expected)
  })

  const digits = fc.stringMatching(/^\d{0,12}$/)

  it('groups what is read back as the same digits', () => {
    fc.assert(
      fc.property(digits, (typed) => {
        const grouped = groupDigits(typed)
        expect(readTyped(grouped, grouped.length, '', 'insertText')).toEqual({ digits: typed, caret: typed.length })
        expect(grouped).toMatch(/^(?:\d{1,3}(?:\.\d{3})*)?$/)
      }),
    )
  })

  it('has the caret behind as many digits as before, wherever it stood', () => {
    fc.assert(
      fc.property(digits, fc.nat(), (typed, any) => {
        const grouped = groupDigits(typed)
        const caret = any % (typed.length + 1)
        const position = positionOf(grouped, caret)
        expect(grouped.slice(0, position).replaceAll('.', '')).toBe(typed.slice(0, caret))
      }),
    )
  })

  it('by Backspace takes one digit at a time, whatever dots are in the way', () => {
    fc.assert(
      fc.property(digits, (typed) => {
        let left = typed
        let caret = typed.length
        for (let taps = 0; taps < typed.length; taps += 1) {
          const grouped = groupDigits(left)
          const position = positionOf(grouped, caret)
          const text = grouped.slice(0, position - 1) + grouped.slice(position)
          ;({ digits: left, caret } = readTyped(text, position - 1, left, 'deleteContentBackward'))
          expect(left).toBe(typed.slice(0, typed.length - taps - 1))
        }
        expect(left).toBe('')
      }),
    )
  })
})
