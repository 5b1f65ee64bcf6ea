import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Report } from '@/api/report'
import { currentLanguage } from '@/i18n'
import { languageOf } from '@/i18n/languages'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Note } from '@/ui/Note'
import { SectionHeading } from '@/ui/SectionHeading'
import { Stack } from '@/ui/Stack'
import { Money, moneyText } from '@/ui/Money'
import type { TopUpReceipt } from './receipts'
import { compareTotals } from './rules'
import styles from './TopUpReceipts.module.css'

type ReportQuery = Pick<UseQueryResult<Report>, 'data' | 'isFetching' | 'refetch'>

/** A receipt says only that a top-up was sent: the platform confirms none. */
export function TopUpReceipts({ receipts, report }: { receipts: readonly TopUpReceipt[]; report: ReportQuery }) {
  const { t } = useTranslation('recharge')
  return (
    <section aria-labelledby="receipts">
      <SectionHeading id="receipts">{t('receipts')}</SectionHeading>
      <Stack as="ul">
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <Card>
              <div className={styles['receiptHead']}>
                <b>
                  <Money amount={receipt.amount} />
                </b>
                <Chip>{t(`receiptState.${receipt.state}`)}</Chip>
              </div>
              <p className={styles['receiptText']}>
                {receipt.method ?? t('methodAgreed')}
                <br />
                <span className="num">{deviceTime(receipt.sentAt)}</span>
              </p>
              {receipt.state === 'unknown' && <Comparison totalBefore={receipt.totalBefore} report={report} />}
            </Card>
          </li>
        ))}
      </Stack>
      <Note className={styles['note']}>{t('receiptsNote')}</Note>
    </section>
  )
}

function Comparison({ totalBefore, report }: { totalBefore: TopUpReceipt['totalBefore']; report: ReportQuery }) {
  const { t } = useTranslation('recharge')
  const totals = compareTotals(totalBefore, report.data?.toppedUp ?? null)
  const words = () => {
    switch (totals.kind) {
      case 'unknown':
        return report.isFetching ? t('compare.checking') : t('compare.unknown')
      case 'same':
        return t('compare.same', { total: moneyText(totals.total) })
      case 'grown':
      case 'fallen':
        return t(`compare.${totals.kind}`, {
          before: moneyText(totals.before),
          now: moneyText(totals.now),
          change: moneyText(totals.change),
        })
    }
  }
  return (
    <div className={styles['comparison']}>
      <p role="status">{words()}</p>
      <Button tone="quiet" isBusy={report.isFetching} onClick={() => void report.refetch()}>
        {t('checkAgain')}
      </Button>
    </div>
  )
}

function deviceTime(at: number): string {
  const { tag } = languageOf(currentLanguage())
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
