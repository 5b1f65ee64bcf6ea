import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatList } from '@/i18n/format-list'
import { formatPercent, formatWhole } from '@/lib/decimal-text'
import type { Steps } from '@/lib/steps'
import { isZero } from '@/lib/money/text'
import { useMark } from '@/shared/held-figures'
import type { PayoutOf } from '@/shared/order-sums'
import { useSteps } from '@/shared/use-steps'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { LEAST_DRAWS } from './audit'
import { CardLoading } from './CardsSkeleton'
import { Explained, Finding, Fold, type FindingTone } from './Finding'
import {
  ownResultSteps,
  type HitResult,
  type OwnResults,
  type ReturnResult,
  type StakeHalf,
  type StakeSplit,
} from './own-results'
import { Figure } from './Figure'
import { NO_GROUNDS, RAISED_FROM, raises } from './raises'
import { usePWords } from './use-p-words'

const EVEN = 1 / 2

/** The member's wins and returns beside what fair draws and the published payouts give. */
export function OwnCard({ orders, payoutOf }: { orders: readonly Order[]; payoutOf: PayoutOf }) {
  const judge = useCallback(() => judged(orders, payoutOf), [orders, payoutOf])
  const found = useSteps(judge)
  return found === undefined ? <CardLoading height={230} /> : <Judged {...found} />
}

/** The page may answer between its parts: each goes through all orders. */
function* judged(orders: readonly Order[], payoutOf: PayoutOf): Steps<{ results: OwnResults; isRaised: boolean }> {
  const results = yield* ownResultSteps(orders, payoutOf)
  yield
  return { results, isRaised: raises({ ...NO_GROUNDS, own: { orders, payoutOf } }).length > 0 }
}

function Judged({ results, isRaised }: { results: OwnResults; isRaised: boolean }) {
  const { t } = useTranslation('fairness')
  const marked = useMark()
  const { verdict, tone } = useVerdict(results, isRaised)
  const { hits, split, returns, leftOut } = results
  return (
    <Finding question={t('own.title')} tone={tone} verdict={verdict}>
      {isRaised && <Explained>{t('beyondText', { number: formatWhole(RAISED_FROM) })}</Explained>}
      <Explained>{marked(t('own.text'))}</Explained>
      {hits.draws > 0 && (
        <Fold name={t('own.details')}>
          <Hits hits={hits} />
          <Returns returns={returns} />
          {split !== null && <Split split={split} />}
          {leftOut > 0 && <Note>{t('leftOut', { number: leftOut, count: leftOut })}</Note>}
        </Fold>
      )}
    </Finding>
  )
}

function useVerdict({ hits, split, returns }: OwnResults, isRaised: boolean): { verdict: string; tone: FindingTone } {
  const { t } = useTranslation('fairness')
  const asked = [
    { name: t('own.hits'), answer: hits },
    { name: t('own.returns'), answer: returns },
    ...(split === null ? [] : [{ name: t('own.stakes'), answer: split }]),
  ]
  if (isRaised) return { verdict: t('beyond'), tone: 'alarm' }
  const unusual = asked.filter(({ answer }) => answer.verdict === 'unusual').map(({ name }) => name)
  if (unusual.length > 0) return { verdict: t('own.unusual', { what: formatList(unusual) }), tone: 'unusual' }
  if (asked.every(({ answer }) => answer.verdict === 'tooFew'))
    return { verdict: t('own.tooFew', { number: hits.draws, least: LEAST_DRAWS }), tone: 'open' }
  return { verdict: t('own.usual', { number: hits.draws }), tone: 'usual' }
}

function Hits({ hits: { hits, draws, interval, noticeable, p, adjusted, verdict } }: { hits: HitResult }) {
  const { t } = useTranslation('fairness')
  const pWords = usePWords()
  const fair = formatPercent(EVEN, 1)
  return (
    <Figure name={t('own.hits')} verdict={verdict}>
      <Note kind="hint">{t('own.hitsOf', { hits, number: draws, share: formatPercent(hits, draws) })}</Note>
      {interval !== null && (
        <Note>
          {t('own.interval', { low: formatPercent(interval.low, 1), high: formatPercent(interval.high, 1), fair })}
        </Note>
      )}
      {p !== null && adjusted !== null && <Note>{pWords(p, adjusted)}</Note>}
      {noticeable !== null && <Note>{t('notices.hits', { share: formatPercent(noticeable, 1), fair })}</Note>}
    </Figure>
  )
}

function Returns({
  returns: { staked, returned, expected, usual, isPartial, p, adjusted, verdict },
}: {
  returns: ReturnResult
}) {
  const { t } = useTranslation(['fairness', 'shared'])
  const pWords = usePWords()
  const shareText = (amount: typeof staked) =>
    isZero(staked)
      ? moneyText(amount)
      : t('own.share', { amount: moneyText(amount), share: formatPercent(Number(amount), Number(staked)) })
  return (
    <Figure name={t('own.returns')} verdict={verdict}>
      <Facts>
        <Fact name={t('shared:staked')}>{moneyText(staked)}</Fact>
        <Fact name={t('shared:returned')}>{shareText(returned)}</Fact>
        <Fact name={t('own.expected')}>{shareText(expected)}</Fact>
      </Facts>
      {isPartial && <Note>{t('own.partial')}</Note>}
      {usual !== null && (
        <Note>{t('own.usualReturn', { low: moneyText(usual.low), high: moneyText(usual.high) })}</Note>
      )}
      {p !== null && adjusted !== null && <Note>{pWords(p, adjusted)}</Note>}
    </Figure>
  )
}

function Split({ split: { small, large, border, p, adjusted, verdict } }: { split: StakeSplit }) {
  const { t } = useTranslation('fairness')
  const pWords = usePWords()
  const wonOf = ({ hits, draws }: StakeHalf) =>
    t('own.hitsOf', { hits, number: draws, share: formatPercent(hits, draws) })
  return (
    <Figure name={t('own.stakes')} verdict={verdict}>
      <Note kind="hint">{t('own.splitText')}</Note>
      <Facts>
        <Fact name={t('own.small', { border: moneyText(border) })}>{wonOf(small)}</Fact>
        <Fact name={t('own.large', { border: moneyText(border) })}>{wonOf(large)}</Fact>
      </Facts>
      {p !== null && adjusted !== null && <Note>{pWords(p, adjusted)}</Note>}
    </Figure>
  )
}
