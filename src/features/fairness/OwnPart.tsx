import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { joinSentences } from '@/i18n/format'
import { formatPercent, formatWhole } from '@/lib/decimal-text'
import { isZero, type Money } from '@/lib/money/text'
import { HARDLY_CHANCE_FROM, LEAST_DRAWS } from '@/features/fairness/evidence'
import type { Steps } from '@/lib/steps'
import { useMark } from '@/shared/money-request/held-figures'
import type { PayoutOf } from '@/shared/records/order-sums'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { EvidenceFigure, type Part, useKeptSteps } from './parts'
import { ownResultSteps, type Hits, type OwnResults } from './own-results'

/** The member's wins and returns beside what fair draws and the published payouts give. */
export function useOwnPart(orders: readonly Order[] | undefined, payoutOf: PayoutOf): Part | undefined {
  const { t } = useTranslation('fairness')
  const marked = useMark()
  const judge = useCallback(() => judged(orders, payoutOf), [orders, payoutOf])
  const results = useKeptSteps(judge)
  if (results === undefined) return undefined
  const { all, verdict } = results
  const [value, text] = [t(verdict), marked(t('own.text'))]
  const figures = <OwnFigures results={results} />
  switch (verdict) {
    case 'tooFew':
      return { tone: 'open', value, verdict: t('own.tooFew', { number: all.draws, least: LEAST_DRAWS }), text, figures }
    case 'usual':
      return { tone: 'usual', value, verdict: t('own.usual', { number: all.draws }), text, figures }
    case 'unusual':
      return { tone: 'unusual', value, text, figures }
    case 'hardlyChance': {
      const beyond = t('hardlyChanceText', { number: formatWhole(HARDLY_CHANCE_FROM) })
      return { tone: 'alarm', value, text: joinSentences([beyond, text]), figures }
    }
  }
}

function* judged(orders: readonly Order[] | undefined, payoutOf: PayoutOf): Steps<OwnResults | undefined> {
  return orders === undefined ? undefined : yield* ownResultSteps(orders, payoutOf)
}

function OwnFigures({ results }: { results: OwnResults }) {
  const { t } = useTranslation(['fairness', 'record', 'shared'])
  const { all, large, returns, leftOut } = results
  const { staked, returned, expected, isPartial } = returns
  const hitsText = ({ hits, draws }: Hits) =>
    t('hitsOf', { hits, number: draws, share: formatPercent(hits, Math.max(1, draws)) })
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
