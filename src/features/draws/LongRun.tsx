import { clsx } from 'clsx'
import { useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  averageReturn,
  groupReturns,
  outcomeReturns,
  sumOf,
  type GameRules,
  type OutcomeReturn,
  type PaidPick,
} from '@/lib/game-rules'
import { isZero, type Money as Amount } from '@/lib/money/text'
import { Money, moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import styles from './LongRun.module.css'
import { useChanceText } from './use-chance-text'

/** As many as the style sheet has columns. */
const COLUMNS = 36

/** Every draw there can be, one dot each, and what the order would return in it. */
export function LongRun({
  rules,
  picks,
  perNote,
  total,
}: {
  rules: GameRules
  picks: readonly PaidPick[]
  perNote: Amount
  total: Amount
}) {
  const { t } = useTranslation(['reservation', 'shared'])
  const chanceText = useChanceText()
  const [shown, setShown] = useState<number | null>(null)
  const draws = outcomeReturns(rules, picks, perNote)
  const groups = groupReturns(draws)
  const most = groups[0]?.returned
  const outcomeText = ({ numbers, returned }: OutcomeReturn) =>
    t('longRun.outcome', { numbers: numbers.join(' · '), sum: sumOf(numbers), amount: moneyText(returned) })
  const chosen = shown === null ? undefined : draws[shown]
  const words = chosen === undefined ? t('longRun.hint') : outcomeText(chosen)
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons > 0) setShown(dotAt(event, draws.length))
  }
  return (
    <section className={styles['longRun']} aria-label={t('longRun.title')}>
      <Note>{t('longRun.lead', { outcomes: draws.length })}</Note>
      <table className={styles['groups']}>
        <thead>
          <tr>
            <th scope="col">{t('rulesChanceHead')}</th>
            <th scope="col">{t('shared:returned')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ returned, chance }) => (
            <tr key={returned}>
              <td>
                <span className={clsx(styles['dot'], styles[levelOf(returned, most)])} aria-hidden="true" />
                {chanceText(chance)}
              </td>
              <td>
                <Money amount={returned} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* For a pointer; the slider below is for keyboard and screen reader. */}
      <div className={styles['dots']} aria-hidden="true" onPointerDown={point} onPointerMove={point}>
        {draws.map(({ numbers, returned }, index) => (
          <span
            key={numbers.join()}
            className={clsx(styles['dot'], styles[levelOf(returned, most)], index === shown && styles['shown'])}
          />
        ))}
      </div>
      <input
        type="range"
        className={styles['slider']}
        min={1}
        max={draws.length}
        value={(shown ?? 0) + 1}
        aria-label={t('longRun.draw')}
        aria-valuetext={words}
        onChange={({ target }) => setShown(Number(target.value) - 1)}
      />
      <p className={styles['words']} aria-hidden="true">
        {words}
      </p>
      <Note>{t('longRun.average', { total: moneyText(total), returned: moneyText(averageReturn(groups)) })}</Note>
      <Note>{t('rulesAssumption')}</Note>
    </section>
  )
}

function levelOf(returned: Amount, most: Amount | undefined): 'none' | 'most' | 'some' {
  if (isZero(returned)) return 'none'
  return returned === most ? 'most' : 'some'
}

function dotAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, count: number): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const rows = Math.ceil(count / COLUMNS)
  const within = (share: number, parts: number) => Math.min(parts - 1, Math.max(0, Math.floor(share * parts)))
  const index = within((clientY - top) / height, rows) * COLUMNS + within((clientX - left) / width, COLUMNS)
  return Math.min(count - 1, index)
}
