import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/api/games'
import { sumOf } from '@/lib/game-rules'
import { formatDuration } from '@/lib/time'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Chip, type ChipTone } from '@/ui/Chip'
import { Eyebrow } from '@/ui/Eyebrow'
import { DrawnNumbers, NumbersFaceDown } from '@/ui/DrawnNumbers'
import { ProgressBar } from '@/ui/ProgressBar'
import { PART, Sentence } from '@/ui/Sentence'
import { ShortPeriod } from '@/ui/ShortPeriod'
import { SplitRow } from '@/ui/SplitRow'
import styles from './PeriodCard.module.css'
import type { Phase } from './phase'
import type { DrawResult } from './use-draw-result'
import { WinningPicks } from './WinningPicks'

const tones: Record<Phase, ChipTone> = {
  open: 'good',
  closing: 'demo',
  closed: 'neutral',
  waiting: 'neutral',
  blocked: 'bad',
}

export function PeriodCard({
  game,
  secondsLeft,
  phase,
  result,
  hasJustLanded,
  onCheckAgain,
}: {
  game: Game
  /** Null: the platform does not say when the period closes. */
  secondsLeft: number | null
  phase: Phase
  result: DrawResult
  hasJustLanded: boolean
  onCheckAgain: () => void
}) {
  const { t } = useTranslation('reservation')
  // A length that is learned while the card stands has its bar the next time: nothing moves.
  const [roundSeconds] = useState(game.roundSeconds)
  const isOpen = game.openPeriod !== '' && secondsLeft !== null && secondsLeft > 0
  return (
    <Card>
      <div className={styles['inRow']}>
        <div>
          <SplitRow align="start" gap="4px 12px">
            <div className={styles['period']}>
              <Eyebrow>
                <Sentence text={t(isOpen ? 'roundClosesIn' : 'roundOf', { period: PART })}>
                  <span className="num">{game.openPeriod === '' ? '—' : game.openPeriod}</span>
                </Sentence>
              </Eyebrow>
              {secondsLeft === null ? (
                <p className={styles['unknown']}>{game.openPeriod !== '' && t('closingUnknown')}</p>
              ) : (
                <p className={styles['countdown']} role="timer">
                  {formatDuration(secondsLeft)}
                </p>
              )}
            </div>
            <Chip tone={tones[phase]}>{t(`phase.${phase}`)}</Chip>
          </SplitRow>
          {roundSeconds !== null && (
            <div className={styles['timeLeft']}>
              {secondsLeft !== null && <ProgressBar share={Math.min(1, secondsLeft / roundSeconds)} />}
            </div>
          )}
        </div>
        <div className={styles['results']}>
          {result.status === 'settled' ? (
            <div className={styles['result']}>
              <LastResult game={game} turns={hasJustLanded} />
            </div>
          ) : (
            <AwaitedResult result={result} onCheckAgain={onCheckAgain} />
          )}
        </div>
      </div>
    </Card>
  )
}

function LastResult({ game, turns }: { game: Game; turns: boolean }) {
  const { t } = useTranslation('reservation')
  const numbers = game.drawnNumbers
  return (
    <>
      <ResultOf name={t('lastResult')} period={game.drawnPeriod} />
      {numbers === null ? (
        <Eyebrow>{t('noResult')}</Eyebrow>
      ) : (
        <>
          <DrawnNumbers key={game.drawnPeriod} numbers={numbers} turns={turns} />
          <p className={clsx(styles['sum'], turns && styles['told'])}>
            <b>{sumOf(numbers)}</b>
            <WinningPicks gameId={game.id} numbers={numbers} />
          </p>
        </>
      )}
    </>
  )
}

function AwaitedResult({
  result,
  onCheckAgain,
}: {
  result: Exclude<DrawResult, { status: 'settled' }>
  onCheckAgain: () => void
}) {
  const { t } = useTranslation(['reservation', 'shared'])
  if (result.status === 'waiting')
    return (
      <div className={styles['result']} role="status">
        <ResultOf name={t('waiting')} period={result.period} />
        <NumbersFaceDown />
      </div>
    )
  return (
    <div className={styles['awaited']} role="status">
      <p>
        <b>{t('waiting')}</b>
        <br />
        <Eyebrow>{t('waitingText', { period: result.period })}</Eyebrow>
      </p>
      <Button tone="quiet" onClick={onCheckAgain}>
        {t('shared:checkAgain')}
      </Button>
    </div>
  )
}

function ResultOf({ name, period }: { name: string; period: string }) {
  return (
    <p className={styles['resultOf']}>
      <Eyebrow>
        <span className={styles['resultName']}>{name}</span> <ShortPeriod id={period} />
      </Eyebrow>
    </p>
  )
}
