const DIGIT_PATTERN = /^\p{Nd}$/u

/**
 * Converts the digits of every script to 0-9: "٥٠", "５０" and "५०" → "50". Unicode lists the digits
 * of each script in a row from 0 to 9, so the value of a digit is the number of digits before it.
 */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let precedingCount = 0
    while (DIGIT_PATTERN.test(String.fromCodePoint(code - precedingCount - 1))) precedingCount += 1
    // Another script's digits may be just before these, so only the count's last digit is used.
    return String(precedingCount % 10)
  })
}

/** Matches invisible characters, such as direction marks, soft hyphens and the Braille blank. */
export const INVISIBLE_PATTERN = /[\p{Cf}\p{DI}\u2800]/gu

/** Removes invisible characters, and the blanks around the text (reading 100). */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE_PATTERN, '').trim()
}

const VISIBLE_CHARACTERS = 4

/**
 * Shows the last four characters, "•••• 1111". If there are only four or fewer, all are hidden
 * (reading 69).
 */
export function maskNumber(accountNumber: string): string {
  const characters = Array.from(accountNumber.replace(/\s/g, ''))
  return characters.length > VISIBLE_CHARACTERS ? `••••\u00a0${characters.slice(-VISIBLE_CHARACTERS).join('')}` : '••••'
}

/** Returns one line of at most `maxLength` UTF-16 units. An ellipsis marks a text that was cut. */
export function shorten(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  // If the cut has split a surrogate pair, the half that is left is dropped too.
  const cutText = line.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')
  return `${cutText.trimEnd()}…`
}
