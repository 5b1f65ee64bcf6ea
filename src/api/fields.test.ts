import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseMoney } from '@/lib/money/text'
import { BareText } from './envelope'
import {
  address,
  amount,
  anything,
  classSchema,
  tolerantAmount,
  identifier,
  listOf,
  longText,
  number,
  optional,
  optionalAmount,
  optionalCount,
  optionalIdentifier,
  optionalNumber,
  optionalPeriod,
  payout,
  period,
  text,
  isSetSchema,
  isOneOrMissingSchema,
  isNotZeroSchema,
} from './fields'
import { forAll } from '../../tests/support/for-all'

const REFUSED = Symbol('refused')

function read(schema: v.GenericSchema<unknown, unknown>, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : REFUSED
}

function readMissing(schema: v.GenericSchema<unknown, unknown>): unknown {
  const result = v.safeParse(v.object({ field: schema }), {})
  return result.success ? result.output.field : REFUSED
}

describe('amount', () => {
  it.each<[string, unknown[]]>([
    ['1000', [1000, '1000', '1000.00']],
    ['12.5', [12.5]],
    ['-3', [-3]],
    ['3', ['+3']],
    ['7', [' 7 ']],
    ['0', [0, -0]],
    ['0', [1e-7, 2 ** -44, -(2 ** -44), JSON.parse('0.0000012345678901234567'), Number.MIN_VALUE]],
    ['0', ['5.684341886080802e-14', '-5.6843418860808E-14', ' 1.0E-5 ', '1e-07', '1e-005', '+5E-05']],
    ['9007199254740993', ['9007199254740993']],
    ['0.000123456789012345', [0.000123456789012345]],
  ])('reads %s from %j', (expected, values) => {
    for (const value of values) expect(read(amount, value)).toBe(expected)
  })

  // These JSON numbers may have lost digits in parsing.
  const inexactNumbers: number[] = [JSON.parse('900719925474099.37'), 123456789012345.67, 2 ** 53, 1e21]
  const wrongCommas = [
    '1,000',
    '12,34,567.00',
    '1234,567.00',
    '1,000.',
    ',100.00',
    '86.500,00',
    '1,00.00',
    '1,000,00.00',
  ]
  const wrongExponents = ['1e5', '1e-1', '5e-3', '1e-001', 'e-7', '1.5e-7 x']
  const otherRefusedValues = [
    ...wrongCommas,
    ...wrongExponents,
    Number.NaN,
    Infinity,
    'Rp 5',
    '',
    null,
    true,
    {},
    '1'.repeat(41),
  ]
  it.each<unknown>([...inexactNumbers, ...otherRefusedValues])('refuses %j', (value) => {
    expect(read(amount, value)).toBe(REFUSED)
    expect(readMissing(amount)).toBe(REFUSED)
  })

  it.each<[string, unknown[]]>([
    ['21450.6', [21450.600000000002, '21450.600000000002', 21450.599999999999]],
    ['3900', [3900.0000000000005, '3900.0000000000005']],
    ['-0.3', [-(0.1 + 0.2)]],
    ['1234567890123.46', [1234567890123.456]],
    ['86500', ['86,500.00', '+86,500.00']],
    ['-1234567.5', ['-1,234,567.50']],
    ['21450.6', ['21,450.600000000002']],
    // These texts have 17 and 18 digits, but no rounding noise, so all digits are kept.
    ['12345678901234.567', ['12345678901234.567']],
    ['0.123456789012345678', ['0.123456789012345678']],
  ])('reads %s from %j, without rounding noise and grouping commas', (expected, values) => {
    for (const value of values) expect(read(amount, value)).toBe(expected)
  })

  it('rounds 16 or 17 digits to the cent only if one more or less in the last digit gives the same cent', () => {
    expect(read(amount, JSON.parse('1.0050000000000001'))).toBe('1.01')
    expect(read(amount, 1234567890123.455)).toBe(REFUSED)
    expect(read(amount, 999999999999999.9)).toBe(REFUSED)
  })

  it('reads a floating-point sum of cents as the exact sum or with all its digits, or refuses it', () => {
    forAll(fc.array(fc.integer({ min: -5_000_000, max: 5_000_000 }), { minLength: 1, maxLength: 20 }), (cents) => {
      const sum = cents.reduce((total, cent) => total + cent / 100, 0)
      const exactCents = cents.reduce((total, cent) => total + cent, 0)
      const expected = parseMoney(`${exactCents < 0 ? '-' : ''}${(Math.abs(exactCents) / 100).toFixed(2)}`)
      const actual = read(amount, JSON.parse(JSON.stringify(sum)))
      // A sum of up to 15 digits is read with all its digits, even if some are rounding noise.
      const digitCount = String(sum).replaceAll(/\D/g, '').replace(/^0+/, '').length
      const expectedMoney = digitCount <= 15 && Math.abs(sum) >= 1e-6 ? parseMoney(String(sum)) : expected
      expect([expectedMoney, REFUSED]).toContain(actual)
      const isReadable = Number.isInteger(sum) || /^-?\d+\.\d{3,}$|e-/.test(String(sum))
      expect(actual === expectedMoney || !isReadable).toBe(true)
    })
  })

  it('keeps all digits of safe integers, decimal texts and JSON numbers of up to 15 digits', () => {
    const decimalNumbers = fc
      .tuple(fc.bigInt({ min: 10n ** 5n, max: 10n ** 15n - 1n }), fc.integer({ min: 1, max: 5 }))
      .map(([units, decimals]) => `${units.toString().slice(0, -decimals)}.${units.toString().slice(-decimals)}`)
    forAll(
      fc.maxSafeInteger(),
      fc.stringMatching(/^[1-9]\d{0,20}\.\d{0,3}[1-9]$/),
      decimalNumbers,
      (whole, decimal, json) => {
        expect(read(amount, whole)).toBe(String(whole === 0 ? 0 : whole))
        expect(read(amount, decimal)).toBe(decimal)
        expect(read(amount, JSON.parse(json))).toBe(parseMoney(json))
      },
    )
  })
})

