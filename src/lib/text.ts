/** "Rp 1.500" → "1500"; digits of other scripts are dropped too. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * Folds what two spellings of one name may differ in: case, accents, runs of blanks. "ĐỖ  Thị Hà"
 * and "Do thi ha" fold to the same text.
 */
export function fold(text: string): string {
  // No normal form takes the stroke off "đ".
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim()
}
