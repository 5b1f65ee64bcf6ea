import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/api/games'
import { type DrawNumbers, rulesOf, sumOf, winningPicks } from '@/lib/game-rules'
import { formatDuration } from '@/lib/time'
import { TextButton } from '@/ui/Button'
import { Card } from '@/ui/layout'
import { DottedLine } from '@/ui/DescriptionList'
import { Caption, COMPONENT_PLACEHOLDER, Sentence } from '@/ui/text'
import { DrawnNumbers, NumbersFaceDown } from '@/ui/DrawnNumbers'
import { ShortPeriodId } from '@/ui/Note'
import { Skeleton } from '@/ui/skeletons'
import { phaseOf } from './game'
import type { useDrawResult } from './use-draw-result'
import styles from './PeriodCard.module.css'

type DrawResult = ReturnType<typeof useDrawResult>

/**
 * The round that is open, the newest result, and the member's own round. Each part has a fixed
 * height, so that nothing below the card moves while a round closes, is drawn and is settled, or
 * when a notice comes.
 * @param props.isOwnOutcome true while the card shows the result of a round with the member's order
 * @param props.notice one row about something that needs the member; hidden during an own outcome
 * @param props.children the row of the member's own round, one line or absent beside a notice; its
 *   first element is empty without such a round
 */
export function PeriodCard({
  game,
  secondsLeft,
  result,
  hasNewResult,
  checkAgain,
  isOwnOutcome = false,
  notice = null,
  children,
}: DrawResult & { game: Game; isOwnOutcome?: boolean; notice?: ReactNode; children?: ReactNode }) {
  const numbers = isOwnOutcome ? game.drawnNumbers : null
  const showsNotice = numbers === null && notice !== null && notice !== false
  return (
    <Card>
      <div className={styles['row']}>
        {numbers === null ? (
          <>
            <Closing game={game} secondsLeft={secondsLeft} />
            <div className={styles['last']}>
              {result.status === 'settled' ? (
                <LastResult game={game} turns={hasNewResult} />
              ) : (
                <AwaitedResult result={result} checkAgain={checkAgain} />
              )}
            </div>
          </>
        ) : (
          <>
            <Outcome game={game} numbers={numbers} turns={hasNewResult} />
            <NextClosing period={game.openPeriod} secondsLeft={secondsLeft} />
          </>
        )}
      </div>
      <div className={styles['own']} data-has-notice={showsNotice} data-compact={showsNotice}>
        {children}
        <div className={styles['notice']} role="status" hidden={!showsNotice}>
          {notice}
        </div>
      </div>
    </Card>
  )
}

/** Takes the space of the card before the game has loaded. */
export function PeriodCardSkeleton() {
  return (
    <Card>
      <div className={styles['row']}>
        <Skeleton width="40%" height={68} />
        <Skeleton width="28%" height={68} />
      </div>
      <div className={styles['own']} />
    </Card>
  )
}

/** Shows the number of the open round, and the time that is left to order. */
function Closing({ game: { openPeriod }, secondsLeft }: { game: Game; secondsLeft: number | null }) {
  const { t } = useTranslation(['reservation', 'common'])
  const phase = phaseOf(openPeriod === '' ? 0 : secondsLeft)
  const period = openPeriod === '' ? <span className="num">—</span> : <ShortPeriodId id={openPeriod} />
  const text = phase === null && secondsLeft !== null ? t('roundClosesIn', PERIOD_SLOT) : t('roundOf', PERIOD_SLOT)
  return (
    <div className={styles['period']}>
      <Caption className={styles['eyebrow']}>
        <Sentence text={text}>{period}</Sentence>
        {phase !== null && (
          <>
            {' '}
            <span className={clsx(styles['phase'], phase === 'closing' && styles['closing'])}>
              {t(`phase.${phase}`)}
            </span>
          </>
        )}
      </Caption>
      {secondsLeft === null ? (
        <p className={styles['unknown']}>{openPeriod !== '' && t('common:closingUnknown')}</p>
      ) : (
        <p className={styles['countdown']}>
          <span role="timer" translate="no">
            {formatDuration(secondsLeft)}
          </span>
        </p>
      )}
    </div>
  )
}

