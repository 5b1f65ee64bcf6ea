const DIGIT = /^\p{Nd}$/u

/** "٥٠", "５０" and "५०" → "50". Unicode lists the digits of each script in a row from 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let preceding = 0
    while (DIGIT.test(String.fromCodePoint(code - preceding - 1))) preceding += 1
    // The digits of two scripts may be adjacent.
    return String(preceding % 10)
  })
}

/** Zero-width characters, direction marks, soft hyphens, and the Braille blank "\u2800". */
export const INVISIBLE_CHARACTERS = /[\p{Cf}\p{DI}\u2800]/gu

/** Removes invisible characters, and the blanks around a code or user name (reading 100). */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE_CHARACTERS, '').trim()
}

const VISIBLE_CHARACTERS = 4

/** "•••• 1111"; a number of four characters or fewer shows none of them (reading 69). */
export function maskNumber(accountNumber: string): string {
  const characters = Array.from(accountNumber.replace(/\s/g, ''))
  return characters.length > VISIBLE_CHARACTERS ? `••••\u00a0${characters.slice(-VISIBLE_CHARACTERS).join('')}` : '••••'
}

/** One line of at most `maxLength` UTF-16 units. An ellipsis replaces the rest. */
export function shortened(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  // Drops half of a surrogate pair at the end.
  const kept = line.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')
  return `${kept.trimEnd()}…`
}
