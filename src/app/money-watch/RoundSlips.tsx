import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { orderQueries } from '@/api/orders.queries'
import { config } from '@/config'
import { paths, patterns } from '@/paths'
import { DemoChip } from '@/shared/DemoChip'
import { awaitedId, byClosing, ordersOf, type AwaitedPeriod } from '@/shared/money-request/awaited'
import { desk } from '@/shared/money-request/desk'
import { isDemo } from '@/shared/is-demo'
import { isUntold, messagesOf } from '@/shared/money-request/messages'
import { usePlatform } from '@/shared/use-platform'
import { useSlot } from '@/ui/slot'
import { TextButton } from '@/ui/TextButton'
import { OpenSlip } from './OpenSlip'
import styles from './RoundSlips.module.css'
import { SettledSlip } from './SettledSlip'
import { settledRounds, type SettledRound } from './slips'
import { useHeldBalance } from './use-held-balance'

/** More than these would hide the screen. */
const SHOWN_AT_ONCE = 2

/** The screens with money, which say themselves that it is worth nothing in a demo. */
const SAY_DEMO: readonly string[] = [
  paths.home(),
  paths.draws(),
  paths.mine(),
  patterns.draw,
  patterns.fairness,
  paths.orderRecord(),
  paths.withdraw(),
  paths.withdrawals(),
  paths.report(),
  paths.statement(),
  paths.messages(),
  patterns.topUp,
  patterns.limits,
  paths.bankCard(),
  paths.bindCard(),
]

/** The member's open rounds and what became of them, on every screen. */
export function RoundSlips({ memberId, open }: { memberId: string; open: readonly AwaitedPeriod[] }) {
  const { t } = useTranslation('messages')
  const slot = useSlot()
  const { pathname } = useLocation()
  const platform = usePlatform()
  const settled = useSettledRounds(memberId, open)
  const { data: orders = [] } = useQuery({ ...orderQueries.list(), enabled: open.length + settled.length > 0 })
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [isExpanded, setIsExpanded] = useState(false)
  useHeldBalance(
    open.flatMap(({ closesAt }) => closesAt ?? []),
    settled.filter(({ id }) => !turned.has(id)).map(({ at }) => at),
  )
  const inOrder = byClosing(open)
  const slips = [
    ...settled.map((round) => (
      <SettledSlip
        key={round.id}
        settlement={round.settlement}
        numbers={ordersOf(round.settlement, orders)[0]?.numbers ?? null}
        onTurned={() => setTurned((before) => new Set([...before, round.id]))}
        onFold={() => fold(round.id)}
      />
    )),
    ...inOrder.map((period) => <OpenSlip key={awaitedId(period)} period={period} orders={ordersOf(period, orders)} />),
  ]
  if (slot === null || slips.length === 0) return null
  const hidden = slips.length - SHOWN_AT_ONCE
  return createPortal(
    <section className={styles['slips']} aria-label={t('slip.label')}>
      {isDemo(config, platform) && !SAY_DEMO.includes(pathname) && (
        <div>
          <DemoChip />
        </div>
      )}
      {isExpanded ? slips : slips.slice(0, SHOWN_AT_ONCE)}
      {hidden > 0 && (
        <div className={styles['more']}>
          <TextButton onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? t('slip.fewer') : t('slip.more', { number: hidden })}
          </TextButton>
        </div>
      )}
    </section>,
    slot,
  )
}

/** Kept among the messages, where it counts as read once it has been shown here. */
function fold(id: string): void {
  const message = desk.messages.get(id)
  if (message !== null) desk.messages.put(id, { ...message, isRead: true })
}

function useSettledRounds(memberId: string, open: readonly AwaitedPeriod[]): SettledRound[] {
  const [shownOpen, setShownOpen] = useState<ReadonlySet<string>>(() => {
    const untold = messagesOf(desk.messages, memberId).filter((message) => isUntold(message, desk.now()))
    return new Set(untold.map(({ id }) => id))
  })
  const added = open.map(awaitedId).filter((id) => !shownOpen.has(id))
  if (added.length > 0) setShownOpen(new Set([...shownOpen, ...added]))
  useSyncExternalStore(desk.messages.subscribe, desk.messages.list)
  return settledRounds(messagesOf(desk.messages, memberId), shownOpen)
}
