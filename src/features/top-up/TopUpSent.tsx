import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatDateTime } from '@/i18n/format'
import { formatWholeNumber } from '@/lib/decimal-text'
import type { Money as Amount } from '@/lib/money/text'
import { paths } from '@/paths'
import { useUnknownOutcomeTexts } from '@/domain/money-request/texts'
import { useBack } from '@/kit/history'
import { MenuIcon } from '@/ui/MenuIcon'
import { Button, IconButton } from '@/ui/Button'
import { MenuRow } from '@/ui/Row'
import { Card } from '@/ui/layout'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { Money, moneyText } from '@/ui/Money'
import { TOP_UP_LIMIT_KINDS } from '@/domain/limits/limit'
import { changeLimits, hasAnyLimit } from '@/domain/limits/store'
import { useOwnLimits } from '@/domain/limits/use-own-limits'
import type { Report } from '@/api/wallet'
import { moneyStore } from '@/domain/money-request/money-store'
import { TopUpSteps } from '@/domain/money-request/TopUpSteps'
import { LongList } from '@/kit/long-list/LongList'
import { Dismissible } from '@/domain/money-request/Dismissible'
import { useCloseLostSheet } from '@/kit/sheets/use-leave'
import { useSheets } from '@/kit/sheets/use-sheets'
import { Sheet } from '@/ui/Sheet'
import { Chip } from '@/ui/Chip'
import { Lead, Warning } from '@/ui/Note'
import type { Receipt } from '@/domain/money-request/receipts'
import type { TopUpRequest } from './rules'
import styles from './TopUpSent.module.css'

/** Shows the top-up that was just accepted, and follows it until it is added. */
export function SentCard({
  request,
  receipts,
  report,
}: {
  request: TopUpRequest
  receipts: readonly Receipt[]
  report: ReportQuery
}) {
  const { t } = useTranslation('messages')
  const returnToMine = useBack(paths.mine())
  const sheets = useSheets<'receipts'>()
  const [sentAt] = useState(moneyStore.now)
  const receipt = receipts.find(({ state }) => state === 'sent' || state === 'inTotal')
  return (
    <OutcomeCard title={t('topUp.accepted.title')}>
      <TopUpSteps receipt={receipt ?? { request, at: sentAt, state: 'sent' }} />
      <Button isWide onClick={returnToMine}>
        {t('toMe')}
      </Button>
      <Button isWide tone="quiet" onClick={() => sheets.open('receipts')}>
        {t('allRecords')}
      </Button>
      {sheets.current === 'receipts' && <ReceiptsSheet receipts={receipts} report={report} onClose={sheets.close} />}
    </OutcomeCard>
  )
}

export function UnknownCard({
  request,
  report,
  onDismiss,
}: {
  request: TopUpRequest
  report: ReportQuery
  onDismiss: () => void
}) {
  const { t } = useTranslation('messages')
  const unknownOutcomeTexts = useUnknownOutcomeTexts()
  return (
    <OutcomeCard title={t('outcomeUnknown')}>
      <Warning>{unknownOutcomeTexts.warning('topUp', moneyText(request.amount))}</Warning>
      <UnansweredTopUp totalBefore={request.totalBefore} report={report} onDismiss={onDismiss} />
    </OutcomeCard>
  )
}

function OutcomeCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <div className={styles['outcome']}>
        <h2 tabIndex={-1} ref={focusHeading}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  )
}

/** Focuses the heading, so that it is read aloud: the form and its focused button are gone. */
function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}

/** The question is shown until the member answers it or has a limit on top-ups. */
export function LimitQuestion({ memberId }: { memberId: string }) {
  const { t } = useTranslation('limits')
  const { own } = useOwnLimits(memberId)
  if (memberId === '' || own.isAsked || hasAnyLimit(own, TOP_UP_LIMIT_KINDS)) return null
  const markAsked = () => changeLimits(memberId, (ownLimits) => ({ ...ownLimits, isAsked: true }))
  return (
    <div className={styles['question']}>
      <MenuRow
        as={Link}
        to={paths.limits()}
        icon={<MenuIcon name="limits" />}
        label={t('ask.title')}
        arrow={false}
        onClick={markAsked}
      />
      <IconButton icon="close" label={t('ask.decline')} onClick={markAsked} />
    </div>
  )
}

type ReportQuery = Pick<UseQueryResult<Report>, 'data' | 'isError' | 'isFetching' | 'refetch'>