it('payout removes rounding noise, and refuses a fraction such as 41/21 instead of rounding it', () => {
  expect([1.9500000000000002, '1.95', 1.952381, 1.9523809523809523].map((value) => read(payout, value))).toEqual([
    '1.95',
    '1.95',
    '1.952381',
    REFUSED,
  ])
})

it('tolerantAmount marks an unreadable amount instead of failing', () => {
  const unreadAmount = { amount: null, isUnread: true }
  expect(['5.0', '', undefined, 'a lot', {}, 2 ** 53].map((value) => read(tolerantAmount, value))).toEqual([
    { amount: '5', isUnread: false },
    { amount: null, isUnread: false },
    { amount: null, isUnread: false },
    unreadAmount,
    unreadAmount,
    unreadAmount,
  ])
})

it('an optional field reads a missing value as null, and optionalAmount refuses a text that is no amount', () => {
  const fields = [optionalAmount, optional(number), optional(identifier)]
  for (const missing of ['', ' ', null, undefined, false])
    expect(fields.map((field) => read(field, missing))).toEqual([null, null, null])
  expect(readMissing(optionalAmount)).toBeNull()
  expect(['10.0', 0, 'a lot'].map((value) => read(optionalAmount, value))).toEqual(['10', '0', REFUSED])
})

describe('number', () => {
  it('reads decimals that are sent as a number or as a text', () => {
    const values = [5, '5', '5.00', 5.5, '12.5', ' 60 ', '-1', '+1', '-0', -0, Number.MAX_SAFE_INTEGER]
    const expected = [5, 5, 5, 5.5, 12.5, 60, -1, 1, 0, 0, Number.MAX_SAFE_INTEGER]
    expect(values.map((value) => read(number, value))).toEqual(expected)
  })

  it.each<unknown>(['9007199254740993', 2 ** 53, '1e3', 'NaN', 'Infinity', '0.0000001', '', null, true, 'five'])(
    'refuses %j, which optionalNumber and optionalCount read as null',
    (value) => {
      expect(read(number, value)).toBe(REFUSED)
      expect([optionalNumber, optionalCount].map((field) => read(field, value))).toEqual([null, null])
    },
  )

  it('with decimals or below zero is read by optionalNumber, but is null for optionalCount', () => {
    const pairs = ['-1', '2.5', '-0.0', 7].map((value) => [read(optionalNumber, value), read(optionalCount, value)])
    expect(pairs.flat()).toEqual([-1, null, 2.5, null, 0, 0, 7, 7])
  })

  it('sent in any form is read by optionalNumber and optionalCount as null or a plain decimal, never -0', () => {
    const nonsense = fc.constantFrom('NaN', '-0', 'Infinity', '-Infinity', '1e21', '0x10', '١', '1_000')
    forAll(fc.oneof(fc.anything(), fc.double(), fc.double().map(String), nonsense), (value) => {
      for (const field of [optionalNumber, optionalCount]) {
        const output = read(field, value)
        expect(output === null || (typeof output === 'number' && /^-?\d+(\.\d+)?$/.test(String(output)))).toBe(true)
        expect(Object.is(output, -0)).toBe(false)
      }
    })
  })
})

