import { type ReactNode, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { orderQueries } from '@/api/orders'
import { config } from '@/config'
import { paths, routePatterns } from '@/paths'
import { DemoChip } from '@/domain/member/DemoChip'
import { isDemo, usePlatform } from '@/domain/member/member'
import { type AwaitedPeriod, awaitedId, sortByClosing, ordersOfAwaited } from '@/domain/money-request/awaited'
import { isShownByCard, messagesOf } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { spoilerGuard, useSpoilerGuard, useRefreshedAt } from '@/domain/spoiler-guard'
import { useBottomSlot, useOwnRoundSlot } from '@/ui/card-slots'
import { useHeaderSlot } from '@/ui/slot'
import { TextButton } from '@/ui/Button'
import { useHasPassed } from '@/ui/Countdown'
import { routeOf } from '@/routes'
import { OwnOpenRound, OwnSettledRound } from './OwnRound'
import { OpenRoundCard, SettledRoundCard } from './RoundCard'
import {
  type PendingPeriod,
  type SettledPeriod,
  type WatchedPeriod,
  periodToFreezeFor,
  isRevealDue,
  nextRevealChange,
  findSettledPeriods,
} from './rules'
import styles from './RoundCards.module.css'

/** The number of cards at first. More cards would hide too much of the screen. */
const INITIAL_CARD_COUNT = 2
/** The row of a draw has room for two rounds: one that is being drawn, and the next one. */
const MAX_OWN_CARDS = 2

/** Screens that show no cards, because they have a form that moves money. */
const PATHS_WITHOUT_CARDS: readonly string[] = [paths.withdraw(), routePatterns.topUp]

/**
 * Shows a card for each round with an open order or a new result. On a draw, the rounds of that
 * game are in the card of the draw; all other rounds are at the bottom of the screen.
 */
export function RoundCards({ memberId, open }: { memberId: string; open: readonly PendingPeriod[] }) {
  const { t } = useTranslation('messages')
  const headerSlot = useHeaderSlot()
  const { pathname } = useLocation()
  const platform = usePlatform()
  const [isExpanded, setIsExpanded] = useState(false)
  const { ownCards, otherCards } = useCards(memberId, open)
  const showsCards = !PATHS_WITHOUT_CARDS.includes(pathname)
  const ownContainer = useMovedContainer(useOwnRoundSlot(), ownCards.length > 0)
  const container = useMovedContainer(useBottomSlot(), otherCards.length > 0 && showsCards)
  // The demo chip is shown with the cards only if the screen itself does not show one.
  const showsDemoChip = showsCards && isDemo(config, platform) && routeOf(pathname)?.hasMoney !== true
  const hiddenCount = otherCards.length - INITIAL_CARD_COUNT
  return (
    <>
      {showsDemoChip &&
        ownCards.length + otherCards.length > 0 &&
        headerSlot !== null &&
        createPortal(<DemoChip />, headerSlot)}
      {ownCards.length > 0 &&
        createPortal(
          <section aria-label={t('rounds.own')} data-compact={ownCards.length > 1}>
            {ownCards.slice(-MAX_OWN_CARDS)}
          </section>,
          ownContainer,
        )}
      {otherCards.length > 0 &&
        createPortal(
          <section className={styles['cards']} aria-label={t('rounds.label')}>
            {isExpanded ? otherCards : otherCards.slice(0, INITIAL_CARD_COUNT)}
            {hiddenCount > 0 && (
              <div className={styles['more']}>
                <TextButton onClick={() => setIsExpanded(!isExpanded)}>
                  {isExpanded ? t('rounds.fewer') : t('rounds.more', { number: hiddenCount })}
                </TextButton>
              </div>
            )}
          </section>,
          container,
        )}
    </>
  )
}

/** Returns the cards for rounds of the game on the screen, and those for all other rounds. */
function useCards(memberId: string, open: readonly PendingPeriod[]) {
  const { pathname, search } = useLocation()
  const gameIdOnScreen = pathname === routePatterns.draw ? new URLSearchParams(search).get('id') : null
  const settledRounds = useSettledPeriods(memberId, open)
  const { data: orders = [] } = useQuery({ ...orderQueries.list(), enabled: open.length + settledRounds.length > 0 })
  const { revealed } = useSpoilerGuard()
  const refreshedAt = useRefreshedAt()
  const isRevealed = (round: SettledPeriod) =>
    round.shownMs !== null ||
    revealed.get(round.id) === true ||
    isRevealDue(round, { now: moneyStore.now(), refreshedAt })
  useFreezeFigures([
    ...open.filter((period) => revealed.get(awaitedId(period)) !== true),
    ...settledRounds.filter((round) => !isRevealed(round)),
  ])
  const ownCards: ReactNode[] = []
  const otherCards: ReactNode[] = []
  for (const round of settledRounds) {
    const isOwn = round.id === awaitedId({ memberId, gameId: gameIdOnScreen ?? '', period: round.settlement.period })
    const cardProps = {
      round,
      isRevealed: isRevealed(round),
      isRevealedElsewhere: revealed.has(round.id),
      orders: ordersOfAwaited(round.settlement, round.closesAt ?? round.at, orders),
    }
    if (isOwn) ownCards.push(<OwnSettledRound key={round.id} {...cardProps} />)
    else otherCards.push(<SettledRoundCard key={round.id} {...cardProps} />)
  }
  for (const period of sortByClosing(open)) {
    const ordersOfPeriod = ordersOfAwaited(period, period.closesAt ?? period.sentAt, orders)
    const Round = period.gameId === gameIdOnScreen ? OwnOpenRound : OpenRoundCard
    const card = <Round key={awaitedId(period)} period={period} orders={ordersOfPeriod} />
    if (period.gameId === gameIdOnScreen) ownCards.push(card)
    else otherCards.push(card)
  }
  return { ownCards, otherCards }
}

/**
 * Returns an element that is moved into `slot` while it has content. A single element moves from
 * screen to screen, so that the reveal animation does not start over.
 */
function useMovedContainer(slot: HTMLElement | null, hasContent: boolean): HTMLElement {
  const [container] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    if (hasContent) slot?.append(container)
    return () => container.remove()
  }, [slot, hasContent, container])
  return container
}