const PERIOD_SLOT = { period: COMPONENT_PLACEHOLDER }

/** Shows the time until the next round closes, beside the member's own result. */
function NextClosing({ period, secondsLeft }: { period: string; secondsLeft: number | null }) {
  const { t } = useTranslation('reservation')
  return (
    <div className={styles['next']}>
      <Caption>{t('nextIn')}</Caption>
      <span className="visually-hidden" translate="no">
        {period}
      </span>
      <b role="timer" translate="no">
        {secondsLeft === null ? '—' : formatDuration(secondsLeft)}
      </b>
    </div>
  )
}

/** The result of a round with an order of the member. It takes the place of the clock. */
function Outcome({ game, numbers, turns }: { game: Game; numbers: DrawNumbers; turns: boolean }) {
  const { t } = useTranslation('reservation')
  return (
    <div className={styles['outcome']}>
      <Caption className={styles['eyebrow']}>
        <Sentence text={t('roundOf', PERIOD_SLOT)}>
          <ShortPeriodId id={game.drawnPeriod} />
        </Sentence>
      </Caption>
      <DrawnNumbers key={game.drawnPeriod} numbers={numbers} animatesReveal={turns} />
      <SumAndPicks game={game} numbers={numbers} turns={turns} />
    </div>
  )
}

/** Shows that a result is awaited. If it is late, a button asks the platform again. */
function AwaitedResult({
  result,
  checkAgain,
}: {
  result: Exclude<DrawResult['result'], { status: 'settled' }>
  checkAgain: () => void
}) {
  const { t } = useTranslation(['reservation', 'shared'])
  const isLate = result.status === 'late'
  return (
    <div role="status">
      <Caption className={styles['eyebrow']}>
        <DottedLine parts={[<ShortPeriodId key="id" id={result.period} />, t(isLate ? 'notOut' : 'phase.waiting')]} />
      </Caption>
      <span className="visually-hidden">
        <span>{t('waiting')}</span> <span>{isLate && t('waitingText', { period: result.period })}</span>
      </span>
      {isLate ? (
        <TextButton className={styles['again']} onClick={checkAgain}>
          {t('shared:checkAgain')}
        </TextButton>
      ) : (
        <NumbersFaceDown size="medium" />
      )}
    </div>
  )
}

function LastResult({ game, turns }: { game: Game; turns: boolean }) {
  const { t } = useTranslation('reservation')
  const numbers = game.drawnNumbers
  return (
    <>
      <Caption className={styles['eyebrow']}>
        <Sentence text={t('lastRound', PERIOD_SLOT)}>
          <ShortPeriodId id={game.drawnPeriod} />
        </Sentence>
      </Caption>
      {numbers === null ? (
        <Caption>{t('noResult')}</Caption>
      ) : (
        <>
          <DrawnNumbers key={game.drawnPeriod} size="medium" numbers={numbers} animatesReveal={turns} />
          <SumAndPicks game={game} numbers={numbers} turns={turns} />
        </>
      )}
    </>
  )
}

/**
 * Shows "14 Big · Even"; nothing if the rules are not published, because a sum means nothing then.
 */
function SumAndPicks({ game, numbers, turns }: { game: Game; numbers: DrawNumbers; turns: boolean }) {
  if (rulesOf(game.id) === null) return null
  return (
    <p className={clsx(styles['sum'], turns && styles['told'])}>
      <b translate="no">{sumOf(numbers)}</b> <WinningPicks gameId={game.id} numbers={numbers} />
    </p>
  )
}

/** Shows the picks that win, such as "Big · Odd"; nothing if the rules are not published. */
export function WinningPicks({ gameId, numbers }: { gameId: string; numbers: DrawNumbers }) {
  const { t } = useTranslation('reservation')
  const rules = rulesOf(gameId)
  if (rules === null) return null
  const pickNames = winningPicks(rules, numbers).map((pick) => t(`option.${pick}`))
  return <Caption>{pickNames.join(' · ')}</Caption>
}
