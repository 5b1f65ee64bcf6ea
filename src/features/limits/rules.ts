import type { AmountReading } from '@/lib/money/amount-text'
import { isZero, parseMoney, type Money } from '@/lib/money/text'
import { westernDigits, stripInvisible } from '@/lib/text'
import type { UnreadableAmount } from '@/kit/forms/amount-draft'

export type RequestedLimitRefusal = { kind: 'wrongAmount' | 'zero' | 'minutes' } | UnreadableAmount

export type RequestedLimit = { cap: Money; refusal: null } | { cap: null; refusal: RequestedLimitRefusal }

const MINUTES_A_DAY = 1440

export function requestedLimitOfMoney({ amount, problem }: AmountReading): RequestedLimit {
  if (problem !== null) return refuse({ kind: 'unreadable', problem })
  if (amount === null) return refuse({ kind: 'wrongAmount' })
  return isZero(amount) ? refuse({ kind: 'zero' }) : { cap: amount, refusal: null }
}

/** Accepts only whole minutes from 1 to 1440 (a day), in digits of any script. */
export function requestedLimitOfMinutes(text: string): RequestedLimit {
  const digits = westernDigits(stripInvisible(text))
  const minutes = /^\d+$/.test(digits) ? Number(digits) : 0
  const cap = parseMoney(digits)
  return cap === null || minutes < 1 || minutes > MINUTES_A_DAY ? refuse({ kind: 'minutes' }) : { cap, refusal: null }
}

function refuse(refusal: RequestedLimitRefusal): RequestedLimit {
  return { cap: null, refusal }
}
