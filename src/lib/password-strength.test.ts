import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { strengthOf } from './password-strength'

describe('strengthOf', () => {
  it.each([
    ['', null],
    ['a', 'short'],
    ['demo1234', 'common'],
    ['aaaaaaaaaaaaaaaa', 'sequence'],
    ['8765432187654321', 'sequence'],
    ['kancil7', 'short'],
    ['kancil-77', 'fair'],
    ['perahu kancil hujan', 'strong'],
    ['abababababababab', 'repeated'],
    ['kahdkahd', 'repeated'],
    ['kahdfkah', 'fair'],
    ['kahdfmrtkah', 'fair'],
    ['kahdfmrkahdf', 'fair'],
    ['kahdfmrtkahd', 'strong'],
    ['acegikmoqsuw', 'strong'],
    // Only the first character of a sequence counts towards the length of the password.
    ['kahdka12345678', 'sequence'],
    ['1234k4hk7h4k', 'fair'],
  ] as const)('rates %j as %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength)
  })

  const inAllLanguages =
    'password1234 Password123! P@ssw0rd2024 123456789abc abcdefghabcd qwerty123456 qwertyasdfgh 1q2w3e4r5t6y'
  const inSomeLanguages = 'iloveyou1234 katasandi123 matkhau12345 contraseña12 admin9876543 zyxwvutsrqpo'
  it.each(`${inAllLanguages} ${inSomeLanguages}`.split(' '))(
    'rates %s, which attackers guess early, as common or as a sequence',
    (password) => expect(['common', 'sequence']).toContain(strengthOf(password)),
  )

  it.each(['pass', 'passw', 'password', 'qwert', 'qwerty', 'asdf', 'zxcv'])(
    'rates %s with seven more characters as common',
    (word) => expect(strengthOf(`${word}kahdfmr`)).toBe('common'),
  )

  it('rates a password that contains a common word or a sequence by its other characters', () => {
    const rest = 'perahu kancil hujan'
    for (const common of ['password', 'qwerty', '123456789']) expect(strengthOf(`${common}${rest}`)).toBe('strong')
  })

  it('never lowers its rating when a password grows, if the password has no common word or sequence', () => {
    const strengthOrder = [null, 'easy', 'fair', 'strong']
    const rankOf = (text: string | undefined) => {
      const strength = strengthOf(text ?? '')
      return strengthOrder.indexOf(
        strength === null || strength === 'fair' || strength === 'strong' ? strength : 'easy',
      )
    }
    const parts = fc.array(fc.constantFrom('k', 'A', 'q', '7', 'Ω', '猫', '!'))
    forAll(parts, parts, (some, more) => {
      const [password, longer] = [some, [...some, ...more]].map((characters) => characters.join('~'))
      expect(rankOf(longer)).toBeGreaterThanOrEqual(rankOf(password))
    })
  })
})
