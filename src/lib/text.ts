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

/** "ĐỖ  Thị Hà" and "Do thi ha" fold to the same text. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim()
}

const SHOWN = 4

/** "•••• 1111"; nothing of a number of four characters or fewer (reading 69). */
export function maskNumber(accountNumber: string): string {
  const characters = Array.from(accountNumber.replace(/\s/g, ''))
  return characters.length > SHOWN ? `••••\u00a0${characters.slice(-SHOWN).join('')}` : '••••'
}
