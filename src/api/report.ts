import * as v from 'valibot'
import { type Money, ZERO } from '@/lib/money/text'
import { get } from './client'
import { optionalAmount } from './fields'
import { LIVE } from './freshness'
import { memberQuery } from './keys'

export interface Report {
  staked: Money
  toppedUp: Money
  withdrawn: Money
  won: Money
}

/** A new member has no totals yet: what the platform leaves out is zero. */
export const reportSchema = v.pipe(
  v.object({
    play_money: optionalAmount,
    recharge: optionalAmount,
    withdrawal: optionalAmount,
    win_money: optionalAmount,
  }),
  v.transform((wire): Report => ({
    staked: wire.play_money ?? ZERO,
    toppedUp: wire.recharge ?? ZERO,
    withdrawn: wire.withdrawal ?? ZERO,
    won: wire.win_money ?? ZERO,
  })),
)

export function fetchReport(signal?: AbortSignal): Promise<Report> {
  return get('/member/getPersonalreport', {}, reportSchema, { signal })
}

export const reportQueries = {
  report: () => memberQuery(['report'], fetchReport, LIVE),
}
