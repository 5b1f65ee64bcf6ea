import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/api/games'
import { sumOf } from '@/lib/game-rules'
import { formatDuration } from '@/lib/time'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout'
import { Chip } from '@/ui/Chip'
import { Eyebrow, PART, Sentence } from '@/ui/text'
import { DrawnNumbers, NumbersFaceDown } from '@/ui/DrawnNumbers'
import { ProgressBar } from '@/ui/ProgressBar'
import { ShortPeriod } from '@/ui/Note'
import styles from './PeriodCard.module.css'
import { phaseOf } from './phase'
import type { DrawResult } from './use-draw-result'
import { WinningPicks } from './WinningPicks'

/** The open round's clock, and beside it what was drawn last. */
export function PeriodCard({
  game,
  secondsLeft,
  result,
  hasJustLanded,
  onCheckAgain,
}: {
  game: Game
  /** Null: the platform does not say when the period closes. */
  secondsLeft: number | null
  result: DrawResult
  hasJustLanded: boolean
  onCheckAgain: () => void
}) {
  const { t } = useTranslation(['reservation', 'shared'])
  // A length that is learned while the card stands has its bar the next time: nothing moves.
  const [roundSeconds] = useState(game.roundSeconds)
  return (
    <Card>
      <div className={styles['row']}>
        <div className={styles['period']}>
          <OpenRound game={game} secondsLeft={secondsLeft} />
          {secondsLeft === null ? (
            <p className={styles['unknown']}>{game.openPeriod !== '' && t('closingUnknown')}</p>
          ) : (
            <p className={styles['countdown']}>
              <span className="visually-hidden">{t('confirm.closesIn')}</span>
              <span role="timer">{formatDuration(secondsLeft)}</span>
            </p>
          )}
        </div>
        {result.status === 'settled' ? (
          <div className={styles['result']}>
            <LastResult game={game} turns={hasJustLanded} />
          </div>
        ) : (
          <div className={styles['result']} role="status">
            <NumbersFaceDown />
            <Eyebrow as="p">
              <span>{t('waiting')}</span> <span className="visually-hidden">{result.period}</span>
            </Eyebrow>
          </div>
        )}
      </div>
      {result.status === 'late' && (
        <div className={styles['late']} role="status">
          <Eyebrow>{t('waitingText', { period: result.period })}</Eyebrow>
          <Button tone="plain" onClick={onCheckAgain}>
            {t('shared:checkAgain')}
          </Button>
        </div>
      )}
      {roundSeconds !== null && (
        <div className={styles['timeLeft']}>
          {secondsLeft !== null && <ProgressBar share={Math.min(1, secondsLeft / roundSeconds)} />}
        </div>
      )}
    </Card>
  )
}

/** "Round -0182"; a word on its state takes the place of "Round". */
function OpenRound({ game: { openPeriod }, secondsLeft }: { game: Game; secondsLeft: number | null }) {
  const { t } = useTranslation('reservation')
  const phase = phaseOf(openPeriod === '' ? 0 : secondsLeft)
  return (
    <div className={styles['round']}>
      <Eyebrow>
        <Sentence text={t('roundOf', { period: PART })}>
          {openPeriod === '' ? <span className="num">—</span> : <ShortPeriod id={openPeriod} />}
        </Sentence>
      </Eyebrow>
      {phase !== null && <Chip tone={phase === 'closing' ? 'demo' : 'neutral'}>{t(`phase.${phase}`)}</Chip>}
    </div>
  )
}

function LastResult({ game, turns }: { game: Game; turns: boolean }) {
  const { t } = useTranslation('reservation')
  const numbers = game.drawnNumbers
  return (
    <>
      <span className="visually-hidden">
        <span>{t('lastResult')}</span> <span>{game.drawnPeriod}</span>
      </span>
      {numbers === null ? (
        <Eyebrow>
          <span aria-hidden="true">{t('lastResult')}</span> {t('noResult')}
        </Eyebrow>
      ) : (
        <>
          <DrawnNumbers key={game.drawnPeriod} numbers={numbers} turns={turns} />
          <p className={clsx(styles['sum'], turns && styles['told'])}>
            <b>{sumOf(numbers)}</b> <WinningPicks gameId={game.id} numbers={numbers} />
          </p>
        </>
      )}
    </>
  )
}