function useSettledPeriods(memberId: string, open: readonly AwaitedPeriod[]): SettledPeriod[] {
  const [closesAtById, setClosesAtById] = useState<ReadonlyMap<string, number | null>>(() => {
    const messagesToShow = messagesOf(moneyStore.messages, memberId).filter((message) =>
      isShownByCard(message, moneyStore.now()),
    )
    return new Map(messagesToShow.map(({ id }) => [id, null]))
  })
  const newPeriods = open.filter((period) => !closesAtById.has(awaitedId(period)))
  if (newPeriods.length > 0)
    setClosesAtById(
      new Map([...closesAtById, ...newPeriods.map((period) => [awaitedId(period), period.closesAt] as const)]),
    )
  useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  return findSettledPeriods(messagesOf(moneyStore.messages, memberId), closesAtById)
}

/**
 * Freezes figures such as the balance from the close of a round until its drawn numbers are
 * revealed, for at most 20 s. A refresh by the member ends the freeze.
 */
function useFreezeFigures(rounds: readonly WatchedPeriod[]): void {
  const queryClient = useQueryClient()
  const refreshedAt = useRefreshedAt()
  const now = moneyStore.now()
  useHasPassed(nextRevealChange(rounds, now))
  const round = periodToFreezeFor(rounds, { now, refreshedAt })
  const freezeFigures = useEffectEvent(() => {
    if (round !== null) spoilerGuard.freeze(queryClient, round)
  })
  const isFrozen = round !== null
  // In a layout effect, because the cleanup of a passive effect would run only after this hook has
  // started for the next member.
  useLayoutEffect(() => spoilerGuard.reset, [])
  useLayoutEffect(() => {
    if (!isFrozen) return
    freezeFigures()
    return spoilerGuard.unfreeze
  }, [isFrozen])
}
