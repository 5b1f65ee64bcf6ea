import * as fc from 'fast-check'
import { money, type Money } from '@/lib/money/text'

/** Generates amounts of either sign with up to six decimals, as canonical text. */
export const amountArbitrary: fc.Arbitrary<Money> = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 6 }))
  .map(([value, decimals]) => {
    const text = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
    const wholeLength = text.length - decimals
    return money(
      `${value < 0n ? '-' : ''}${text.slice(0, wholeLength)}${decimals === 0 ? '' : `.${text.slice(wholeLength)}`}`,
    )
  })

/** Returns the hundredths of a decimal text: 1250n for "12.5". Does not use the tested code. */
export function hundredthsOf(text: string): bigint {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.')
  const absoluteHundredths = BigInt(whole + decimals.padEnd(2, '0').slice(0, 2))
  return text.startsWith('-') ? -absoluteHundredths : absoluteHundredths
}
