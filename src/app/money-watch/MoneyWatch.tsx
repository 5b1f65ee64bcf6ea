import { useQueryClient, useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { lookUpPendingRequests } from '@/domain/money-request/look-up'
import { useHasPassed, useSecondsLeft } from '@/ui/Countdown'
import { accountQueries } from '@/api/account'
import { closingTimes, gameQueries } from '@/api/games'
import { countUnreadable, type Listing } from '@/api/listing'
import { orderQueries, type Order } from '@/api/orders'
import { reportQueries, walletQueries } from '@/api/wallet'
import { msUntilNextPoll } from '@/lib/periods'
import { sessionStore, useSession } from '@/session/store'
import { createRecordReader } from '@/domain/money-request/record-baseline'
import { recordEnds, type Evidence } from '@/domain/money-request/ends'
import { awaitedId, type AwaitedPeriod } from '@/domain/money-request/awaited'
import { addMessage, awaitsEnd, messagesOf, sentAtOf } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import type { MoneyRequestKind } from '@/domain/money-request/request'
import { useShowMessageToast } from '@/domain/money-request/texts'
import { useOpenRequests } from '@/domain/money-request/use-open-requests'
import type { PayoutOf } from '@/domain/records/order-sums'
import { useEvent, useInterval, useNetworkReturn } from '@/ui/use-event'
import { RoundCards } from './RoundCards'
import { hasSettlementTimedOut, settlementOf, type PendingPeriod } from './rules'

const LOOK_UP_INTERVAL_MS = 5000

export default function MoneyWatch({ memberId }: { memberId: string }) {
  useOutcomeLookUp(memberId)
  useEndsOfRequests(memberId)
  return <RoundCards memberId={memberId} open={useSettlements(memberId)} />
}

/** Looks up the outcome of unanswered money requests, without a tap of the member. */
function useOutcomeLookUp(memberId: string): void {
  const queryClient = useQueryClient()
  const { token } = useSession()
  const showToast = useShowMessageToast()
  const isSameSession = () => sessionStore.get().token === token
  const lookUpAll = () =>
    void lookUpPendingRequests(moneyStore, memberId, createRecordReader(queryClient), {
      channel: () => (isSameSession() ? 'toast' : 'none'),
      toast: showToast,
      canLookUp: isSameSession,
    })
  const openRequests = useOpenRequests(memberId)
  const pendingAnswerTimes = openRequests.flatMap(({ answerBy }) => (answerBy > moneyStore.now() ? [answerBy] : []))
  // Renders again when the first of the pending answers can no longer arrive.
  useHasPassed(pendingAnswerTimes.length === 0 ? 0 : Math.min(...pendingAnswerTimes))
  const lookUpOverdue = useEffectEvent((_number: number) => lookUpAll())
  const overdueCount = openRequests.length - pendingAnswerTimes.length
  useEffect(() => lookUpOverdue(overdueCount), [overdueCount])
  // An overdue request that no tab has marked as lost is looked up repeatedly, because the tab that
  // sent it may have been closed before it recorded the outcome.
  useInterval(
    lookUpAll,
    openRequests.some(({ isLost, answerBy }) => !isLost && answerBy <= moneyStore.now()) ? LOOK_UP_INTERVAL_MS : null,
  )
  useNetworkReturn(lookUpAll)
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') lookUpAll()
  })
}

/** The platform says that money arrives within minutes, so its lists are read often at first. */
const END_POLL_MS = 60_000
const END_POLL_TIME_MS = 3_600_000

/** Reports how the member's top-ups and withdrawals ended, once the platform's answers prove it. */
function useEndsOfRequests(memberId: string): void {
  const showToast = useShowMessageToast()
  const queryClient = useQueryClient()
  const storedMessages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const now = moneyStore.now()
  const awaiting = messagesOf({ list: () => storedMessages }, memberId).filter((message) => awaitsEnd(message, now))
  const pollOf = (kind: MoneyRequestKind) => {
    const ofKind = awaiting.filter(({ news }) => 'request' in news && news.request.kind === kind)
    const isRecent = () => ofKind.some((message) => moneyStore.now() - sentAtOf(message) < END_POLL_TIME_MS)
    return { enabled: ofKind.length > 0, refetchInterval: () => isRecent() && END_POLL_MS }
  }
  const { data: report } = useQuery({ ...reportQueries.report(), ...pollOf('topUp') })
  const { data: withdrawals } = useQuery({ ...walletQueries.withdrawals(), ...pollOf('withdrawal') })
  const recordAll = useEffectEvent((evidence: Evidence) =>
    recordEnds(moneyStore, memberId, evidence, (message) => {
      showToast(message)
      // An added top-up and a refused withdrawal have changed the balance.
      void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
    }),
  )
  const awaitedIds = awaiting.map(({ id }) => id).join('|')
  useEffect(() => {
    if (awaitedIds !== '') recordAll({ toppedUp: report?.toppedUp ?? null, withdrawals })
  }, [awaitedIds, report, withdrawals])
}

