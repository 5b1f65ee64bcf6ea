const DIGIT = /^\p{Nd}$/u

/** "٥٠", "５０" and "५०" → "50". Unicode has the ten digits of each script in a row, from 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
    // Two scripts may follow each other without a gap.
    return String(before % 10)
  })
}

/** Zero-width characters, marks of direction, soft hyphens; "\u2800" is a blank too. */
export const INVISIBLE_CHARACTERS = /[\p{Cf}\p{DI}\u2800]/gu

/** For a code, a number or a user name: drops also the blanks around it (reading 100). */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE_CHARACTERS, '').trim()
}

const SHOWN = 4

/** "•••• 1111"; nothing of a number of four characters or fewer (reading 69). */
export function maskNumber(accountNumber: string): string {
  const characters = Array.from(accountNumber.replace(/\s/g, ''))
  return characters.length > SHOWN ? `••••\u00a0${characters.slice(-SHOWN).join('')}` : '••••'
}

/** In one line of at most so many UTF-16 units; an ellipsis stands for the rest. */
export function shortened(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  // Not half of a letter.
  const kept = line.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')
  return `${kept.trimEnd()}…`
}
