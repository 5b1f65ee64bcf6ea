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
const UNSEEN = /[\p{Cf}\p{DI}\u2800]/gu
const UNSEEN_IN_NAMES = /(?![\u200c\u200d])[\p{Cf}\p{DI}\u2800]/gu

/** For a code, a number or a user name: drops also the blanks around it (reading 100). */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '').trim()
}

/** Letters that Unicode does not take apart, as banks write them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ħ: 'h',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  // At the end of a word, Greek has another one.
  ς: 'σ',
}

/** A name as it is sent; '' for one without a letter (reading 71). Joiners within it stay. */
export function tidyName(name: string): string {
  if (foldName(name) === '') return ''
  return name.replace(UNSEEN_IN_NAMES, '').replace(/\s+/g, ' ').trim()
}

/** "ĐỖ  Thị Hà" and "Do thi ha" fold to the same text. */
export function fold(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(UNSEEN, '')
  // By way of the capitals: "ß" is "SS" there, and "ı" is "I".
  const small = letters.toLowerCase().toUpperCase().toLowerCase()
  return small
    .replace(/[đðɖħłŋøŧæœþς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Letters to Unicode, by which an apostrophe is written or an Arabic word is lengthened. */
const SIGNS = /[\u02b0-\u02ff\u0640\ua78b\ua78c]/g

/** Only the letters and digits of a name: "O’Connor-Đặng" → "oconnordang", "😀" → "". */
export function foldName(name: string): string {
  return westernDigits(fold(name).replace(SIGNS, '')).replace(/[^\p{L}\p{N}]/gu, '')
}

const SHOWN = 4

/** "•••• 1111"; nothing of a number of four characters or fewer (reading 69). */
export function maskNumber(accountNumber: string): string {
  const characters = Array.from(accountNumber.replace(/\s/g, ''))
  return characters.length > SHOWN ? `••••\u00a0${characters.slice(-SHOWN).join('')}` : '••••'
}

/** In one line of at most so many UTF-16 units; an ellipsis stands for the rest. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  // Not half of a letter.
  const kept = line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')
  return `${kept.trimEnd()}…`
}
