import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { joinSentences } from '@/i18n/format'
import { formatPercent, formatWhole } from '@/lib/decimal-text'
import { isZero, type Money } from '@/lib/money/text'
import { useBeforeRound } from '@/shared/money-request/frozen-figures'
import { HARDLY_CHANCE_FROM, LEAST_DRAWS, type Verdict } from './evidence'
import { useMapped } from '@/shared/load/use-mapped'
import type { PayoutOf } from '@/shared/records/order-sums'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { EvidenceFigure, type Part, TONES, useKept } from './parts'
import { judgeLine, ownResults, settledLines, type Hits, type LineOfDraw, type OwnResults } from './own-results'

/** The member's wins and returns beside what fair draws and the published payouts give. */
export function useOwnPart(orders: readonly Order[] | undefined, payoutOf: PayoutOf): Part | undefined {
  const { t } = useTranslation('fairness')
  const marked = useBeforeRound()
  const lines = useMemo(() => orders && settledLines(orders), [orders])
  const judge = useCallback((line: LineOfDraw) => judgeLine(line, payoutOf), [payoutOf])
  const judged = useMapped(lines, judge)
  const results = useKept(useMemo(() => judged && ownResults(judged), [judged]))
  if (results === undefined) return undefined
  const { all, verdict } = results
  const text = marked(t('own.text'))
  const beyond = t('hardlyChanceText', { number: formatWhole(HARDLY_CHANCE_FROM) })
  const words: Readonly<Record<Verdict, Pick<Part, 'verdict' | 'text'>>> = {
    tooFew: { verdict: t('own.tooFew', { number: all.draws, least: LEAST_DRAWS }), text },
    usual: { verdict: t('own.usual', { number: formatWhole(all.draws) }), text },
    unusual: { text },
    hardlyChance: { text: joinSentences([beyond, text]) },
  }
  return { tone: TONES[verdict], value: t(verdict), figures: <OwnFigures results={results} />, ...words[verdict] }
}

function OwnFigures({ results }: { results: OwnResults }) {
  const { t } = useTranslation(['fairness', 'record', 'shared'])
  const { all, large, returns, leftOut } = results
  const { staked, returned, expected, isPartial } = returns
  const hitsText = ({ hits, draws }: Hits) =>
    t('hitsOf', { hits: formatWhole(hits), number: formatWhole(draws), share: formatPercent(hits, Math.max(1, draws)) })
  const shareText = (amount: Money) =>
    isZero(staked)
      ? moneyText(amount)
      : t('own.share', { amount: moneyText(amount), share: formatPercent(Number(amount), Number(staked)) })
  return (
    <>
      {all.draws > 0 && (
        <>
          <Facts>
            <Fact name={t('own.hits')}>{hitsText(all)}</Fact>
            {large.draws > 0 && <Fact name={t('own.large')}>{hitsText(large)}</Fact>}
            <Fact name={t('shared:staked')}>{moneyText(staked)}</Fact>
            <Fact name={t('shared:returned')}>{shareText(returned)}</Fact>
            <Fact name={t('own.expected')}>{shareText(expected)}</Fact>
          </Facts>
          {isPartial && <Note>{t('record:totalsPartial')}</Note>}
          <EvidenceFigure {...results} />
        </>
      )}
      {leftOut > 0 && <Note>{t('leftOut', { number: leftOut, count: leftOut })}</Note>}
    </>
  )
}
