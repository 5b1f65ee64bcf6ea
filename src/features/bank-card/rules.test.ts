import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import { bindingStatusOf, cardOf, checkCard, groupNumber, isSameName, plainNumber, type CardDraft } from './rules'

const completeDraft: CardDraft = {
  bank: { name: 'Bank Demo Melati', code: 'MLT' },
  accountNumber: '0000 1111 2222',
  holder: 'WULAN RAHAYU',
  mobile: '0000-123-456',
}

const sentCard = { accountNumber: '0000111122', bankName: 'B', bankCode: 'b', holder: 'W', mobile: '1' }
const shownCard = (accountNumber: string) => ({ bankName: 'B', accountNumber, holder: 'W' })

it('bindingStatusOf returns "notYet" without a card, and "bound" only for a card with the full number that was sent', () => {
  const numbers = ['0000111122', '0000111123', '**** **1122', '']
  const bindings = numbers.map((number) => bindingStatusOf(shownCard(number), sentCard))
  expect([...bindings, bindingStatusOf(null, sentCard)]).toEqual(['bound', 'unknown', 'unknown', 'unknown', 'notYet'])
})

describe('isSameName', () => {
  it.each([
    ['Đỗ Thị Hà', 'DO THI HA', true],
    ['王小明', '王小明', true],
    ['O’Connor', "O'CONNOR", true],
    ['Siti Nur‘Aini', 'SITI NURAINI', true],
    ['Nur-Aini', 'NUR AINI', true],
    ['Nur‑Aini', 'NUR–AINI', true],
    ['M. Rizki', 'M RIZKI', true],
    ['Wulan Rahayu', 'WulanRahayu', true],
    ['Wulan\u200b Rahayu\u2060', 'Wulan\u00a0Rahayu', true],
    ['\u202bمحمد\u202c', 'مُحَمَّد', true],
    ['เอก', 'เอ็ก', true],
    ['Müßig', 'MUSSIG', true],
    ['Işık', 'ISIK', true],
    ['Møller', 'MOLLER', true],
    ['小\u{e0100}明', '小明', true],
    ['ＷＵＬＡＮ', 'Wulan', true],
    ['Wulan Rahayu', 'Rahayu Wulan', false],
    ['Wulan 2', 'Wulan 3', false],
    ['王小明', '王小华', false],
    ['😀', '😀', false],
    ["'", '-', false],
    ['', '', false],
    ['Wulan', '', false],
  ])('compares %j with %j and returns %s', (firstName, secondName, expected) => {
    expect(isSameName(firstName, secondName)).toBe(expected)
  })

  it('ignores case, extra blanks and the Unicode form of accented letters', () =>
    forAll(fc.stringMatching(/^[a-zà-öø-ý]{1,8}(?: [a-zà-öø-ý]{1,8}){0,3}$/), (name) => {
      expect(isSameName(name, name.toUpperCase())).toBe(true)
      expect(isSameName(name, `  ${name.replaceAll(' ', '   ')} `)).toBe(true)
      expect(isSameName(name, name.normalize('NFD'))).toBe(true)
    }))

  it('ignores punctuation, accents, emoji, blanks and invisible characters among the letters', () => {
    const ignoredSign = fc.constantFrom(
      ...Array.from("’'ʼ`.,-‐·/()\u200b\u200d\ufeff\u00ad\u0301\u0e48\u064b\u05b0 \u2009😀"),
    )
    forAll(fc.stringMatching(/^[A-Za-z]{1,12}$/), fc.array(ignoredSign, { maxLength: 24 }), (name, signs) => {
      const writtenName = Array.from(
        name,
        (letter, index) => `${signs[index] ?? ''}${letter}${signs[index + 12] ?? ''}`,
      ).join('')
      expect(isSameName(writtenName, name)).toBe(true)
    })
  })

  it('returns the same result if the two names are swapped, and false if a letter differs', () =>
    forAll(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (firstName, secondName) => {
      expect(isSameName(firstName, secondName)).toBe(isSameName(secondName, firstName))
      expect(isSameName(`${firstName}x`, `${secondName}y`)).toBe(false)
    }))
})

describe('a bank card', () => {
  const blankDraft = { bank: null, accountNumber: '  ', holder: ' ', mobile: '  ' }
  it.each<[string, Partial<CardDraft>, ReturnType<typeof checkCard>]>([
    ['complete', {}, {}],
    ['with letters in the number', { accountNumber: '0000 11O1' }, { accountNumber: 'notReal' }],
    ['with the name of somebody else', { holder: 'Wulan R' }, { holder: 'otherName' }],
    ['with letters in the mobile number', { mobile: 'none' }, { mobile: 'notDigits' }],
    [
      'with nothing but blanks',
      blankDraft,
      { bank: 'missing', accountNumber: 'notReal', holder: 'missing', mobile: 'missing' },
    ],
  ])('is sent only if checkCard finds no problem in the draft (here: %s)', (_name, changes, problems) => {
    const draft = { ...completeDraft, ...changes }
    expect(checkCard(draft, 'Wulan Rahayu')).toEqual(problems)
    expect(cardOf(draft, 'Wulan Rahayu') === null).toBe(Object.keys(problems).length > 0)
  })

  it('is sent with numbers in plain digits, a name without extra blanks, and the bank’s name and code', () => {
    const draft = { ...completeDraft, holder: ' Wulan  Rahayu', mobile: '+62 000 1234' }
    const bank = { bankName: 'Bank Demo Melati', bankCode: 'MLT' }
    const sentCard = { accountNumber: '000011112222', ...bank, holder: 'Wulan Rahayu', mobile: '620001234' }
    expect(cardOf(draft, 'Wulan Rahayu')).toEqual(sentCard)
  })
})

it('plainNumber removes the separators of a number, and groupNumber puts blanks between groups of four digits', () => {
  const typedNumbers = [
    '0000 1111',
    '0000-1111',
    '00.00',
    '００１',
    '٠٠١',
    '+62 1',
    '\u202a +62\u00ad1\u202c',
    '1+2',
    '12a',
  ]
  const plainNumbers = ['00001111', '00001111', '0000', '001', '001', '621', '621', '1+2', '12a']
  expect(typedNumbers.map(plainNumber)).toEqual(plainNumbers)
  const groupedNumbers = ['0000', '00001', '0000111122'].map(groupNumber)
  expect(groupedNumbers).toEqual(['0000', '0000 1', '0000 1111 22'])
  expect(groupedNumbers.map(plainNumber)).toEqual(['0000', '00001', '0000111122'])
})
