import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import {
  composeAmount,
  readAmountText,
  editAmount,
  normalizeDraft,
  fieldTextOf,
  type AmountStyle,
  type EditedAmount,
} from './amount-text'

const DOTS: AmountStyle = { currency: 'Rp', group: '.' }
const COMMAS: AmountStyle = { currency: 'Rp', group: ',' }

/**
 * Applies an edit to the draft `before`. `field` is the text of the field after the edit, with `|`
 * for the caret: "50.0|00".
 */
const edit = (before: string, field: string, inputType: string, data: string | null): EditedAmount =>
  editAmount(before, { text: field.replace('|', ''), caret: field.indexOf('|'), inputType, data }, DOTS)

function textWithCaret({ draft, caret }: Pick<EditedAmount, 'draft' | 'caret'>): string {
  const text = fieldTextOf(draft, '.')
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

/** Types the keys one by one at the end of the field, and returns the draft. */
function type(keys: string, style: AmountStyle, before = ''): string {
  return Array.from(keys).reduce((draft, key) => {
    const text = fieldTextOf(draft, style.group) + key
    return editAmount(draft, { text, caret: text.length, inputType: 'insertText', data: key }, style).draft
  }, before)
}

const pressBackspace = (draft: string) =>
  edit(draft, `${fieldTextOf(draft, '.').slice(0, -1)}|`, 'deleteContentBackward', null).draft

const paste = (text: string, style: AmountStyle) =>
  editAmount('', { text, caret: text.length, inputType: 'insertFromPaste', data: text }, style)

const digits = fc.stringMatching(/^\d{0,12}$/)
const styles = fc.constantFrom(DOTS, COMMAS)

describe('editAmount in a field that groups by dots', () => {
  it.each([
    ['a digit that makes a thousand', '500', '5000|', 'insertText', '0', '5.000|'],
    ['a digit of another script', '500', '500٠|', 'insertText', '٠', '5.000|'],
    ['several digits at once', '50', '50000|', 'insertText', '000', '50.000|'],
    ['Backspace on a dot', '50000', '50|000', 'deleteContentBackward', null, '5|.000'],
    ['Delete on a dot', '50000', '50|000', 'deleteContentForward', null, '5.0|00'],
    ['Delete on a digit', '51234', '5|.234', 'deleteContentForward', null, '5|.234'],
    ['Backspace at the start', '50000', '|50.000', 'deleteContentBackward', null, '|50.000'],
    ['a typed dot at the end', '5', '5.|', 'insertText', '.', '5.|'],
    ['a typed dot in the middle', '50000', '5.|0.000', 'insertText', '.', '5|0.000'],
    ['an amount pasted with separators', '', '86,500|', 'insertFromPaste', '86,500', '86.500|'],
    ['an amount that a keyboard inserts', '', '86,500.00|', 'insertText', '86,500.00', '86.500|'],
    ['the same text pasted over itself', '50000', '50.000|', 'insertFromPaste', '50.000', '50.000|'],
    ['the deletion of all text', '50000', '|', 'deleteContentBackward', null, '|'],
  ])(
    'handles %s: the draft %j, edited to %j (| is the caret; inputType %j, data %j), is shown as %j',
    (_name, before, field, inputType, data, expected) => {
      expect(textWithCaret(edit(before, field, inputType, data))).toBe(expected)
    },
  )

  it('keeps the caret behind a typed digit at any position', () =>
    forAll(digits, fc.nat(), (typed, number) => {
      const position = number % (typed.length + 1)
      const text = `${typed.slice(0, position)}7${typed.slice(position)}`
      const editResult = editAmount(typed, { text, caret: position + 1, inputType: 'insertText', data: '7' }, DOTS)
      expect(textWithCaret(editResult).split('|')[0]?.replaceAll('.', '')).toBe(`${typed.slice(0, position)}7`)
    }))

  it('deletes one digit at each Backspace, even if a dot is before the caret', () =>
    forAll(digits, (typed) => {
      let field: EditedAmount = { draft: typed, caret: fieldTextOf(typed, '.').length, problem: null }
      for (let taps = 0; taps < typed.length; taps += 1) {
        const [left = '', right = ''] = textWithCaret(field).split('|')
        field = edit(field.draft, `${left.slice(0, -1)}|${right}`, 'deleteContentBackward', null)
        expect(field.draft).toBe(typed.slice(0, typed.length - taps - 1))
      }
      expect(field.draft).toBe('')
    }))
})

describe('in an amount field,', () => {
  it.each([
    ['-200', '-200', 'notDigits'],
    ['1500.50', '1500.50', 'decimals'],
    ['50.000,00', '50000', null],
    ['Rp 50.000,-', '50000', null],
    ['٥٠٬٠٠٠', '50000', null],
  ])('the pasted text %j becomes the draft %j, with the problem %s', (text, draft, problem) => {
    for (const style of [DOTS, COMMAS]) expect(paste(text, style)).toMatchObject({ draft, problem })
  })

  it('the text after a paste becomes digits only if all of it is an amount', () => {
    expect(edit('1', '150.000,00|', 'insertFromPaste', '50.000,00').draft).toBe('150000')
    expect(edit('50000', '50.0001.000|', 'insertFromPaste', '1.000')).toMatchObject({ problem: 'notDigits' })
    expect(edit('1500', '1.50|', 'insertFromPaste', '1.50')).toMatchObject({ draft: '1.50', problem: 'decimals' })
  })

  it('a typed text with a decimal comma stays as typed, but one with only grouping dots becomes digits', () => {
    expect(['1500,50', '1.500.000'].map((text) => type(text, DOTS))).toEqual(['1.500,50', '1500000'])
  })

  it.each([
    // If the browser does not name the kind of edit, the text is read at once.
    ['', '1.500,00|', '', null, { draft: '1500', caret: 5, problem: null }],
    ['', '1.500,50|', '', null, { draft: '1.500,50', caret: 8, problem: 'decimals' }],
    // While the member types, decimals are not reported as a problem.
    ['1.500,', '1.500,5|', 'insertText', '5', { draft: '1.500,5', caret: 7, problem: null }],
    ['1.500,50', '1.500,5|', 'deleteContentBackward', null, { draft: '1.500,5', caret: 7, problem: null }],
    // Two characters at once that are not both digits count as a paste: some keyboards report a
    // paste as typing.
    ['1500', '1.500,5|', 'insertText', ',5', { draft: '1.500,5', caret: 7, problem: 'decimals' }],
  ])(
    'the draft %j, edited to %j (| is the caret; inputType %j, data %j), gives %j',
    (before, field, inputType, data, expected) => {
      expect(edit(before, field, inputType, data)).toEqual(expected)
    },
  )

  it('a text becomes an amount again when the wrong character is deleted', () => {
    expect(type('0', DOTS, pressBackspace(type('1500,', DOTS)))).toBe('15000')
    expect(pressBackspace(type('1e', DOTS))).toBe('1')
  })

  it.each([
    ['50.000', '50000', null],
    ['1.500,', '1500', null],
    ['1500,50', '1500,50', 'decimals'],
    ['007', '007', null],
    ['', '', null],
  ])('the draft %j becomes %j when the member leaves the field (problem: %s)', (before, draft, problem) => {
    expect(normalizeDraft(before, 'Rp')).toEqual({ draft, problem })
  })

  const key = fc.constantFrom(...Array.from('0123456789,,-e ٥'))

  it('a text typed without the field’s grouping mark is read as if it had been pasted, or as no amount', () =>
    forAll(fc.array(key, { maxLength: 10 }), (keys) => {
      const text = keys.join('')
      const { amount } = readAmountText(type(text, DOTS), 'Rp')
      expect([null, readAmountText(text, 'Rp').amount]).toContain(amount)
    }))

  it('a text typed with a dot before one or two digits is never read as more than the digits before the dot', () => {
    const decimals = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 1, maxLength: 2 })
    forAll(digits, decimals, (whole, decimalDigits) => {
      const { amount } = readAmountText(type(`${whole}.${decimalDigits}`, DOTS), 'Rp')
      expect([null, readAmountText(whole, 'Rp').amount]).toContain(amount)
    })
  })

  it('a pasted text becomes a draft from which readAmountText reads the same amount', () => {
    const character = fc.constantFrom(...Array.from('0123456789.,.-e ٥'))
    forAll(fc.string({ unit: character, maxLength: 10 }), styles, (text, style) => {
      const { draft, problem } = paste(text, style)
      expect(readAmountText(draft, 'Rp').amount).toBe(readAmountText(text, 'Rp').amount)
      expect(problem === null || draft === text.replaceAll('٥', '5')).toBe(true)
    })
  })
})

