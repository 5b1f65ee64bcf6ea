import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { ShortPeriodId } from '@/ui/Note'
import { useMessageText } from '@/domain/money-request/texts'
import { DottedLine } from '@/ui/DescriptionList'
import { DrawnNumbers, NumbersFaceDown, REVEAL_MS } from '@/ui/DrawnNumbers'
import { announce } from '@/ui/feedback'
import { IconButton } from '@/ui/Button'
import { prefersLessMotion } from '@/ui/motion'
import { moneyText, NetAmount, Money } from '@/ui/Money'
import { removeSettledPeriod } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { useInterval, useTimeout } from '@/ui/use-event'
import { useIsSeen } from '@/ui/use-is-seen'
import type { Order } from '@/api/orders'
import { formatList } from '@/i18n/format'
import { sum } from '@/lib/money/sums'
import { useOrderLineDetails } from '@/domain/records/use-order-line-details'
import { Countdown, useHasPassed } from '@/ui/Countdown'
import { Caption } from '@/ui/text'
import type { PendingPeriod, SettledPeriod } from './rules'
import styles from './RoundCard.module.css'

function RoundCard({
  gameName,
  period,
  tiles,
  detail,
  end,
}: {
  gameName: string
  period: string
  tiles: ReactNode
  detail: ReactNode
  end: ReactNode
}) {
  return (
    <Link className={styles['round']} to={paths.orderRecord()}>
      {tiles}
      <span className={styles['words']}>
        <span className={styles['head']}>
          <span>
            <b className={styles['game']}>{gameName}</b> <ShortPeriodId id={period} />
          </span>{' '}
          <span className={styles['end']}>{end}</span>
        </span>{' '}
        <span className={styles['detail']}>{detail}</span>
      </span>
    </Link>
  )
}

/**
 * The card of a settled round disappears after this time in view, added up over all screens. The
 * time begins when the card has shown the drawn numbers.
 */
const CARD_DISPLAY_MS = 12_000
/** The interval at which the display time is saved. */
const RECORD_INTERVAL_MS = 1000

export interface SettledRoundProps {
  round: SettledPeriod
  isRevealed: boolean
  /** True if the screen is revealing the same numbers. The card then starts no animation. */
  isRevealedElsewhere: boolean
  /** The member's orders on the round; none if the list of orders is not known. */
  orders: readonly Order[]
}

/**
 * Reveals the result of a round when the member can see it, announces it, and counts the time for
 * which it is in view. The display time is stored in the member's message, so that it does not
 * start again on another screen or after a reload.
 */
export function useReveal({
  round: { id, settlement, shownMs },
  isRevealed,
  isRevealedElsewhere,
  hasAnimation,
}: Omit<SettledRoundProps, 'orders'> & { hasAnimation: boolean }) {
  const messageText = useMessageText()
  const isSeen = useIsSeen()
  const [isRevealing, setIsRevealing] = useState(false)
  const [isHoveredOrFocused, setIsHoveredOrFocused] = useState(false)
  if (!isRevealing && isSeen && !isRevealedElsewhere) setIsRevealing(true)
  const revealMs = isRevealed || !hasAnimation || prefersLessMotion() ? 0 : REVEAL_MS
  const needsAnnouncement = shownMs === null && (isRevealed || isRevealing)
  const finishReveal = () => {
    announce(messageText({ outcome: 'settled', settlement }).text)
    recordShownMs(id, 0)
  }
  useTimeout(finishReveal, needsAnnouncement ? revealMs : null)
  const isDisplayTimeRunning = isSeen && !isHoveredOrFocused
  useInterval(
    () => recordShownMs(id, (shownMs ?? 0) + RECORD_INTERVAL_MS),
    isDisplayTimeRunning && shownMs !== null ? RECORD_INTERVAL_MS : null,
  )
  const pauseProps = {
    onPointerEnter: () => setIsHoveredOrFocused(true),
    onPointerLeave: () => setIsHoveredOrFocused(false),
    onFocus: () => setIsHoveredOrFocused(true),
    onBlur: () => setIsHoveredOrFocused(false),
  }
  return { isRevealing, pauseProps }
}

/**
 * Turns the drawn numbers of a settled round over, and then shows the sums, in the same way for a
 * gain and a loss.
 */
export function SettledRoundCard({ orders, ...props }: SettledRoundProps) {
  const { t } = useTranslation(['messages', 'common', 'record'])
  const { round, isRevealed } = props
  const numbers = orders[0]?.numbers ?? null
  const { isRevealing, pauseProps } = useReveal({ ...props, hasAnimation: numbers !== null })
  const { gameName, period, staked, returned, net, isPartial } = round.settlement
  const sums = { staked: moneyText(staked), returned: moneyText(returned) }
  return (
    <div className={styles['settled']} {...pauseProps}>
      <RoundCard
        gameName={gameName}
        period={period}
        tiles={
          !isRevealed && !isRevealing ? (
            <NumbersFaceDown size="small" />
          ) : (
            numbers !== null && <DrawnNumbers numbers={numbers} size="small" animatesReveal={!isRevealed} />
          )
        }
        detail={
          isRevealed && <DottedLine parts={t(isPartial ? 'record:stakedRecorded' : 'record:stakedReturned', sums)} />
        }
        end={isRevealed && !isPartial && <NetAmount amount={net} />}
      />
      <div className={styles['close']}>
        <IconButton icon="close" label={t('common:close')} onClick={() => recordShownMs(round.id, CARD_DISPLAY_MS)} />
      </div>
    </div>
  )
}

function recordShownMs(id: string, shownMs: number): void {
  const message = moneyStore.messages.get(id)
  if (message?.news.outcome !== 'settled') return
  if (shownMs >= CARD_DISPLAY_MS) removeSettledPeriod(moneyStore.messages, message)
  else moneyStore.messages.put(id, { ...message, news: { ...message.news, shownMs } })
}

export interface OpenRoundProps {
  period: PendingPeriod
  orders: readonly Order[]
}

export function OpenRoundCard({ period: { gameName, period, closesAt, isClosingKnown }, orders }: OpenRoundProps) {
  const hasClosed = useHasPassed(closesAt)
  return (
    <RoundCard
      gameName={gameName}
      period={period}
      tiles={<NumbersFaceDown size="small" />}
      detail={orders.length > 0 && <PicksAndStake orders={orders} />}
      end={<Clock closesAt={hasClosed && !isClosingKnown ? null : closesAt} hasClosed={hasClosed} />}
    />
  )
}

/** Shows "Big, Odd · Rp 2,000": the picks of the orders and the sum of their stakes. */
export function PicksAndStake({ orders }: { orders: readonly Order[] }) {
  const { nameOf } = useOrderLineDetails(orders)
  const picks = [...new Set(orders.flatMap(({ lines }) => lines.map(nameOf)))]
  return (
    <DottedLine parts={[formatList(picks), <Money key="total" amount={sum(orders.map(({ total }) => total))} />]} />
  )
}

function Clock({ closesAt, hasClosed }: { closesAt: number | null; hasClosed: boolean }) {
  const { t } = useTranslation(['reservation', 'common'])
  if (closesAt === null) return <Caption>{t('common:closingUnknown')}</Caption>
  if (hasClosed) return <Caption>{t('phase.waiting')}</Caption>
  return (
    <b>
      <Countdown deadline={closesAt} />
    </b>
  )
}
