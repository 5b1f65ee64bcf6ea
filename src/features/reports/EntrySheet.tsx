import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { formatServerTime } from '@/i18n/server-time'
import { subtract } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { placedAtOf, returnOf, totalsOf } from '@/shared/order-sums'
import { OrderNumbers } from '@/shared/OrderNumbers'
import { WithdrawalStatusChip } from '@/shared/WithdrawalStatusChip'
import { Eyebrow } from '@/ui/Eyebrow'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { Sheet } from '@/ui/Sheet'
import { EntryText } from './EntryText'
import styles from './EntrySheet.module.css'
import type { Entry } from './statement'

export function EntrySheet({ entry, facts, onClose }: { entry: Entry; facts: OrderLineDetails; onClose: () => void }) {
  const { t } = useTranslation(['report', 'common', 'record'])
  const title = entry.kind === 'order' ? t('record:detail', { period: entry.order.period }) : t('withdrawal')
  return (
    <Sheet title={title} onClose={onClose}>
      {entry.kind === 'order' ? (
        <OrderFacts order={entry.order} facts={facts} />
      ) : (
        <WithdrawalFacts withdrawal={entry.withdrawal} />
      )}
    </Sheet>
  )
}

function OrderFacts({ order, facts }: { order: Order; facts: OrderLineDetails }) {
  const { t } = useTranslation(['report', 'common', 'record', 'shared'])
  const totals = totalsOf([order], facts.payoutOf)
  return (
    <>
      <Facts>
        <Fact name={t('game')}>{order.gameName}</Fact>
        <Fact name={t('numbers')}>
          <OrderNumbers order={order} undrawn={t('record:hiddenNumbers')} />
        </Fact>
        <Fact name={t('record:statusText')}>{order.statusText || t(order.isSettled ? 'settled' : 'pending')}</Fact>
        <Fact name={t('shared:staked')}>{moneyText(order.total)}</Fact>
        {order.isSettled && <Fact name={t('shared:returned')}>{moneyText(totals.returned)}</Fact>}
        {order.isSettled && (
          <Fact name={t('shared:net')}>
            {totals.isPartial ? t('shared:notKnown') : <NetAmount amount={totals.net} />}
          </Fact>
        )}
        <Fact name={t('record:placed')}>{formatServerTime(placedAtOf(order) || '—')}</Fact>
        <Fact name={t('record:updated')}>{formatServerTime(order.updatedAt || '—')}</Fact>
      </Facts>
      <Eyebrow>{t('common:serverTime')}</Eyebrow>
      <ul className={styles['lines']}>
        {order.lines.map((line, index) => (
          <li key={index}>
            <EntryText>
              <b>{facts.nameOf(line)}</b>
              <ReturnWords line={line} facts={facts} />
            </EntryText>
            <span>{moneyText(line.stake)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Says whether the stake is part of what came back (reading 47). */
function ReturnWords({ line, facts }: { line: Order['lines'][number]; facts: OrderLineDetails }) {
  const { t } = useTranslation(['report', 'record', 'shared'])
  if (line.outcome === 'pending') return <Eyebrow>{t('record:waiting')}</Eyebrow>
  if (line.outcome === 'lost') return <Eyebrow>{t('record:lost')}</Eyebrow>
  const { returned, kind } = returnOf(line, facts.payoutOf(line))
  if (returned === null) return <Eyebrow>{t('shared:won')}</Eyebrow>
  return <Eyebrow>{t(kind === 'recorded' ? 'wonRecorded' : 'wonGross', { amount: moneyText(returned) })}</Eyebrow>
}

function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation(['report', 'common', 'shared', 'record'])
  return (
    <>
      <Facts>
        <Fact name={t('shared:amount')}>{moneyText(subtract(ZERO, withdrawal.amount))}</Fact>
        <Fact name={t('record:statusText')}>
          <WithdrawalStatusChip withdrawal={withdrawal} />
        </Fact>
        {withdrawal.description !== '' && <Fact name={t('reason')}>{withdrawal.description}</Fact>}
        <Fact name={t('shared:submitted')}>{formatServerTime(withdrawal.submittedAt || '—')}</Fact>
        <Fact name={t('shared:reviewed')}>{formatServerTime(withdrawal.reviewedAt || '—')}</Fact>
      </Facts>
      <Eyebrow>{t('common:serverTime')}</Eyebrow>
    </>
  )
}
