import { type ReactNode, useState } from 'react'
import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { ShortPeriod } from '@/ui/Note'
import type { Numbers } from '@/lib/game-rules'
import { useMessageText } from '@/domain/money-request/texts'
import { DottedLine } from '@/ui/Facts'
import { DrawnNumbers, NumbersFaceDown, TURN_MS } from '@/ui/DrawnNumbers'
import { announce } from '@/ui/feedback'
import { IconButton } from '@/ui/Button'
import { prefersLessMotion } from '@/ui/motion'
import { moneyText, NetAmount, Money } from '@/ui/Money'
import { dropSettled, moneyStore } from '@/domain/money-request/store'
import { useInterval, useTimeout } from '@/ui/use-event'
import { useIsSeen } from '@/ui/use-is-seen'
import type { Order } from '@/api/orders'
import { formatList } from '@/i18n/format'
import { sum } from '@/lib/money/sums'
import { useOrderLineDetails } from '@/domain/records/use-order-line-details'
import { Countdown, useHasPassed } from '@/ui/Countdown'
import { Eyebrow } from '@/ui/text'
import type { OpenRound, SettledRound } from './rules'
import styles from './RoundCard.module.css'

function RoundCard({
  gameName,
  period,
  tiles,
  detail,
  end,
  isShort = false,
}: {
  /** Null on its own draw, whose title it is. */
  gameName: string | null
  period: string
  tiles: ReactNode
  detail: ReactNode
  end: ReactNode
  /** The screen shows the round and its clock: they are read out alone. */
  isShort?: boolean
}) {
  return (
    <Link className={clsx(styles['round'], isShort && styles['short'])} to={paths.orderRecord()}>
      {tiles}
      <span className={styles['words']}>
        <span className={isShort ? 'visually-hidden' : styles['head']}>
          <span>
            {gameName !== null && <b className={styles['game']}>{gameName}</b>} <ShortPeriod id={period} />
          </span>{' '}
          <span className={styles['end']}>{end}</span>
        </span>{' '}
        <span className={styles['detail']}>{detail}</span>
      </span>
    </Link>
  )
}

/** How long a card is seen, on whatever screens, once its numbers have turned. */
const SHOWN_MS = 12_000
/** How often it is noted for how long it was seen. */
const STEP_MS = 1000

/**
 * The numbers turn when the member can see them, then the sums stand there, alike for a gain and a
 * loss. How far it has come stands in its message, so that neither another screen nor a reload
 * begins anew.
 */
export function SettledRoundCard({
  round: { id, settlement, shownMs },
  hasTurned,
  turnsElsewhere,
  isOfScreen,
  numbers,
}: {
  round: SettledRound
  hasTurned: boolean
  /** On the screen itself, beside which they would turn twice. */
  turnsElsewhere: boolean
  /** Its game is the one on the screen. */
  isOfScreen: boolean
  /** Null where the record has none that can be read. */
  numbers: Numbers | null
}) {
  const { t } = useTranslation(['messages', 'common', 'record'])
  const messageText = useMessageText()
  const isSeen = useIsSeen()
  const [isTurning, setIsTurning] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  if (!isTurning && isSeen && !turnsElsewhere) setIsTurning(true)
  const turnMs = hasTurned || numbers === null || prefersLessMotion() ? 0 : TURN_MS
  const isToBeTold = shownMs === null && (hasTurned || isTurning)
  const finish = () => {
    announce(messageText({ outcome: 'settled', settlement }).text)
    noteShown(id, 0)
  }
  useTimeout(finish, isToBeTold ? turnMs : null)
  const isLeaving = isSeen && !isHeld
  useInterval(() => noteShown(id, (shownMs ?? 0) + STEP_MS), isLeaving && shownMs !== null ? STEP_MS : null)
  const { gameName, period, staked, returned, net, isPartial } = settlement
  const sums = { staked: moneyText(staked), returned: moneyText(returned) }
  return (
    <div
      className={styles['settled']}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <RoundCard
        gameName={isOfScreen ? null : gameName}
        period={period}
        tiles={
          !hasTurned && !isTurning ? (
            <NumbersFaceDown size="small" />
          ) : (
            numbers !== null && <DrawnNumbers numbers={numbers} size="small" turns={!hasTurned} />
          )
        }
        detail={
          hasTurned && <DottedLine parts={t(isPartial ? 'record:stakedRecorded' : 'record:stakedReturned', sums)} />
        }
        end={hasTurned && !isPartial && <NetAmount amount={net} />}
      />
      <div className={styles['close']}>
        <IconButton icon="close" label={t('common:close')} onClick={() => noteShown(id, SHOWN_MS)} />
      </div>
    </div>
  )
}

function noteShown(id: string, shownMs: number): void {
  const message = moneyStore.messages.get(id)
  if (message?.news.outcome !== 'settled') return
  if (shownMs >= SHOWN_MS) dropSettled(moneyStore.messages, message)
  else moneyStore.messages.put(id, { ...message, news: { ...message.news, shownMs } })
}

export function OpenRoundCard({
  period: { gameName, period, closesAt, isClosingTold },
  orders,
  isOfScreen,
}: {
  period: OpenRound
  orders: readonly Order[]
  /** Its game is the one on the screen. */
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
      end={<Clock closesAt={hasClosed && !isClosingTold ? null : closesAt} hasClosed={hasClosed} />}
      isShort={isOfScreen && orders.length > 0 && closesAt !== null && !hasClosed}
    />
  )
}

function Clock({ closesAt, hasClosed }: { closesAt: number | null; hasClosed: boolean }) {
  const { t } = useTranslation(['reservation', 'common'])
  if (closesAt === null) return <Eyebrow>{t('common:closingUnknown')}</Eyebrow>
  if (hasClosed) return <Eyebrow>{t('phase.waiting')}</Eyebrow>
  return (
    <b>
      <Countdown deadline={closesAt} />
    </b>
  )
}
