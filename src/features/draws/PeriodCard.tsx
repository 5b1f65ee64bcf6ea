import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import type { Game } from '@/api/games'
import { type DrawNumbers, rulesOf, sumOf, winningPicks } from '@/lib/game-rules'
import { isNextPeriod } from '@/lib/periods'
import { formatDuration } from '@/lib/time'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout'
import { Chip } from '@/ui/Chip'
import { Caption, COMPONENT_PLACEHOLDER, Sentence } from '@/ui/text'
import { DrawnNumbers, NumbersFaceDown, REVEAL_MS } from '@/ui/DrawnNumbers'
import { ShortPeriodId } from '@/ui/Note'
import { spoilerGuard } from '@/domain/spoiler-guard'
import { awaitedId, moneyStore } from '@/domain/money-request/money-store'
import { prefersLessMotion } from '@/ui/motion'
import { replacementSlotRef } from '@/ui/slot'
import { useIsSeen } from '@/ui/use-is-seen'
import { type Order, orderQueries } from '@/api/orders'
import { notify } from '@/ui/feedback'
import { passesNoticeTime, phaseOf } from './game'
import { useDrawResult } from './use-draw-result'
import { isOrderOnPeriod } from '@/domain/records/keyed-rows'
import { isSamePeriod, ordersOfPeriod } from '@/domain/records/orders-of-period'
import styles from './PeriodCard.module.css'

export function PeriodCard({
  game,
  secondsLeft,
  result,
  hasNewResult,
  checkAgain,
  children,
}: ReturnType<typeof useDrawResult> & { game: Game; children?: ReactNode }) {
  const { t } = useTranslation(['reservation', 'shared', 'common'])
  const { openPeriod } = game
  const phase = phaseOf(openPeriod === '' ? 0 : secondsLeft)
  return (
    <Card>
      <div className={styles['row']}>
        <div className={styles['period']}>
          <div className={styles['round']}>
            <Caption>
              <Sentence text={t('roundOf', { period: COMPONENT_PLACEHOLDER })}>
                {openPeriod === '' ? <span className="num">—</span> : <ShortPeriodId id={openPeriod} />}
              </Sentence>
            </Caption>
            {phase !== null && <Chip tone={phase === 'closing' ? 'demo' : 'neutral'}>{t(`phase.${phase}`)}</Chip>}
          </div>
          {secondsLeft === null ? (
            <p className={styles['unknown']}>{openPeriod !== '' && t('common:closingUnknown')}</p>
          ) : (
            <p className={styles['countdown']}>
              <span className="visually-hidden">{t('confirm.closesIn')}</span>
              <span role="timer" translate="no">
                {formatDuration(secondsLeft)}
              </span>
            </p>
          )}
        </div>
        {result.status === 'settled' ? (
          <div className={styles['result']}>
            <LastResult game={game} turns={hasNewResult} />
          </div>
        ) : (
          <div className={styles['result']} role="status">
            <NumbersFaceDown />
            <Caption as="p">
              <span>{t('waiting')}</span>{' '}
              <span className="visually-hidden" translate="no">
                {result.period}
              </span>
            </Caption>
          </div>
        )}
      </div>
      {result.status === 'late' && (
        <div className={styles['late']} role="status">
          <Caption>{t('waitingText', { period: result.period })}</Caption>
          <Button tone="plain" onClick={checkAgain}>
            {t('shared:checkAgain')}
          </Button>
        </div>
      )}
      {children}
    </Card>
  )
}

function LastResult({ game, turns }: { game: Game; turns: boolean }) {
  const { t } = useTranslation('reservation')
  const numbers = game.drawnNumbers
  return (
    <>
      <span className="visually-hidden">{t('lastResult')}</span>
      {numbers === null ? (
        <Caption>
          <ShortPeriodId id={game.drawnPeriod} /> <span>{t('noResult')}</span>
        </Caption>
      ) : (
        <>
          <DrawnNumbers key={game.drawnPeriod} numbers={numbers} animatesReveal={turns} />
          {/* Without published rules, the sum has no meaning, so it is not shown. */}
          {rulesOf(game.id) !== null && (
            <p className={clsx(styles['sum'], turns && styles['told'])}>
              {/* The round's number could be mistaken for the sum beside it. So the number is
                  hidden if the result is of the round just before the open one. Screen readers
                  always read the number. */}
              <Caption className={clsx(isNextPeriod(game.openPeriod, game.drawnPeriod) && 'visually-hidden')}>
                <ShortPeriodId id={game.drawnPeriod} />
              </Caption>{' '}
              <b translate="no">{sumOf(numbers)}</b> <WinningPicks gameId={game.id} numbers={numbers} />
            </p>
          )}
        </>
      )}
    </>
  )
}

