import { INVISIBLE_CHARACTERS, westernDigits } from './text.ts'

/** The zero-width joiners (U+200C and U+200D) are not included: they shape letters of a name. */
const INVISIBLE_IN_NAMES = /(?![\u200c\u200d])[\p{Cf}\p{DI}\u2800]/gu

/** The plain letters that banks write for letters which NFKD does not decompose. */
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
  // Greek has another sigma at the end of a word.
  ς: 'σ',
}

/** A name as it is sent, with its joiners; '' if it has no letter and no digit (reading 71). */
export function tidyName(name: string): string {
  if (foldName(name) === '') return ''
  return name.replace(INVISIBLE_IN_NAMES, '').replace(/\s+/g, ' ').trim()
}

/** "ĐỖ  Thị Hà" and "Do thi ha" fold to the same text. */
export function fold(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(INVISIBLE_CHARACTERS, '')
  // Upper case in between folds more letters: "ß" becomes "SS" and "ı" becomes "I".
  const small = letters.toLowerCase().toUpperCase().toLowerCase()
  return small
    .replace(/[đðɖħłŋøŧæœþς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Unicode counts these as letters, but they write apostrophes or lengthen Arabic words. */
const SIGNS = /[\u02b0-\u02ff\u0640\ua78b\ua78c]/g

/** Only the letters and digits of a name: "O’Connor-Đặng" → "oconnordang", "😀" → "". */
export function foldName(name: string): string {
  return westernDigits(fold(name).replace(SIGNS, '')).replace(/[^\p{L}\p{N}]/gu, '')
}
