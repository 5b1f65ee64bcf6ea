import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Report } from '@/api/report'
import { formatDateTime } from '@/i18n/format'
import { moneyStore } from '@/shared/money-request/store'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { DismissButton } from '@/shared/money-request/parts'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout'
import { Chip } from '@/ui/Chip'
import { Note } from '@/ui/Note'
import { SectionHeading } from '@/ui/text'
import { Money, moneyText } from '@/ui/Money'
import type { Receipt } from '@/shared/money-request/receipts'
import { useUnknownText } from '@/shared/money-request/texts'
import { subtract } from '@/lib/money/sums'
import { Fact, Facts } from '@/ui/Facts'
import styles from './TopUpReceipts.module.css'

/** In px, of a receipt, and between two. */
const CARD_HEIGHT = 110
const GAP = 12

type ReportQuery = Pick<UseQueryResult<Report>, 'data' | 'isFetching' | 'refetch'>

/** A receipt says only that a top-up was sent: the platform confirms none. */
export function TopUpReceipts({ receipts, report }: { receipts: readonly Receipt[]; report: ReportQuery }) {
  const { t } = useTranslation(['recharge', 'messages', 'shared'])
  const states = {
    sent: t('shared:sentUnconfirmed'),
    inTotal: t('shared:inTotal'),
    unknown: t('shared:outcomeUnknown'),
    underWay: t('messages:underWay.title'),
  }
  return (
    <section aria-labelledby="receipts">
      <SectionHeading id="receipts">{t('receipts')}</SectionHeading>
      <LongList name="receipts" groups={oneGroup(receipts)} keyOf={({ id }) => id} guess={CARD_HEIGHT} gap={GAP}>
        {(receipt) => (
          <Card>
            <div className={styles['receiptHead']}>
              <b>
                <Money amount={receipt.request.amount} />
              </b>
              <Chip>{states[receipt.state]}</Chip>
            </div>
            <p className={styles['receiptText']}>
              {receipt.request.method ?? t('methodAgreed')}
              <br />
              <span>{formatDateTime(receipt.at)}</span>
            </p>
            {receipt.state === 'unknown' && <Unanswered receipt={receipt} report={report} />}
          </Card>
        )}
      </LongList>
      <Note className={styles['note']}>{t('receiptsNote')}</Note>
    </section>
  )
}

function Unanswered({ receipt: { id, request }, report }: { receipt: Receipt; report: ReportQuery }) {
  const { t } = useTranslation(['recharge', 'shared'])
  const { lookUp } = useUnknownText()
  const before = request.totalBefore
  const now = report.data?.toppedUp ?? null
  const words = () => {
    // Claims nothing: the report does not say why a total grew.
    if (before !== null && now !== null) return t('compare.totals', { before: moneyText(before), now: moneyText(now) })
    return report.isFetching ? lookUp('topUp', 'checking') : t('compare.unknown')
  }
  return (
    <div className={styles['comparison']}>
      <p role="status">{words()}</p>
      <Button isBusy={report.isFetching} onClick={() => void report.refetch()}>
        {t('shared:checkAgain')}
      </Button>
      <DismissButton label={t('shared:checkedMyself')} onDismiss={() => moneyStore.requests.remove(id)} />
    </div>
  )
}

/** What the member has paid in and been paid out, by the platform's own totals. */
export function PaidTotals({ toppedUp, withdrawn }: Pick<Report, 'toppedUp' | 'withdrawn'>) {
  const { t } = useTranslation('report')
  return (
    <section className={styles['totals']} aria-label={t('netPaidIn')}>
      <Facts>
        <Fact name={t('toppedUp')}>{moneyText(toppedUp)}</Fact>
        <Fact name={t('withdrawn')}>{moneyText(withdrawn)}</Fact>
        <Fact name={t('netPaidIn')}>{moneyText(subtract(toppedUp, withdrawn))}</Fact>
      </Facts>
    </section>
  )
}