export function OpenPeriod({ game, memberId }: { game: Game; memberId: string }) {
  const drawResult = useDrawResult(game)
  useOrderNotice(game, drawResult.secondsLeft, memberId)
  useReportReveal(drawResult.hasNewResult ? awaitedId({ memberId, gameId: game.id, period: game.drawnPeriod }) : null)
  return (
    <PeriodCard game={game} {...drawResult}>
      <div ref={replacementSlotRef} className={styles['rounds']} />
    </PeriodCard>
  )
}

/**
 * Reports to the spoiler guard that this card reveals the numbers of a round with an order of the
 * member. The card with the member's result (`RoundCard`) then does not repeat the animation.
 */
function useReportReveal(id: string | null): void {
  const isSeen = useIsSeen()
  const revealedId = isSeen ? id : null
  useEffect(() => {
    if (revealedId === null || (moneyStore.awaited.get(revealedId) ?? moneyStore.messages.get(revealedId)) === null)
      return
    const endReveal = () => spoilerGuard.markTurnEnded(revealedId)
    spoilerGuard.markTurnStarted(revealedId)
    const timer = setTimeout(endReveal, prefersLessMotion() ? 0 : REVEAL_MS)
    return () => {
      clearTimeout(timer)
      endReveal()
    }
  }, [revealedId])
}

/**
 * Shows "Order successful" once for each round with an order of the member, when the countdown
 * passes 59 s (reading 42).
 */
function useOrderNotice(game: Game, secondsLeft: number | null, memberId: string): void {
  const { t } = useTranslation('reservation')
  const { data: orders } = useQuery(orderQueries.list())
  const previousCountdown = useRef<{ period: string; seconds: number | null } | null>(null)
  const notifiedPeriod = useRef<string | null>(null)
  const { id: gameId, openPeriod: period, closesAt } = game
  // An accepted order may be missing from the platform's list of orders. So the rounds that this
  // device has stored as awaited are checked as well.
  const awaitedPeriod = moneyStore.awaited.get(awaitedId({ memberId, gameId, period }))
  const isAwaited =
    awaitedPeriod !== null &&
    closesAt !== null &&
    isSamePeriod(period, awaitedPeriod.closesAt ?? awaitedPeriod.sentAt, closesAt)
  const hasOwnOrder = isAwaited || (closesAt !== null && hasOrderOnPeriod(orders ?? [], { gameId, period, closesAt }))
  useEffect(() => {
    const previousSeconds = previousCountdown.current?.period === period ? previousCountdown.current.seconds : null
    previousCountdown.current = { period, seconds: secondsLeft }
    if (!passesNoticeTime(previousSeconds, secondsLeft) || !hasOwnOrder || notifiedPeriod.current === period) return
    notifiedPeriod.current = period
    notify(t('orderSuccessful', { period }), { kind: 'money' })
  }, [period, secondsLeft, hasOwnOrder, t])
}

function hasOrderOnPeriod(
  orders: readonly Order[],
  { gameId, period, closesAt }: { gameId: string; period: string; closesAt: number },
): boolean {
  const ordersWithNumber = orders.filter((order) => isOrderOnPeriod(order, gameId, period))
  return (ordersOfPeriod(ordersWithNumber, closesAt) ?? []).length > 0
}

/** Shows the picks that win, such as "Big · Odd"; nothing if the rules are not published. */
export function WinningPicks({ gameId, numbers }: { gameId: string; numbers: DrawNumbers }) {
  const { t } = useTranslation('reservation')
  const rules = rulesOf(gameId)
  if (rules === null) return null
  const pickNames = winningPicks(rules, numbers).map((pick) => t(`option.${pick}`))
  return <Caption>{pickNames.join(' · ')}</Caption>
}