/** Adds a message for each settled period. Returns the periods whose settlement is awaited. */
function useSettlements(memberId: string): PendingPeriod[] {
  const queryClient = useQueryClient()
  const periodsOfAllMembers = useSyncExternalStore(moneyStore.awaited.subscribe, moneyStore.awaited.list)
  useSyncExternalStore(closingTimes.subscribe, closingTimes.all)
  // A closing time from an answer replaces the stored time. The stored time is by the device's
  // clock, which may have been changed.
  const awaitedPeriods = periodsOfAllMembers
    .filter((period) => period.memberId === memberId)
    .map((period) => ({ ...period, closesAt: closingTimes.closingOf(period.gameId, period.period) ?? period.closesAt }))
  const now = moneyStore.now()
  // Renders again when a period closes, so that `refetchInterval` is computed again.
  const upcomingClosings = awaitedPeriods.flatMap(({ closesAt }) =>
    closesAt !== null && closesAt > now ? [closesAt] : [],
  )
  useSecondsLeft(upcomingClosings.length === 0 ? 0 : Math.min(...upcomingClosings))
  const { data: orders } = useQuery({
    ...orderQueries.list(),
    enabled: awaitedPeriods.length > 0,
    refetchInterval: ({ state }) =>
      msUntilNextPoll({
        closings: awaitedPeriods.map(({ closesAt }) => closesAt),
        answeredAt: Math.max(state.dataUpdatedAt, state.errorUpdatedAt),
        now: moneyStore.now(),
        isFailing: state.status === 'error',
      }),
  })
  const settlePeriod = async (period: AwaitedPeriod, orderList: Listing<Order>) => {
    const id = awaitedId(period)
    // An unreadable order may belong to the period, and the sums would be wrong without it.
    if (countUnreadable(orderList) > 0 || settlementOf(period, orderList, () => null) === null) {
      // After the time-out, the period is dropped if its settlement still cannot be read.
      if (hasSettlementTimedOut(period, moneyStore.now())) moneyStore.awaited.remove(id)
      return
    }
    const settlement = settlementOf(period, orderList, await fetchPayoutLookup(queryClient, period.gameId))
    // Another tab, or an earlier answer, may have added the message meanwhile.
    if (settlement === null || moneyStore.awaited.get(id) === null) return
    moneyStore.awaited.remove(id)
    const news = { outcome: 'settled', settlement } as const
    addMessage(moneyStore.messages, { id, memberId, at: moneyStore.now(), isRead: false, news })
    void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
  }
  // Also runs when a period is added, because the list with its order may have arrived before.
  const settleAll = useEffectEvent((orderList: Listing<Order>, newPeriods: typeof periodsOfAllMembers) => {
    for (const period of newPeriods) if (period.memberId === memberId) void settlePeriod(period, orderList)
  })
  useEffect(() => {
    if (orders !== undefined) settleAll(orders, periodsOfAllMembers)
  }, [orders, periodsOfAllMembers])
  // Without an answer about the game, the closing time is from the device's clock, which may be
  // wrong. The card of the round then does not say that the round is being drawn.
  return awaitedPeriods.map((period) => ({ ...period, isClosingKnown: closingTimes.knows(period.gameId) }))
}

/**
 * Returns a function that finds the payout of an order line (one pick), or null if it is unknown.
 * The app then does not know whether a return includes the stake (reading 47).
 */
async function fetchPayoutLookup(queryClient: QueryClient, gameId: string): Promise<PayoutOf> {
  // Without payouts, the result is shown, but without the net amount if a pick has won.
  const options = await queryClient.fetchQuery({ ...gameQueries.payouts(gameId), retry: false }).catch(() => [])
  return ({ type }) => options.find((option) => option.type === type)?.payout ?? null
}
