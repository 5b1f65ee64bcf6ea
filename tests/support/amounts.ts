import * as fc from 'fast-check'
import { money, type Money } from '@/lib/money/text'

/** Amounts with a sign and up to six decimals, as canonical text. */
export const amounts: fc.Arbitrary<Money> = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 6 }))
  .map(([value, decimals]) => {
    const text = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
    const cut = text.length - decimals
    return money(`${value < 0n ? '-' : ''}${text.slice(0, cut)}${decimals === 0 ? '' : `.${text.slice(cut)}`}`)
  })

/**
 * The amount in hundredths, for texts with at most two decimals. Independent of the tested code.
 */
export function hundredths(text: string): bigint {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.')
  const withoutSign = BigInt(whole + decimals.padEnd(2, '0').slice(0, 2))
  return text.startsWith('-') ? -withoutSign : withoutSign
}
