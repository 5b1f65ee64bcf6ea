import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatClock, formatDateTime } from '@/i18n/format'
import { formatServerMinute } from '@/i18n/server-time'
import { isInstant } from '@/lib/server-day'
import { paths } from '@/paths'
import { TopUpSteps } from '@/domain/money-request/TopUpSteps'
import { moneyStore } from '@/domain/money-request/money-store'
import { useMoneyOnItsWay, type MoneyOnItsWay } from '@/domain/money-request/on-its-way'
import { useSessionMemberId } from '@/domain/member/member'
import { LinkButton, RowLink } from '@/kit/links'
import { lazyPart } from '@/kit/load/lazy-part'
import { useCloseLostSheet } from '@/kit/sheets/use-leave'
import { useSheets } from '@/kit/sheets/use-sheets'
import { DottedLine } from '@/ui/DescriptionList'
import { Icon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { Row } from '@/ui/Row'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Caption, SectionHeading } from '@/ui/text'
import styles from './OnItsWay.module.css'

const WithdrawalSheet = lazyPart(() => import('@/domain/records/WithdrawalSheet'))

const MAX_ROWS = 2

/** Shows nothing if no money of the member is on its way. */
export function OnItsWay() {
  const { t } = useTranslation(['my', 'common'])
  const money = useMoneyOnItsWay(useSessionMemberId() ?? '')
  const sheets = useSheets<string>()
  const open = money.find(({ key }) => key === sheets.current)
  useCloseLostSheet(sheets.current !== null && open === undefined, sheets)
  if (money.length === 0) return null
  const areAllWithdrawals = money.every(({ kind }) => kind === 'withdrawal')
  return (
    <section className={styles['group']} aria-labelledby={HEADING_ID}>
      <SectionHeading id={HEADING_ID}>{t('onItsWay.title')}</SectionHeading>
      {money.slice(0, MAX_ROWS).map((item) => (
        <MoneyRow key={item.key} item={item} onOpen={() => sheets.open(item.key)} />
      ))}
      {money.length > MAX_ROWS && (
        <RowLink
          to={areAllWithdrawals ? paths.withdrawals() : paths.requests()}
          label={t('common:all')}
          value={String(money.length)}
        />
      )}
      {open !== undefined && <MoneySheet item={open} onClose={sheets.close} />}
    </section>
  )
}

const HEADING_ID = 'on-its-way'

/** A row opens a sheet with its steps. Without steps to show, it opens the list to look in. */
function MoneyRow({ item, onOpen }: { item: MoneyOnItsWay; onOpen: () => void }) {
  const { t } = useTranslation(['my', 'report'])
  const isTopUp = item.kind === 'topUp'
  const parts = [useStateText(item), useSinceText(item)].filter((part) => part !== '')
  const content = (
    <>
      <span className={styles['icon']}>
        <span className={isTopUp ? undefined : styles['out']}>
          <Icon name="download" />
        </span>
      </span>
      <span className={styles['texts']}>
        <span className={styles['name']}>
          <DottedLine
            parts={[
              isTopUp ? t('onItsWay.topUp') : t('report:withdrawal'),
              <Money key="amount" amount={item.amount} />,
            ]}
          />
        </span>{' '}
        <Caption>
          <DottedLine parts={parts} />
        </Caption>
      </span>
      <Icon name="forward" size={16} tone="faint" />
    </>
  )
  if (item.isUnderWay || (item.kind === 'withdrawal' && item.row === null))
    return (
      <Row as={Link} to={isTopUp ? paths.topUp() : paths.withdrawals()}>
        {content}
      </Row>
    )
  return (
    <Row as="button" onClick={onOpen}>
      {content}
    </Row>
  )
}

function useStateText(item: MoneyOnItsWay): string {
  const { t } = useTranslation(['messages', 'withdraw'])
  if (item.isUnderWay) return t('underWay.title')
  if (item.kind === 'topUp') return t('topUp.unconfirmed')
  return item.row === null ? t('withdraw:submitted') : item.row.statusText
}

/** The device's time of the request, or the server's if another device sent it; '' if unknown. */
function useSinceText(item: MoneyOnItsWay): string {
  const { t } = useTranslation(['my', 'common'])
  const sentAt = item.kind === 'topUp' ? item.receipt.at : item.sentAt
  if (sentAt !== null) {
    const isToday = new Date(sentAt).toDateString() === new Date(moneyStore.now()).toDateString()
    return t('onItsWay.since', { time: isToday ? formatClock(sentAt) : formatDateTime(sentAt) })
  }
  const submittedAt = item.kind === 'withdrawal' ? (item.row?.submittedAt ?? '') : ''
  if (submittedAt === '') return ''
  const time = formatServerMinute(submittedAt)
  return t('onItsWay.since', { time: isInstant(submittedAt) ? time : t('common:serverTime', { time }) })
}

function MoneySheet({ item, onClose }: { item: MoneyOnItsWay; onClose: () => void }) {
  const { t } = useTranslation(['my', 'messages'])
  if (item.kind === 'withdrawal')
    return item.row !== null && <WithdrawalSheet withdrawal={item.row} onClose={onClose} />
  return (
    <Sheet title={t('onItsWay.topUp')} onClose={onClose}>
      <TopUpSteps receipt={item.receipt} />
      <SheetFoot>
        <LinkButton to={paths.requests()} replace>
          {t('messages:allRecords')}
        </LinkButton>
      </SheetFoot>
    </Sheet>
  )
}
