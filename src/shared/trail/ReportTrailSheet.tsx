import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { unreadableIn, type Listing } from '@/api/listing'
import type { Order } from '@/api/orders'
import { orderQueries } from '@/api/orders.queries'
import type { Report } from '@/api/report'
import { walletQueries } from '@/api/wallet.queries'
import { joinSentences } from '@/i18n/join-sentences'
import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { AsyncBlock } from '../AsyncBlock'
import { checkOrders } from '../report-checks'
import { useOrderLineDetails } from '../use-order-line-details'
import { Extent } from './LinesSheet'
import { orderLines, reportTrail, sumOfLines, withdrawalLines, type ReportFigure, type TrailLine } from './rules'
import { TrailLines } from './TrailLines'
import TrailSheet from './TrailSheet'

/** A total of the platform's, held against the entries that the platform lists. */
export default function ReportTrailSheet({
  figure,
  name,
  report,
  onClose,
}: {
  figure: ReportFigure
  name: string
  report: Report
  onClose: () => void
}) {
  const { t } = useTranslation(['record', 'report'])
  const orders = useQuery(orderQueries.list())
  const withdrawals = useQuery(walletQueries.withdrawals())
  const facts = useOrderLineDetails(orders.data ?? [])
  const isWhole = orders.data !== undefined && unreadableIn(orders.data) === 0 && facts.isComplete
  const check = isWhole ? checkOrders(report, orders.data, facts.payoutOf) : null
  const { amount, parts, lines } = reportTrail(figure, report, check)
  const isNet = lines !== null && lines !== 'withdrawals' && lines.isNet
  const linesOf = (list: Listing<Order>) =>
    lines === null || lines === 'withdrawals' ? [] : orderLines(list, lines, facts.payoutOf)
  const waiting = <SkeletonRows count={4} height={60} hasFigure isFlat />
  return (
    <TrailSheet
      title={t('trail.title', { figure: name })}
      lead={t(figure === 'open' ? 'trail.record' : 'trail.platform')}
      name={name}
      amount={amount}
      isNet={isNet}
      parts={parts}
      onClose={onClose}
    >
      {lines === null ? (
        <Note>{t('trail.topUps')}</Note>
      ) : lines === 'withdrawals' ? (
        <AsyncBlock query={withdrawals} name={t('report:withdrawalsFailed')} skeleton={waiting}>
          {(list) => (
            <>
              <HeldAgainst
                amount={amount}
                lines={withdrawalLines(list)}
                isNet={false}
                unreadable={unreadableIn(list)}
                differs="trail.differsOut"
              />
              <TrailLines lines={withdrawalLines(list)} isNet={false} facts={facts} />
            </>
          )}
        </AsyncBlock>
      ) : (
        <AsyncBlock query={orders} name={t('report:ordersFailed')} skeleton={waiting}>
          {(list) =>
            facts.isComplete ? (
              <>
                <HeldAgainst
                  amount={amount}
                  lines={linesOf(list)}
                  isNet={isNet}
                  unreadable={unreadableIn(list)}
                  differs="trail.differs"
                />
                <TrailLines lines={linesOf(list)} isNet={isNet} facts={facts} />
              </>
            ) : (
              // What a return includes is known with the odds only.
              <LoadingBlock>{waiting}</LoadingBlock>
            )
          }
        </AsyncBlock>
      )}
    </TrailSheet>
  )
}

function HeldAgainst({
  amount,
  lines,
  isNet,
  unreadable,
  differs,
}: {
  amount: Money
  lines: readonly TrailLine[]
  isNet: boolean
  unreadable: number
  differs: 'trail.differs' | 'trail.differsOut'
}) {
  const { t } = useTranslation(['record', 'shared'])
  const own = sumOfLines(lines)
  return (
    <>
      <Note kind="hint">
        {joinSentences([
          compare(own, amount) === 0
            ? t('trail.agrees')
            : t(differs, { own: isNet ? signedMoneyText(own) : moneyText(own) }),
          unreadable === 0 ? '' : t('shared:unreadable', { number: unreadable, count: unreadable }),
          lines.some((line) => line.kind === 'order' && line.isRecorded) ? t('totalsPartial') : '',
        ])}
      </Note>
      <Extent lines={lines} />
    </>
  )
}
