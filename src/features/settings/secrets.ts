import { FUND_PASSWORD_LENGTH } from '@/api/account'
import { westernDigits } from '@/lib/text'

export interface LoginPasswordDraft {
  current: string
  next: string
  repeat: string
}

export function checkLoginPassword(draft: LoginPasswordDraft) {
  const problems: Partial<Record<keyof LoginPasswordDraft, 'missing' | 'different'>> = {}
  if (draft.current === '') problems.current = 'missing'
  if (draft.next === '') problems.next = 'missing'
  if (draft.repeat === '') problems.repeat = 'missing'
  else if (draft.next !== '' && draft.repeat !== draft.next) problems.repeat = 'different'
  return problems
}

export interface FundPasswordDraft {
  first: string
  repeat: string
}

/** Both entries must be the same four digits (reading 67). */
export function checkFundPassword(draft: FundPasswordDraft) {
  const problems: Partial<Record<keyof FundPasswordDraft, 'notFourDigits' | 'different'>> = {}
  if (!isFourDigits(draft.first)) problems.first = 'notFourDigits'
  if (!isFourDigits(draft.repeat)) problems.repeat = 'notFourDigits'
  else if (isFourDigits(draft.first) && draft.repeat !== draft.first) problems.repeat = 'different'
  return problems
}

/** Keeps only the digits: "12 34" → "1234". Digits of other scripts become ASCII digits. */
export function digitsOf(text: string): string {
  return westernDigits(text).replace(/[^0-9]/g, '')
}

/**
 * Returns true for a repeated digit, a run ("7890", "4321"), a repeated pair ("1212"), a year from
 * 1900 to 2099, or the middle column of a keypad ("2580" or "0852"); false if not four digits.
 */
export function isEasyToGuess(fundPassword: string): boolean {
  if (!isFourDigits(fundPassword)) return false
  const [firstDigit = 0, ...otherDigits] = Array.from(fundPassword, Number)
  const steps = otherDigits.map(
    (digit, index) => (digit - (index === 0 ? firstDigit : (otherDigits[index - 1] ?? 0)) + 10) % 10,
  )
  const isRun = steps.every((step) => step === steps[0]) && [0, 1, 9].includes(steps[0] ?? -1)
  const isAlternating = fundPassword.slice(0, 2) === fundPassword.slice(2)
  return isRun || isAlternating || /^(?:19|20)/.test(fundPassword) || ['2580', '0852'].includes(fundPassword)
}

function isFourDigits(text: string): boolean {
  return text.length === FUND_PASSWORD_LENGTH && /^[0-9]+$/.test(text)
}