export function TopUpReceipts({ receipts, report }: { receipts: readonly Receipt[]; report: ReportQuery }) {
  const { t } = useTranslation(['recharge', 'messages'])
  const sheets = useSheets<'receipts'>()
  const hasUnknownReceipt = receipts.some(({ state }) => state === 'unknown')
  useCloseLostSheet(sheets.current === 'receipts' && receipts.length === 0, sheets)
  if (receipts.length === 0) return null
  return (
    <>
      <MenuRow
        as="button"
        label={t('receipts')}
        value={hasUnknownReceipt ? t('messages:outcomeUnknown') : formatWholeNumber(receipts.length)}
        onClick={() => sheets.open('receipts')}
      />
      {sheets.current === 'receipts' && <ReceiptsSheet receipts={receipts} report={report} onClose={sheets.close} />}
    </>
  )
}

function ReceiptsSheet({
  receipts,
  report,
  onClose,
}: {
  receipts: readonly Receipt[]
  report: ReportQuery
  onClose: () => void
}) {
  const { t } = useTranslation('recharge')
  return (
    <Sheet title={t('receipts')} onClose={onClose}>
      <LongList name="receipts" rows={receipts} keyOf={({ id }) => id}>
        {(receipt) => <ReceiptRow receipt={receipt} report={report} />}
      </LongList>
    </Sheet>
  )
}

/**
 * The receipt is the device's own, because the platform confirms no top-up. It shows whether an
 * answer arrived, and whether the platform's total has grown by the amount (reading 63).
 */
function ReceiptRow({ receipt, report }: { receipt: Receipt; report: ReportQuery }) {
  const { t } = useTranslation(['recharge', 'messages'])
  const { id, at, request, state, excessGrowth } = receipt
  const stateTexts = {
    sent: null,
    inTotal: t('messages:topUp.ended.title'),
    unknown: t('messages:outcomeUnknown'),
    underWay: t('messages:underWay.title'),
  }
  return (
    <div className={styles['receipt']}>
      <div className={styles['receiptHead']}>
        <b>
          <Money amount={request.amount} />
        </b>
        {excessGrowth === null && stateTexts[state] !== null && <Chip>{stateTexts[state]}</Chip>}
      </div>
      {state === 'sent' ? (
        <TopUpSteps receipt={receipt} showsAmount={false} />
      ) : (
        <p className={styles['receiptText']}>
          <span>{request.method ?? t('methodAgreed')}</span>
          <br />
          <span>{formatDateTime(at)}</span>
        </p>
      )}
      {excessGrowth !== null && <Warning>{t('risen', { amount: moneyText(excessGrowth) })}</Warning>}
      {state === 'unknown' && (
        <div className={styles['comparison']}>
          <UnansweredTopUp
            totalBefore={request.totalBefore}
            report={report}
            onDismiss={() => moneyStore.requests.remove(id)}
          />
        </div>
      )}
    </div>
  )
}

function UnansweredTopUp({
  totalBefore,
  report,
  onDismiss,
}: {
  totalBefore: Amount | null
  report: ReportQuery
  onDismiss: () => void
}) {
  const { t } = useTranslation(['recharge', 'shared'])
  const { lookUp } = useUnknownOutcomeTexts()
  // While the report is requested again, or after a failure, the total may be too old to compare.
  const totalNow = report.isFetching || report.isError ? null : (report.data?.toppedUp ?? null)
  return (
    <Dismissible onDismiss={onDismiss}>
      {(dismissButton) => (
        <>
          <div role="status" className={styles['total']}>
            {totalBefore !== null && totalNow !== null ? (
              // The report does not say why a total changed, so no conclusion is drawn.
              <DescriptionList>
                <Detail name={t('compare.total')}>
                  {totalBefore === totalNow
                    ? t('compare.same')
                    : t('compare.changed', { before: moneyText(totalBefore), now: moneyText(totalNow) })}
                </Detail>
              </DescriptionList>
            ) : (
              <Lead>{report.isFetching ? lookUp('topUp', 'checking') : t('compare.unknown')}</Lead>
            )}
          </div>
          <Button isWide isBusy={report.isFetching} onClick={() => void report.refetch()}>
            {t('shared:checkAgain')}
          </Button>
          {dismissButton}
        </>
      )}
    </Dismissible>
  )
}