describe('identifier', () => {
  it('reads 11 and "11" alike, and refuses an empty value, which optionalIdentifier reads as ""', () => {
    expect([11, ' 11 ', '\u202e11\u2069'].map((value) => read(identifier, value))).toEqual(['11', '11', '11'])
    for (const refused of ['', '  ', null, undefined, true, {}]) expect(read(identifier, refused)).toBe(REFUSED)
    expect([null, '', ' '].map((value) => read(optionalIdentifier, value))).toEqual(['', '', ''])
  })

  it('is refused, not shortened, if it has over 2,000 characters or over 40 lines', () => {
    const longestText = Array.from({ length: 40 }, () => 'x').join('\n')
    for (const field of [identifier, optionalIdentifier]) {
      expect(read(field, 'x'.repeat(2000))).toBe('x'.repeat(2000))
      expect(read(field, 'x'.repeat(2001))).toBe(REFUSED)
      expect(read(field, longestText)).toBe(longestText)
      expect(read(field, `${longestText}\nx`)).toBe(REFUSED)
    }
  })

  it('is refused as a period if it has more than 64 characters', () => {
    for (const field of [period, optionalPeriod]) {
      expect(read(field, '7'.repeat(64))).toBe('7'.repeat(64))
      expect(read(field, '7'.repeat(65))).toBe(REFUSED)
    }
    expect([read(period, ''), read(optionalPeriod, '')]).toEqual([REFUSED, ''])
  })
})

const texts = { identifier, optionalIdentifier, text, longText }
const amounts = { amount, optionalAmount }
it.each(Object.entries({ ...texts, ...amounts }))(
  '%s refuses a JSON number that may have lost digits, and accepts the same digits as a text',
  (name, field) => {
    for (const json of ['20261121130509001', '9007199254740993', '-9007199254740992', '1e21', '1e400'])
      expect(read(field, JSON.parse(json))).toBe(REFUSED)
    // An amount of 1e-7 is the rounding noise of a zero.
    expect(read(field, 1e-7)).toBe(name in amounts ? '0' : REFUSED)
    expect(read(field, 2026112113050900)).toBe('2026112113050900')
    expect(read(field, '20261121130509001')).toBe('20261121130509001')
  },
)

