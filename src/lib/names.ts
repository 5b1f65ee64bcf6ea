import { INVISIBLE_CHARACTERS, westernDigits } from './text.ts'

/** Joiners shape the letters of a name. */
const INVISIBLE_IN_NAMES = /(?![\u200c\u200d])[\p{Cf}\p{DI}\u2800]/gu

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
  return name.replace(INVISIBLE_IN_NAMES, '').replace(/\s+/g, ' ').trim()
}

/** "ĐỖ  Thị Hà" and "Do thi ha" fold to the same text. */
export function fold(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(INVISIBLE_CHARACTERS, '')
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
