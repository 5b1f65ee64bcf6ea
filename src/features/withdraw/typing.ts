import { onlyDigits } from '@/lib/text'

/** The amount field shows dots between its thousands and takes digits; what is typed among the dots is read here. */
export interface Typed {
  digits: string
  /** How many digits stand left of the caret. */
  caret: number
}

/** "50000" → "50.000": the separator of the withdraw page (reading 11). */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.')
}

/**
 * Reads a field after an edit. `text` and `position` are as the browser left them, `before` the digits until then, `inputType` the
 * kind of edit. Where only a dot was deleted, the digit beyond it was meant: the dots are not the member's.
 */
export function readTyped(text: string, position: number, before: string, inputType: string): Typed {
  const digits = onlyDigits(text)
  const caret = onlyDigits(text.slice(0, position)).length
  if (digits !== before) return { digits, caret }
  if (inputType === 'deleteContentBackward' && caret > 0)
    return { digits: digits.slice(0, caret - 1) + digits.slice(caret), caret: caret - 1 }
  if (inputType === 'deleteContentForward') return { digits: digits.slice(0, caret) + digits.slice(caret + 1), caret }
  return { digits, caret }
}

/** The caret's position in a grouped text, right behind this many digits. */
export function positionOf(grouped: string, caret: number): number {
  let seen = 0
  for (let position = 0; position < grouped.length; position += 1) {
    if (seen === caret) return position
    if (grouped[position] !== '.') seen += 1
  }
  return grouped.length
}