describe('text', () => {
  it.each([
    [' Sunda ', 'Sunda'],
    ['Sun\u202eda\u2067 ليلة', 'Sunda ليلة'],
    ['\0Sun\u0008\u001b[31mda\u007f\u009c\t1', 'Sun[31mda\t1'],
    ['👩‍👩‍👧‍👦 می‌خواهم \u200fليلة\u061c', '👩‍👩‍👧‍👦 می‌خواهم \u200fليلة\u061c'],
    [7, '7'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [false, ''],
  ])('reads %j as %j', (value, expected) => {
    expect(read(text, value)).toBe(expected)
  })

  it('keeps the first eight combining marks of a letter, as Burmese needs them, and drops the others', () => {
    const letterWith = (marks: number) => `\u0e14${'\u0e49'.repeat(marks)}`
    expect(read(text, `${letterWith(60)} ${letterWith(8)}`)).toBe(`${letterWith(8)} ${letterWith(8)}`)
  })

  it('reads a missing field as "" and a number as its digits, and refuses an object, a list and true', () => {
    for (const field of [text, longText]) {
      expect(readMissing(field)).toBe('')
      expect(read(field, 7)).toBe('7')
      for (const wrongKind of [{}, [], true]) expect(read(field, wrongKind)).toBe(REFUSED)
    }
  })

  it.each([
    ['a row', text, 2000, 40],
    ['a notice', longText, 20_000, 400],
  ])('is shortened to the maximum length for %s, with "…" at the end', (_name, field, characters, lines) => {
    const longest = 'W'.repeat(characters)
    expect(read(field, ` ${longest} `)).toBe(longest)
    expect(read(field, `${longest}W`)).toBe(`${longest}…`)
    // The shortened text ends without half a surrogate pair, and without a blank before "…".
    expect(read(field, `${longest.slice(1)}👩🏽`)).toBe(`${longest.slice(1)}…`)
    expect(read(field, `${longest.slice(2)}  more`)).toBe(`${longest.slice(2)}…`)
    expect(read(field, `👩${longest}`)).toBe(`👩${longest.slice(2)}…`)
    const textWithMaxLines = Array.from({ length: lines }, () => 'a').join('\n')
    expect(read(field, textWithMaxLines)).toBe(textWithMaxLines)
    expect(read(field, `${textWithMaxLines}\nb`)).toBe(`${textWithMaxLines}…`)
  })

  it.each(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'reads the line end %j as \\n, and keeps at most 40 lines',
    (end) => {
      expect(read(text, `a${end}b`)).toBe('a\nb')
      expect(String(read(text, `a${end}`.repeat(40_000))).split('\n')).toHaveLength(40)
    },
  )

  it('is read in limited length, without bidi and control characters, and stays the same if read again', () => {
    const textPart = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\n', '\r\n', '\u202e', 'W'.repeat(1500), '👩🏽'),
    )
    forAll(fc.array(textPart, { maxLength: 60 }), (parts) => {
      const output = String(read(text, parts.join('')))
      expect(output.length).toBeLessThanOrEqual(2001)
      expect(output.split('\n').length).toBeLessThanOrEqual(40)
      expect(output).not.toMatch(/[\u202a-\u202e\u2066-\u2069\r\u2028\u2029]|(?![\t\n])\p{Cc}/u)
      expect(read(text, output)).toBe(output)
    })
  })
})

describe('address', () => {
  it.each([
    ['https://cdn.example/a.jpg?x=1#y', 'https://cdn.example/a.jpg?x=1#y'],
    [' HTTPS://CDN.example/a b.jpg ', 'https://cdn.example/a%20b.jpg'],
    ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['\\\\cdn.example\\a.jpg', 'https://cdn.example/a.jpg'],
    ['/media/a.jpg', '/media/a.jpg'],
    ['media/../a.jpg', '/a.jpg'],
    [`https://cdn.example/${'a'.repeat(1980)}`, `https://cdn.example/${'a'.repeat(1980)}`],
  ])('reads %j as %j', (value, expected) => {
    expect(read(address, value)).toBe(expected)
  })

  const otherSchemeUrls = 'http ftp ws file blob:https'.split(' ').map((scheme) => `${scheme}://cdn.example/a.jpg`)
  const scriptUrls = ['data:image/svg+xml,<svg/>', 'javascript:alert(1)', ' \u0001java\nscript:alert(1)']
  const passwordUrls = ['https://member:secret@cdn.example', 'https://member@cdn.example', '//:secret@cdn.example']
  const brokenUrls = [
    '/.//cdn.example/a.jpg',
    'https://',
    'https://cdn host/a.jpg',
    `https://cdn.example/${'a'.repeat(1981)}`,
  ]
  it.each([...otherSchemeUrls, ...scriptUrls, ...passwordUrls, ...brokenUrls, '', ' ', null, undefined, false])(
    'reads %j as ""',
    (value) => {
      expect(read(address, value)).toBe('')
      expect(readMissing(address)).toBe('')
    },
  )

  it.each([[['/a.jpg']], [{}], [true], [7]])('refuses %j, which is not a text', (value) => {
    expect(read(address, value)).toBe(REFUSED)
  })

  it('reads any text as "", or as an address of https or the app’s own origin without user name and password', () => {
    const scheme = fc.constantFrom('https:', 'http:', 'file:', 'ws:', 'data:', 'javascript:', 'blob:', '', ' \t')
    const slashes = fc.constantFrom('//', '/', '\\\\', '/./', '/.//', '')
    const host = fc.constantFrom('cdn.example', 'a:b@cdn.example', '@cdn.example', '[::1]', 'localhost:5173', '')
    const assembledUrls = fc.tuple(scheme, slashes, host, fc.webPath()).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(assembledUrls, fc.string(), fc.webUrl()), (value) => {
        const output = read(address, value)
        if (output === '') return
        const { protocol, origin, username, password } = new URL(String(output), 'http://localhost:5173/Lottery?key=1')
        expect(protocol === 'https:' || origin === 'http://localhost:5173').toBe(true)
        expect([username, password]).toEqual(['', ''])
        expect(read(address, output)).toBe(output)
      }),
      { numRuns: 1000 },
    )
  })
})

