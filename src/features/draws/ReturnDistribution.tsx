import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatList } from '@/i18n/format'
import { joinSentences } from '@/i18n/sentences'
import { formatPercent, formatPercentages } from '@/lib/decimal-text'
import { type GameRules, type PaidPick, averageReturn, groupReturns, outcomeReturns } from '@/lib/game-rules'
import { type Money, isZero, money } from '@/lib/money/text'
import { Disclosure } from '@/ui/Disclosure'
import { moneyText } from '@/ui/Money'
import { Note, Warning } from '@/ui/Note'
import styles from './ReturnDistribution.module.css'
import type { PayoutOption } from '@/api/games'
import { subtract } from '@/lib/money/sums'
import { useOptionNames } from '@/domain/records/use-order-line-details'
import { type OppositePicks, oppositePicksToWarnOf } from './rules'

/** The loss in percent is the same for every stake, so it is calculated with this stake. */
const SAMPLE_STAKE = money('1000')

export function ReturnDistribution({
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
  const outcomes = outcomeReturns(rules, picks, perNote)
  const groups = groupReturns(outcomes)
  const percentages = formatPercentages(
    groups.map(({ chance }) => chance.winningCount),
    outcomes.length,
  )
  const highestReturn = groups[0]?.returned
  const returnText = (returned: Money) =>
    isZero(returned) ? t('longRun.nothing') : t('longRun.back', { amount: moneyText(returned) })
  return (
    <section className={styles['longRun']} aria-label={t('longRun.title')}>
      <Disclosure
        summary={
          <span className={styles['groups']}>
            {groups.map(({ returned }, index) => (
              <span key={returned} className={styles['group']}>
                <span
                  className={clsx(styles['dot'], styles[returnLevelOf(returned, highestReturn)])}
                  aria-hidden="true"
                />
                <span>{`${percentages[index]} → `}</span>
                <b>{returnText(returned)}</b>
              </span>
            ))}
          </span>
        }
      >
        <div className={styles['dots']} aria-hidden="true">
          {outcomes.map(({ numbers, returned }) => (
            <span
              key={numbers.join()}
              className={clsx(styles['dot'], styles[returnLevelOf(returned, highestReturn)])}
            />
          ))}
        </div>
        <Note>{t('longRun.dots', { outcomes: outcomes.length })}</Note>
      </Disclosure>
      <Disclosure
        summary={
          <span>{t('longRun.average', { total: moneyText(total), returned: moneyText(averageReturn(groups)) })}</span>
        }
      >
        <Note>{joinSentences([t('confirm.returnedNote'), t('rulesAssumption'), t('confirm.platformDecides')])}</Note>
      </Disclosure>
    </section>
  )
}

function returnLevelOf(returned: Money, most: Money | undefined): 'none' | 'most' | 'some' {
  if (isZero(returned)) return 'none'
  return returned === most ? 'most' : 'some'
}

/**
 * Warns about each pair of opposite picks that cannot return its stakes, or that has an unknown
 * payout. Exactly one pick of such a pair wins in every outcome. The order is allowed all the same,
 * so outside the review the warning is only a line of text.
 */
export function OppositePicksWarning({
  rules,
  options,
  types,
  perNote,
  isInReview = false,
}: {
  rules: GameRules | null
  options: readonly PayoutOption[]
  types: readonly string[]
  /** The stake on each pick; if null (no readable amount), the loss is shown in percent. */
  perNote: Money | null
  /** True in the review of an order, where the warning is a box. */
  isInReview?: boolean
}) {
  const { t } = useTranslation('reservation')
  const nameOf = useOptionNames(rules, options)
  const textOfWarning = ({ types: pair, staked, returnRange }: OppositePicks) => {
    const pickNamesText = formatList(pair.map(nameOf))
    if (returnRange === null) return t('opposites.unknown', { options: pickNamesText })
    const textOfLoss = (returned: Money) => {
      const lostAmount = subtract(staked, returned)
      return perNote === null ? formatPercent(Number(lostAmount), Number(staked)) : moneyText(lostAmount)
    }
    const [least, most] = [textOfLoss(returnRange.most), textOfLoss(returnRange.least)]
    return least === most
      ? t('opposites.cost', { options: pickNamesText, lost: least })
      : t('opposites.costBetween', { options: pickNamesText, least, most })
  }
  return (
    <div className={styles[isInReview ? 'notes' : 'lines']} role="status">
      {oppositePicksToWarnOf(rules, options, types, perNote ?? SAMPLE_STAKE).map((loss) => {
        const [key, text] = [loss.types.join(), textOfWarning(loss)]
        return isInReview ? <Warning key={key}>{text}</Warning> : <p key={key}>{text}</p>
      })}
    </div>
  )
}
