import { type ReactNode, useState } from 'react'
import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { ShortPeriodId } from '@/ui/Note'
import type { DrawNumbers } from '@/lib/game-rules'
import { useMessageText } from '@/domain/money-request/texts'
import { DottedLine } from '@/ui/DescriptionList'
import { DrawnNumbers, NumbersFaceDown, REVEAL_MS } from '@/ui/DrawnNumbers'
import { announce } from '@/ui/feedback'
import { IconButton } from '@/ui/Button'
import { prefersLessMotion } from '@/ui/motion'
import { moneyText, NetAmount, Money } from '@/ui/Money'
import { removeSettledPeriod, moneyStore } from '@/domain/money-request/money-store'
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
  isShort = false,
}: {
  /** Null if the title of the screen already names the game. */
  gameName: string | null
  period: string
  tiles: ReactNode
  detail: ReactNode
  end: ReactNode
  /**
   * True if the screen itself shows the round and its clock. The card then has both only for screen
   * readers.
   */
  isShort?: boolean
}) {
  return (
    <Link className={clsx(styles['round'], isShort && styles['short'])} to={paths.orderRecord()}>
      {tiles}
      <span className={styles['words']}>
        <span className={isShort ? 'visually-hidden' : styles['head']}>
          <span>
            {gameName !== null && <b className={styles['game']}>{gameName}</b>} <ShortPeriodId id={period} />
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

/**
 * Reveals the drawn numbers in an animation when the member can see the card, and then shows the
 * sums, in the same way for a gain and a loss. The display time is stored in the member's message,
 * so that it does not start again on another screen or after a reload.
 */
export function SettledRoundCard({
  round: { id, settlement, shownMs },
  isRevealed,
  isRevealedElsewhere,
  isOfScreen,
  numbers,
}: {
  round: SettledPeriod
  isRevealed: boolean
  /** True if the screen is revealing the same numbers. The card then starts no animation. */
  isRevealedElsewhere: boolean
  /** True if the game of the round is the game on the screen. */
  isOfScreen: boolean
  /** Null if the list of orders has no readable numbers for the round. */
  numbers: DrawNumbers | null
}) {
  const { t } = useTranslation(['messages', 'common', 'record'])
  const messageText = useMessageText()
  const isSeen = useIsSeen()
  const [isRevealing, setIsRevealing] = useState(false)
  const [isHoveredOrFocused, setIsHoveredOrFocused] = useState(false)
  if (!isRevealing && isSeen && !isRevealedElsewhere) setIsRevealing(true)
  const revealMs = isRevealed || numbers === null || prefersLessMotion() ? 0 : REVEAL_MS
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
  const { gameName, period, staked, returned, net, isPartial } = settlement
  const sums = { staked: moneyText(staked), returned: moneyText(returned) }
  return (
    <div
      className={styles['settled']}
      onPointerEnter={() => setIsHoveredOrFocused(true)}
      onPointerLeave={() => setIsHoveredOrFocused(false)}
      onFocus={() => setIsHoveredOrFocused(true)}
      onBlur={() => setIsHoveredOrFocused(false)}
    >
      <RoundCard
        gameName={isOfScreen ? null : gameName}
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
        <IconButton icon="close" label={t('common:close')} onClick={() => recordShownMs(id, CARD_DISPLAY_MS)} />
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

export function OpenRoundCard({
  period: { gameName, period, closesAt, isClosingKnown },
  orders,
  isOfScreen,
}: {
  period: PendingPeriod
  orders: readonly Order[]
  /** True if the game of the period is the game on the screen. */
  isOfScreen: boolean
}) {
  const { nameOf } = useOrderLineDetails(orders)
  const picks = [...new Set(orders.flatMap(({ lines }) => lines.map(nameOf)))]
  const hasClosed = useHasPassed(closesAt)
  return (
    <RoundCard
      gameName={gameName}
      period={period}
      tiles={<NumbersFaceDown size="small" />}
      detail={
        orders.length > 0 && (
          <DottedLine
            parts={[formatList(picks), <Money key="total" amount={sum(orders.map(({ total }) => total))} />]}
          />
        )
      }
      end={<Clock closesAt={hasClosed && !isClosingKnown ? null : closesAt} hasClosed={hasClosed} />}
      isShort={isOfScreen && orders.length > 0 && closesAt !== null && !hasClosed}
    />
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
