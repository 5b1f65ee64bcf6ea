import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { reportQueries, walletQueries, type Withdrawal } from '@/api/wallet'
import { toEpochMs } from '@/lib/server-time-order'
import type { Money } from '@/lib/money/text'
import { keyedWithdrawals, type WithKey } from '@/domain/records/keyed-rows'
import { isOpen } from '@/domain/records/withdrawals'
import { useSecondsLeft } from '@/ui/Countdown'
import { rowsOfWithdrawal, type Evidence } from './ends'
import { isInFlight } from './in-flight'
import { awaitsEnd, MAX_WAY_MS, messagesOf, sentAtOf, type Message } from './messages'
import { moneyStore } from './money-store'
import { receiptsOf, type Receipt } from './receipts'
import type { PendingRequest } from './request'
import { useOpenRequests } from './use-open-requests'

interface MoneyOnItsWayOf<Kind> {
  kind: Kind
  key: string
  amount: Money
  /** True while the answer to the request may still arrive. */
  isUnderWay: boolean
}

export type MoneyOnItsWay =
  | (MoneyOnItsWayOf<'topUp'> & { receipt: Receipt })
  | (MoneyOnItsWayOf<'withdrawal'> & {
      /** Epoch ms when this device sent the withdrawal; null if another device sent it. */
      sentAt: number | null
      /** The row of the platform's list; null while the list lacks the withdrawal. */
      row: WithKey<Withdrawal> | null
    })

/**
 * The platform need not state when it refused a withdrawal, and an unpaid row without that time
 * looks unfinished. So older rows do not count as on their way.
 */
const MAX_ROW_AGE_MS = 30 * 24 * 3_600_000

/**
 * Returns the member's top-ups and withdrawals whose end nothing proves, newest first. Leaves out
 * requests with an unknown outcome: these need the member, so another place shows them.
 */
export function moneyOnItsWay(
  pending: readonly PendingRequest[],
  messages: readonly Message[],
  { toppedUp, withdrawals, now }: Evidence & { now: number },
): MoneyOnItsWay[] {
  const topUps = receiptsOf(pending, messages, { now, toppedUp })
    .filter(({ state, at }) => state === 'underWay' || (state === 'sent' && now - at < MAX_WAY_MS))
    .map((receipt) => ({
      kind: 'topUp' as const,
      key: receipt.id,
      amount: receipt.request.amount,
      isUnderWay: receipt.state === 'underWay',
      receipt,
    }))
  const withdrawalsUnderWay = pending.flatMap((request) => {
    const { id: key, request: sent, sentAt } = request
    if (sent.kind !== 'withdrawal' || !isInFlight(request, now)) return []
    return [{ kind: 'withdrawal' as const, key, amount: sent.amount, isUnderWay: true, sentAt, row: null }]
  })
  return [...topUps, ...withdrawalsUnderWay, ...withdrawalsOnTheirWay(messages, withdrawals, now)].sort(
    (left, right) => timeOf(right) - timeOf(left),
  )
}

/** The order of a server's time among the device's times is a guess, as its zone is unknown. */
function timeOf(money: MoneyOnItsWay): number {
  if (money.kind === 'topUp') return money.receipt.at
  return money.sentAt ?? (toEpochMs(money.row?.submittedAt ?? '') || 0)
}

function withdrawalsOnTheirWay(
  messages: readonly Message[],
  withdrawals: readonly Withdrawal[] | undefined,
  now: number,
): MoneyOnItsWay[] {
  const sentAtByKey = new Map<string, number>()
  const rows = keyedWithdrawals(withdrawals ?? [])
  const unlisted = messages.filter((message) => {
    const { news } = message
    if (news.outcome !== 'accepted' || news.request.kind !== 'withdrawal') return false
    const matches = rowsOfWithdrawal(message, messages, rows)
    if (matches?.length === 1 && matches[0] !== undefined) sentAtByKey.set(matches[0].key, sentAtOf(message))
    const isListed = withdrawals !== undefined && matches?.length !== 0
    return !isListed && news.end === undefined && awaitsEnd(message, now)
  })
  const shared = { kind: 'withdrawal', isUnderWay: false } as const
  return [
    ...unlisted.flatMap((message) => {
      const { id, news } = message
      if (!('request' in news) || news.request.kind !== 'withdrawal') return []
      return [{ ...shared, key: id, amount: news.request.amount, sentAt: sentAtOf(message), row: null }]
    }),
    ...rows
      .filter((row) => isOpen(row) && !(now - toEpochMs(row.submittedAt) > MAX_ROW_AGE_MS))
      .map((row) => ({
        ...shared,
        key: row.key,
        amount: row.amount,
        sentAt: sentAtByKey.get(row.key) ?? null,
        row,
      })),
  ]
}

export function useMoneyOnItsWay(memberId: string): MoneyOnItsWay[] {
  const pending = useOpenRequests(memberId)
  const storedMessages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  // The countdown renders the screen again when the time for an answer is over.
  useSecondsLeft(Math.max(0, ...pending.map(({ answerBy }) => answerBy)))
  const messages = messagesOf({ list: () => storedMessages }, memberId)
  const withdrawals = useQuery(walletQueries.withdrawals()).data
  const hasTopUp = receiptsOf(pending, messages, { now: moneyStore.now(), toppedUp: null }).length > 0
  const report = useQuery({ ...reportQueries.report(), enabled: hasTopUp }).data
  return moneyOnItsWay(pending, messages, {
    toppedUp: report?.toppedUp ?? null,
    withdrawals,
    now: moneyStore.now(),
  })
}