it.each<[string, unknown[], boolean[]]>([
  ['set', [1, '1', true], [true, true, true]],
  ['not set', [0, '0', false], [false, false, false]],
  ['missing', ['', null, undefined], [false, true, true]],
  ['another value', [2, '2', 'd41d8cd9'], [true, true, false]],
])(
  'a flag that is %s, as in %j, is read by isSetSchema, isNotZeroSchema and isOneOrMissingSchema as %j',
  (_name, values, expected) => {
    const flagFields = [isSetSchema, isNotZeroSchema, isOneOrMissingSchema]
    for (const value of values) expect(flagFields.map((flag) => read(flag, value))).toEqual(expected)
  },
)

describe('classSchema', () => {
  it.each([
    ['its key', { id: 3, key: ' quick ', name: 'Quick' }, 'quick'],
    ['a key of digits', { id: 3, key: 0, name: 'Quick' }, '0'],
    ['its id if the key is missing', { id: 3, name: 'Quick' }, '3'],
    ['its id if the key is blank', { id: 3, key: ' ', name: 'Quick' }, '3'],
    ['"" if both are missing', { name: 'Quick' }, ''],
    ['its key without bidi controls', { key: 'qu\u202eick', name: 'Quick' }, 'quick'],
  ])('identifies a class by %s', (_name, wire, key) => {
    expect(read(classSchema, wire)).toEqual({ key, name: 'Quick' })
  })

  it('refuses a key that is too long or is a number that has lost digits', () => {
    for (const key of ['x'.repeat(2001), JSON.parse('20261121130509001')])
      expect(read(classSchema, { id: 3, key, name: 'Quick' })).toBe(REFUSED)
  })
})

describe('listOf', () => {
  const textList = listOf(text)

  it('keeps the last of several rows with the same key, in the place of the first, and counts no row as unreadable', () => {
    const classes = listOf(classSchema, 'key')
    const list = read(classes, [{ key: 'a', name: 'A' }, { name: 'none' }, { key: 'a', name: 'B' }, { name: 'no' }])
    expect(list).toEqual([
      { key: 'a', name: 'B' },
      { key: '', name: 'no' },
    ])
    expect(list).not.toHaveProperty('unreadable')
  })

  it('reads bare and wrapped lists, reads a missing value as an empty list, and refuses other values', () => {
    const objectLists = [{ 1: 'a', 3: 'a' }, { list: { 0: 'a', 1: 'a' } }, { data: { data: ['a', 'a'] } }]
    for (const wireList of [['a', 'a'], { data: ['a', 'a'] }, { list: ['a', 'a'] }, ...objectLists])
      expect(read(textList, wireList)).toEqual(['a', 'a'])
    const emptyLists = [{ data: null }, { data: '' }, { data: false }, { list: [] }, { data: { list: {} } }]
    for (const missing of [...emptyLists, '', null, undefined, [], false, {}])
      expect(read(textList, missing)).toEqual([])
    expect(readMissing(textList)).toEqual([])
    for (const otherValue of [
      { items: [] },
      { 1: 'a', b: 'a' },
      { data: { data: { data: [] } } },
      true,
      'none',
      0,
      new BareText('nonsense'),
    ])
      expect(read(textList, otherValue)).toBe(REFUSED)
  })
})

it('anything accepts every value and returns null', () => {
  forAll(fc.anything(), (value) => read(anything, value) === null)
  expect(read(anything, new BareText('ok'))).toBeNull()
})
