import { useTranslation } from 'react-i18next'
import type { Game } from '@/api/games'
import { sumOf } from '@/lib/game-rules'
import { formatDuration } from '@/lib/time'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Chip, type ChipTone } from '@/ui/Chip'
import { Eyebrow } from '@/ui/Eyebrow'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { ProgressBar } from '@/ui/ProgressBar'
import { PART, Sentence } from '@/ui/Sentence'
import styles from './PeriodCard.module.css'
import type { Phase } from './rules'
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
  periodSeconds,
  phase,
  result,
  hasJustLanded,
  onCheckAgain,
}: {
  game: Game
  secondsLeft: number
  periodSeconds: number
  phase: Phase
  result: DrawResult
  hasJustLanded: boolean
  onCheckAgain: () => void
}) {
  const { t } = useTranslation('reservation')
  const isOpen = game.openPeriod !== '' && secondsLeft > 0
  return (
    <Card>
      <div className={styles['periodHead']}>
        <div>
          <Eyebrow>
            <Sentence text={t(isOpen ? 'roundClosesIn' : 'roundOf', { period: PART })}>
              <span className="num">{game.openPeriod === '' ? '—' : game.openPeriod}</span>
            </Sentence>
          </Eyebrow>
          <p className={styles['countdown']} role="timer">
            {formatDuration(secondsLeft)}
          </p>
        </div>
        <Chip tone={tones[phase]}>{t(`phase.${phase}`)}</Chip>
      </div>
      <div className={styles['timeLeft']}>
        <ProgressBar share={periodSeconds === 0 ? 0 : Math.min(1, secondsLeft / periodSeconds)} />
      </div>
      <div className={styles['result']}>
        {result.status === 'settled' ? (
          <LastResult game={game} turns={hasJustLanded} />
        ) : (
          <AwaitedResult result={result} onCheckAgain={onCheckAgain} />
        )}
      </div>
    </Card>
  )
}

function LastResult({ game, turns }: { game: Game; turns: boolean }) {
  const { t } = useTranslation('reservation')
  const numbers = game.drawnNumbers
  return (
    <>
      <p className={styles['resultOf']}>
        <Eyebrow>
          {t('lastResult')}
          <br />
          <Period id={game.drawnPeriod} />
        </Eyebrow>
      </p>
      {numbers === null ? (
        <Eyebrow>{t('noResult')}</Eyebrow>
      ) : (
        <>
          <DrawnNumbers key={game.drawnPeriod} numbers={numbers} turns={turns} />
          <p className={styles['sum']}>
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
  return (
    <div className={styles['awaited']} role="status">
      <p>
        <b>{t('waiting')}</b>
        <br />
        <Eyebrow>{t('waitingText', { period: result.period })}</Eyebrow>
      </p>
      {result.status === 'late' && (
        <Button tone="quiet" onClick={onCheckAgain}>
          {t('shared:checkAgain')}
        </Button>
      )}
    </div>
  )
}

/** "20261121-0466" reads "-0466" below its day, and in full to a screen reader. */
function Period({ id }: { id: string }) {
  const tail = /-\d+$/.exec(id)?.[0] ?? id
  return (
    <span className="num">
      <span aria-hidden="true">{tail}</span>
      <span className="visually-hidden">{id}</span>
    </span>
  )
}