describe('composeAmount', () => {
  const compose = (before: string, field: string) =>
    composeAmount(before, { text: field.replace('|', ''), caret: field.indexOf('|') }, DOTS)

  it.each([
    ['digits in an empty field', '', '5000|', '5.000|', null],
    ['full-width digits', '', '５０００|', '5.000|', null],
    ['digits added at the end', '5.000', '5.00000|', '500.000|', null],
    ['a digit added in the middle', '5.000', '59|.000', '59|.000', null],
    ['the deletion of a digit', '5.000', '5.00|', '500|', null],
    ['an amount with a typed mark', '', '1.500|', '1.500|', null],
    ['an amount with the marks of another convention', '', '86,500.00|', '86.500|', null],
    ['decimals', '', '1.50|', '1.50|', 'decimals'],
    ['decimals behind grouped digits', '5.000', '5.000.5|', '5.000.5|', 'notDigits'],
    ['a letter, which may still be deleted', '500', '500a|', '500a|', null],
    ['digits in place of a letter', '500a', '5000|', '5.000|', null],
    ['an empty text', '5.000', '|', '|', null],
  ])(
    'handles %s: the text %j, edited to %j (| is the caret), is shown as %j with the problem %j',
    (_name, before, field, expected, problem) => {
      const editResult = compose(before, field)
      expect(textWithCaret(editResult)).toBe(expected)
      expect(editResult.problem).toBe(problem)
    },
  )

  it('appends composed digits as if they had been typed', () =>
    forAll(styles, digits, digits, (style, before, composed) => {
      const text = fieldTextOf(before, style.group) + composed
      const { draft } = composeAmount(fieldTextOf(before, style.group), { text, caret: text.length }, style)
      expect(draft).toBe(before + composed)
    }))
})
