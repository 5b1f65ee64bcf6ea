import type { Bank, BankCard, NewBankCard } from '@/api/wallet'
import { fold, westernDigits } from '@/lib/text'

/** As far as spelling can tell (reading 71). */
export function isSameName(one: string, other: string): boolean {
  return fold(one) !== '' && fold(one) === fold(other)
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
  if (draft.holder.trim() === '') problems.holder = 'missing'
  else if (!isSameName(draft.holder, realName)) problems.holder = 'otherName'
  if (draft.mobile.trim() === '') problems.mobile = 'missing'
  else if (!isDigits(plainNumber(draft.mobile))) problems.mobile = 'notDigits'
  return problems
}

export function cardOf(draft: CardDraft, realName: string): NewBankCard | null {
  if (draft.bank === null || Object.keys(checkCard(draft, realName)).length > 0) return null
  return {
    accountNumber: plainNumber(draft.accountNumber),
    bankName: draft.bank.name,
    bankCode: draft.bank.code,
    holder: draft.holder.trim().replace(/\s+/g, ' '),
    mobile: plainNumber(draft.mobile),
  }
}

/** What the platform's card tells of a binding whose answer was lost; a masked one: nothing. */
export function bindingOf(card: BankCard | null, sent: NewBankCard): 'bound' | 'notYet' | 'unknown' {
  if (card === null) return 'notYet'
  return card.accountNumber === sent.accountNumber ? 'bound' : 'unknown'
}

/** Drops the separators people write and the plus of a country code. */
export function plainNumber(text: string): string {
  return westernDigits(text.normalize('NFKC')).replace(/[\s\p{Pd}.]|^\s*\+/gu, '')
}

/** "0000111122" → "0000 1111 22". */
export function groupNumber(accountNumber: string): string {
  return accountNumber.replace(/(.{4})(?=.)/gu, '$1 ')
}

function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text)
}
