import { INVISIBLE_PATTERN, westernDigits } from './text.ts'

/**
 * Matches invisible characters, except the zero-width joiners (U+200C and U+200D), which shape the
 * letters of some names.
 */
const INVISIBLE_NAME_PATTERN = /(?![\u200c\u200d])[\p{Cf}\p{DI}\u2800]/gu

/** Letters that NFKD does not decompose, with the plain letters that banks write for them. */
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
  // Greek writes its letter sigma in this form at the end of a word.
  ς: 'σ',
}

/**
 * Returns a name as the app sends it: with single spaces, and without invisible characters except
 * zero-width joiners. Returns '' if the name has neither a letter nor a digit (reading 71).
 */
export function tidyName(name: string): string {
  if (foldName(name) === '') return ''
  return name.replace(INVISIBLE_NAME_PATTERN, '').replace(/\s+/g, ' ').trim()
}

/**
 * Returns a text without accents, capitals and repeated spaces, so that texts can be compared.
 * "ĐỖ  Thị Hà" and "Do thi ha" become the same text.
 */
export function foldText(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(INVISIBLE_PATTERN, '')
  // The change to upper case, between the two changes to lower case, makes more letters equal: "ß"
  // becomes "SS", and the Turkish "ı" becomes "I".
  const lowerCase = letters.toLowerCase().toUpperCase().toLowerCase()
  return lowerCase
    .replace(/[đðɖħłŋøŧæœþς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Characters that Unicode counts as letters, but that are apostrophes or lengthen Arabic words. */
const NON_LETTER_PATTERN = /[\u02b0-\u02ff\u0640\ua78b\ua78c]/g

/** Returns only the folded letters and digits of a name: "O’Connor-Đặng" → "oconnordang". */
export function foldName(name: string): string {
  return westernDigits(foldText(name).replace(NON_LETTER_PATTERN, '')).replace(/[^\p{L}\p{N}]/gu, '')
}
