import type { AmountReading } from '@/lib/money/amount-text'
import { isZero, parseMoney, type Money } from '@/lib/money/text'
import { westernDigits, withoutUnseen } from '@/lib/text'
import type { UnreadableAmount } from '@/kit/forms/amount-draft'

export type WishRefusal = { kind: 'wrongAmount' | 'zero' | 'minutes' } | UnreadableAmount

export type Wish = { most: Money; refusal: null } | { most: null; refusal: WishRefusal }

const MINUTES_A_DAY = 1440

export function wishOfMoney({ amount, problem }: AmountReading): Wish {
  if (problem !== null) return refuse({ kind: 'unreadable', problem })
  if (amount === null) return refuse({ kind: 'wrongAmount' })
  return isZero(amount) ? refuse({ kind: 'zero' }) : { most: amount, refusal: null }
}

/** @param text minutes are no amount: whole, without marks */
export function wishOfMinutes(text: string): Wish {
  const digits = westernDigits(withoutUnseen(text))
  const minutes = /^\d+$/.test(digits) ? Number(digits) : 0
  const most = parseMoney(digits)
  return most === null || minutes < 1 || minutes > MINUTES_A_DAY ? refuse({ kind: 'minutes' }) : { most, refusal: null }
}

function refuse(refusal: WishRefusal): Wish {
  return { most: null, refusal }
}
