import { onlyDigits } from '@/lib/text'

export interface Typed {
  digits: string
  /** Digits to the left of the caret. */
  caret: number
}

/** "50000" → "50.000" (reading 11). */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.')
}

/**
 * Reads a field after an edit. `before` holds the digits until then. If the edit deleted only a
 * dot, the digit beyond it goes instead, because the member did not type the dots.
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

export function positionOf(grouped: string, caret: number): number {
  let seen = 0
  for (let position = 0; position < grouped.length; position += 1) {
    if (seen === caret) return position
    if (grouped[position] !== '.') seen += 1
  }
  return grouped.length
}
