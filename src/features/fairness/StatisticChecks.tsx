import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draw } from '@/api/games'
import type { Order } from '@/api/orders'
import { formatList } from '@/i18n/format'
import { joinSentences } from '@/i18n/sentences'
import { formatPercent, formatWholeNumber } from '@/lib/decimal-text'
import type { GameRules } from '@/lib/game-rules'
import { isZero, type Money } from '@/lib/money/text'
import type { Observation } from '@/domain/ledger/observations'
import { useMapped } from '@/kit/load/use-mapped'
import { useWithBeforeRoundText, useBeforeRoundText } from '@/domain/spoiler-guard'
import type { PayoutOf } from '@/domain/records/order-sums'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { Figure, moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { auditSeen, type Audit, type ValueCount } from '@/domain/ledger/audit'
import { MIN_HARDLY_CHANCE_E_VALUE, MIN_DRAWS, type Verdict } from '@/domain/ledger/e-value'
import { judgeLine, ownResults, settledLines, type SettledLine, type OwnResults } from './own-results'
import { EValueDetail, type FairnessCheck, TONES, useKeepPrevious } from './fairness-checks'
import styles from './fairness.module.css'

// Both checks of this file get their verdict from an e-value, a measure of the evidence against
// fair draws (`e-value.ts`).

/** The sentence about impossible numbers names at most this many rounds, and counts the others. */
const MAX_LISTED_PERIODS = 3

/**
 * Checks the ledger (the results stored on this device) and the platform's history, because the
 * ledger may lack some results. If the rules of the game are known, returns undefined until ledger
 * and history have loaded.
 */
export function useDrawsCheck(
  rules: GameRules | null,
  observations: readonly Observation[] | null,
  history: readonly Draw[] | undefined,
): FairnessCheck | undefined {
  const { t } = useTranslation(['fairness', 'reservation'])
  const newAudit = useMemo(() => {
    if (rules === null || observations === null || history === undefined) return undefined
    return auditSeen(rules, observations, history)
  }, [rules, observations, history])
  const audit = useKeepPrevious(newAudit)
  if (rules === null)
    return {
      tone: 'open',
      value: t('reservation:rulesUnknown'),
      verdict: t('draws.noRules'),
      text: t('draws.noRulesText'),
      figures: null,
    }
  if (audit === undefined) return undefined
  const figures = <DrawsFigures audit={audit} />
  const { draws: number, impossible, verdict } = audit
  if (impossible.length > 0) {
    const otherCount = impossible.length - MAX_LISTED_PERIODS
    const namedRounds = [
      ...impossible.slice(0, MAX_LISTED_PERIODS),
      ...(otherCount > 0 ? [t('draws.more', { number: otherCount })] : []),
    ]
    const sentence = t('draws.impossible', { rounds: formatList(namedRounds) })
    return { tone: 'alarm', value: sentence, verdict: sentence, text: t('draws.unusualText'), figures }
  }
  const hardlyChanceText = t('hardlyChanceText', { number: formatWholeNumber(MIN_HARDLY_CHANCE_E_VALUE) })
  const value = t(verdict, { number, least: MIN_DRAWS })
  const unusualText = t('draws.unusualText')
  const textsByVerdict: Readonly<Record<Verdict, { verdict: string; text: string }>> = {
    tooFew: {
      verdict: t('draws.tooFew', { number, least: MIN_DRAWS }),
      text: t('draws.tooFewText', { least: MIN_DRAWS }),
    },
    usual: { verdict: t('draws.usual', { number: formatWholeNumber(number) }), text: '' },
    unusual: { verdict: t('draws.unusual', { number: formatWholeNumber(number) }), text: unusualText },
    hardlyChance: {
      verdict: t('seen', { verdict: value, number: formatWholeNumber(number) }),
      text: joinSentences([hardlyChanceText, unusualText]),
    },
  }
  return { tone: TONES[verdict], value, figures, ...textsByVerdict[verdict] }
}

function DrawsFigures({ audit }: { audit: Audit }) {
  const { t } = useTranslation(['fairness', 'reservation'])
  if (audit.draws === 0) return null
  return (
    <>
      <CountBars name={t('draws.faces')} counts={audit.faces} nameOf={String} />
      <CountBars name={t('draws.picks')} counts={audit.picks} nameOf={(pick) => t(`reservation:option.${pick}`)} />
      <EValueDetail {...audit} />
    </>
  )
}

/** Shows the share of each value as a bar. A line across the bars marks the share of fair draws. */
function CountBars<Value extends string | number>({
  name,
  counts,
  nameOf,
}: {
  name: string
  counts: readonly ValueCount<Value>[]
  nameOf: (value: Value) => string
}) {
  const { t } = useTranslation('fairness')
  const [first] = counts
  if (first === undefined) return null
  const shares = counts.map(({ observed, trials }) => observed / trials)
  const fullShare = Math.max(2 * first.chance, ...shares)
  const percentOfBar = (share: number) => `${(100 * share) / fullShare}%`
  return (
    <section className={styles['counts']}>
      <h3>{name}</h3>
      <Note>{t('ifFair', { number: formatWholeNumber(first.trials), share: formatPercent(first.chance, 1) })}</Note>
      <dl className={styles['bars']}>
        {counts.map(({ value, observed, trials }, index) => (
          <div key={value}>
            <dt>{nameOf(value)}</dt>
            <dd>
              <span className={styles['bar']} aria-hidden="true">
                <span className={styles['share']} style={{ width: percentOfBar(shares[index] ?? 0) }} />
                <span className={styles['fair']} style={{ left: percentOfBar(first.chance) }} />
              </span>
              <span>{formatPercent(observed, trials)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function useOwnResultsCheck(
  orders: readonly Order[] | undefined,
  payoutOf: PayoutOf,
): FairnessCheck | undefined {
  const { t } = useTranslation('fairness')
  const withBeforeRoundText = useWithBeforeRoundText()
  const beforeRoundText = useBeforeRoundText()
  const lines = useMemo(() => orders && settledLines(orders), [orders])
  const judge = useCallback((line: SettledLine) => judgeLine(line, payoutOf), [payoutOf])
  const judgedLines = useMapped(lines, judge)
  const results = useKeepPrevious(useMemo(() => judgedLines && ownResults(judgedLines), [judgedLines]))
  if (results === undefined) return undefined
  const { all, verdict } = results
  const hardlyChanceText = t('hardlyChanceText', { number: formatWholeNumber(MIN_HARDLY_CHANCE_E_VALUE) })
  const unusualText = t('draws.unusualText')
  const textsByVerdict: Readonly<Record<Verdict, Pick<FairnessCheck, 'verdict' | 'text'>>> = {
    tooFew: { verdict: t('own.tooFew', { number: all.draws, least: MIN_DRAWS }), text: beforeRoundText },
    usual: { verdict: t('own.usual', { number: formatWholeNumber(all.draws) }), text: beforeRoundText },
    unusual: { text: joinSentences([beforeRoundText, unusualText]) },
    hardlyChance: { text: joinSentences([withBeforeRoundText(hardlyChanceText), unusualText]) },
  }
  const value = t(verdict, { number: all.draws, least: MIN_DRAWS })
  return { tone: TONES[verdict], value, figures: <OwnFigures results={results} />, ...textsByVerdict[verdict] }
}

function OwnFigures({ results }: { results: OwnResults }) {
  const { t } = useTranslation(['fairness', 'record', 'shared'])
  const { all, large, returns, leftOut, verdict } = results
  // Comparisons are shown only with a verdict: beside "not enough draws yet" they would confuse.
  const isJudged = verdict !== 'tooFew'
  const { staked, returned, expected, isPartial } = returns
  const hitsText = ({ hits, draws }: OwnResults['all']) =>
    t('hitsOf', {
      hits: formatWholeNumber(hits),
      number: formatWholeNumber(draws),
      share: formatPercent(hits, Math.max(1, draws)),
    })
  const shareText = (amount: Money) =>
    isZero(staked)
      ? moneyText(amount)
      : t('own.share', { amount: moneyText(amount), share: formatPercent(Number(amount), Number(staked)) })
  return (
    <>
      {all.draws > 0 && (
        <>
          <DescriptionList>
            <Detail name={t('own.hits')}>{hitsText(all)}</Detail>
            {isJudged && large.draws > 0 && <Detail name={t('own.large')}>{hitsText(large)}</Detail>}
            <Detail name={t('shared:staked')}>
              <Figure>{moneyText(staked)}</Figure>
            </Detail>
            <Detail name={t('shared:returned')}>{shareText(returned)}</Detail>
            {isJudged && <Detail name={t('own.expected')}>{shareText(expected)}</Detail>}
          </DescriptionList>
          {isPartial && <Note>{t('record:totalsPartial')}</Note>}
          <EValueDetail {...results} />
        </>
      )}
      {leftOut > 0 && <Note>{t('leftOut', { number: leftOut, count: leftOut })}</Note>}
    </>
  )
}
