import * as v from 'valibot'
import type { Money } from '@/lib/money/text'
import { get } from './client'
import { amount } from './fields'

export interface Report {
  staked: Money
  toppedUp: Money
  withdrawn: Money
  won: Money
}

const reportSchema = v.pipe(
  v.object({ play_money: amount, recharge: amount, withdrawal: amount, win_money: amount }),
  v.transform((wire): Report => ({
    staked: wire.play_money,
    toppedUp: wire.recharge,
    withdrawn: wire.withdrawal,
    won: wire.win_money,
  })),
)

export function fetchReport(signal?: AbortSignal): Promise<Report> {
  return get('/member/getPersonalreport', {}, reportSchema, { signal })
}
