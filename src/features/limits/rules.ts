import type { AmountProblem } from '@/lib/money/amount-text'
import { isZero, parseMoney, type Money } from '@/lib/money/text'
import { westernDigits, withoutUnseen } from '@/lib/text'
import { readAmount } from '@/kit/forms/read-amount'

export type WishProblem = 'amount' | 'zero' | 'minutes' | AmountProblem

export type Wish = { most: Money; problem: null } | { most: null; problem: WishProblem }

const MINUTES_A_DAY = 1440

export function readMostMoney(draft: string): Wish {
  const { amount, problem } = readAmount(draft)
  if (amount === null) return wrong(problem ?? 'amount')
  return isZero(amount) ? wrong('zero') : { most: amount, problem: null }
}

export function readMostMinutes(draft: string): Wish {
  const digits = westernDigits(withoutUnseen(draft))
  const minutes = /^\d+$/.test(digits) ? Number(digits) : 0
  const most = parseMoney(digits)
  return most === null || minutes < 1 || minutes > MINUTES_A_DAY ? wrong('minutes') : { most, problem: null }
}

function wrong(problem: WishProblem): Wish {
  return { most: null, problem }
}
