export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** "ĐỖ  Thị Hà" and "Do thi ha" fold to the same text. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim()
}
