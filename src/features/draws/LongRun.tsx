import { clsx } from 'clsx'
import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList, joinSentences } from '@/i18n/format'
import {
  type GameRules,
  type OutcomeReturn,
  type PaidPick,
  averageReturn,
  groupReturns,
  outcomeReturns,
  sumOf,
} from '@/lib/game-rules'
import { type Money, isZero } from '@/lib/money/text'
import { Icon } from '@/ui/icons'
import { moneyText } from '@/ui/Money'
import { Note, Warning } from '@/ui/Note'
import styles from './LongRun.module.css'
import { chancePercent } from './game'
import type { PayoutOption } from '@/api/games'
import { compare, subtract } from '@/lib/money/sums'
import { useOptionNames } from '@/shared/records/use-order-line-details'
import { type Opposites, sureLosses } from './rules'

/** As many as the style sheet has columns. */
const COLUMNS = 36

/** What may come back and how likely; behind it, every draw there can be, one dot each. */
export function LongRun({
  rules,
  picks,
  perNote,
  total,
}: {
  rules: GameRules
  picks: readonly PaidPick[]
  perNote: Money
  total: Money
}) {
  const { t } = useTranslation('reservation')
  const draws = outcomeReturns(rules, picks, perNote)
  const groups = groupReturns(draws)
  const most = groups[0]?.returned
  const comesBack = (returned: Money) =>
    isZero(returned) ? t('longRun.nothing') : t('longRun.back', { amount: moneyText(returned) })
  return (
    <section className={styles['longRun']} aria-label={t('longRun.title')}>
      <details className={styles['fold']}>
        <summary>
          <span className={styles['groups']}>
            {groups.map(({ returned, chance }) => (
              <span key={returned} className={styles['group']}>
                <span className={clsx(styles['dot'], styles[levelOf(returned, most)])} aria-hidden="true" />
                {chancePercent(chance)} → <b>{comesBack(returned)}</b>
              </span>
            ))}
          </span>
          <Icon name="forward" size={16} tone="faint" />
        </summary>
        <EveryDraw draws={draws} most={most} />
      </details>
      <details className={styles['fold']}>
        <summary>
          {t('longRun.average', { total: moneyText(total), returned: moneyText(averageReturn(groups)) })}
          <Icon name="forward" size={16} tone="faint" />
        </summary>
        <Note>{joinSentences([t('confirm.returnedNote'), t('rulesAssumption'), t('confirm.platformDecides')])}</Note>
      </details>
    </section>
  )
}

function EveryDraw({ draws, most }: { draws: readonly OutcomeReturn[]; most: Money | undefined }) {
  const { t } = useTranslation('reservation')
  const [shown, setShown] = useState<number | null>(null)
  const outcomeText = ({ numbers, returned }: OutcomeReturn) =>
    t('longRun.outcome', { numbers: numbers.join(' · '), sum: sumOf(numbers), amount: moneyText(returned) })
  const chosen = shown === null ? undefined : draws[shown]
  const words = chosen === undefined ? t('longRun.hint', { outcomes: draws.length }) : outcomeText(chosen)
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons > 0) setShown(dotAt(event, draws.length))
  }
  return (
    <>
      {/* For a pointer; the slider below is for keyboard and screen reader. */}
      <div className={styles['dots']} aria-hidden="true" onPointerDown={point} onPointerMove={point}>
        {draws.map(({ numbers, returned }, index) => (
          <span
            key={numbers.join()}
            className={clsx(styles['dot'], styles[levelOf(returned, most)], index === shown && styles['shown'])}
          />
        ))}
      </div>
      {/* In sight from the first tap on, or while the keyboard is on it. */}
      <input
        type="range"
        className={clsx(styles['slider'], shown === null && styles['unused'])}
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
    </>
  )
}

function levelOf(returned: Money, most: Money | undefined): 'none' | 'most' | 'some' {
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

/** Said at once when two picks are chosen of which exactly one wins. */
export function OppositeNote({
  rules,
  options,
  types,
  perNote,
}: {
  rules: GameRules | null
  options: readonly PayoutOption[]
  types: readonly string[]
  perNote: Money
}) {
  const { t } = useTranslation('reservation')
  const nameOf = useOptionNames(rules, options)
  const wordsOf = ({ types: pair, staked, returned }: Opposites) => {
    const picks = formatList(pair.map(nameOf))
    if (returned === null) return t('opposites.unknown', { options: picks })
    const { least, most } = returned
    const sums = { staked: moneyText(staked), least: moneyText(least), most: moneyText(most) }
    return joinSentences([
      t('opposites.sure', { options: picks }),
      compare(least, most) === 0
        ? t('opposites.cost', { ...sums, returned: sums.least, lost: moneyText(subtract(staked, least)) })
        : t('opposites.costBetween', sums),
    ])
  }
  return (
    <div className={styles['notes']} role="status">
      {sureLosses(rules, options, types, perNote).map((loss) => (
        <Warning key={loss.types.join()}>{wordsOf(loss)}</Warning>
      ))}
    </div>
  )
}
