import type { Bank, BankCard, NewBankCard } from '@/api/wallet'
import { westernDigits, stripInvisible } from '@/lib/text'
import { foldName, tidyName } from '@/lib/names'

/**
 * Compares only letters and digits; case and accents do not matter. False if `firstName` has
 * neither a letter nor a digit (reading 71).
 */
export function isSameName(firstName: string, secondName: string): boolean {
  const foldedName = foldName(firstName)
  return foldedName !== '' && foldedName === foldName(secondName)
}

export interface CardDraft {
  bank: Bank | null
  accountNumber: string
  holder: string
  mobile: string
}

export function checkCard(draft: CardDraft, realName: string) {
  const problems: Partial<Record<keyof CardDraft, 'missing' | 'notReal' | 'otherName' | 'notDigits'>> = {}
  if (draft.bank === null) problems.bank = 'missing'
  if (!isDigits(plainNumber(draft.accountNumber))) problems.accountNumber = 'notReal'
  if (tidyName(draft.holder) === '') problems.holder = 'missing'
  else if (!isSameName(draft.holder, realName)) problems.holder = 'otherName'
  if (plainNumber(draft.mobile) === '') problems.mobile = 'missing'
  else if (!isDigits(plainNumber(draft.mobile))) problems.mobile = 'notDigits'
  return problems
}

export function cardOf(draft: CardDraft, realName: string): NewBankCard | null {
  if (draft.bank === null || Object.keys(checkCard(draft, realName)).length > 0) return null
  return {
    accountNumber: plainNumber(draft.accountNumber),
    bankName: draft.bank.name,
    bankCode: draft.bank.code,
    holder: tidyName(draft.holder),
    mobile: plainNumber(draft.mobile),
  }
}

/**
 * Returns `bound` only if the card has the full number that was sent. The result is `unknown` for a
 * masked or another number, and `notYet` without a card.
 */
export function bindingStatusOf(card: BankCard | null, sent: NewBankCard): 'bound' | 'notYet' | 'unknown' {
  if (card === null) return 'notYet'
  return card.accountNumber === sent.accountNumber ? 'bound' : 'unknown'
}

/** Removes separators, invisible characters and a leading plus; converts other digits to 0–9. */
export function plainNumber(text: string): string {
  return westernDigits(stripInvisible(text).normalize('NFKC')).replace(/[\s\p{Pd}.]|^\+/gu, '')
}

/** Puts blanks between groups of four digits: "0000111122" → "0000 1111 22". */
export function groupNumber(accountNumber: string): string {
  return accountNumber.replace(/(.{4})(?=.)/gu, '$1 ')
}

function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text)
}
