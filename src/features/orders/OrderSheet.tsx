import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatServerTime } from '@/i18n/server-time'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { lineLikenessOf, returnOf } from '@/shared/order-sums'
import { isDemo } from '@/shared/is-demo'
import { usePlatform } from '@/shared/use-platform'
import { OrderNumbers } from '@/shared/OrderNumbers'
import { withKeys } from '@/shared/with-keys'
import { recheck } from '@/shared/resettlement'
import { Eyebrow } from '@/ui/Eyebrow'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { Sheet } from '@/ui/Sheet'
import { config } from '@/config'
import { Mismatch } from './Mismatch'
import { OrderLineRow } from './OrderLineRow'
import styles from './OrderSheet.module.css'
import { receiptOf } from './receipt'
import { ReceiptActions } from './ReceiptActions'

export function OrderSheet({ order, facts, onClose }: { order: Order; facts: OrderLineDetails; onClose: () => void }) {
  const { t } = useTranslation(['record', 'common', 'shared'])
  const { payoutOf, nameOf } = facts
  const status = order.statusText || t(order.isSettled ? 'settled' : 'pending')
  const receipt = receiptOf(order, facts, {
    currency: config.currency,
    isDemo: isDemo(config, usePlatform()),
    status,
  })
  const kinds = { gross: t('gross'), net: t('netOnly'), recorded: t('recordedOnly') } as const
  return (
    <Sheet title={t('detail', { period: order.period })} onClose={onClose}>
      <Facts>
        <Fact name={order.gameName}>
          <OrderNumbers order={order} undrawn={t('hiddenNumbers')} />
        </Fact>
        <Fact name={t('statusText')}>{status}</Fact>
        <Fact name={t('shared:staked')}>{moneyText(order.total)}</Fact>
        {receipt.returned !== null && <Fact name={t('shared:returned')}>{moneyText(receipt.returned)}</Fact>}
        {order.isSettled && (
          <Fact name={t('shared:net')} isStrong>
            {receipt.net === null ? t('shared:notKnown') : <NetAmount amount={receipt.net} />}
          </Fact>
        )}
        <Fact name={t('placed')}>{formatServerTime(order.lines[0]?.placedAt || '—')}</Fact>
        <Fact name={t('updated')}>{formatServerTime(order.updatedAt || '—')}</Fact>
      </Facts>
      <Eyebrow>{t('common:serverTime')}</Eyebrow>
      <ul className={styles['details']}>
        {withKeys(order.lines, lineLikenessOf).map((line) => {
          const { kind } = returnOf(line, payoutOf(line))
          const check = order.isSettled ? recheck(line, order.numbers) : 'unknown'
          return (
            <li key={line.key}>
              <OrderLineRow line={line} payoutOf={payoutOf}>
                <b>{nameOf(line)}</b>
              </OrderLineRow>
              {line.outcome === 'won' && <Eyebrow>{kinds[kind]}</Eyebrow>}
              {check === 'differs' && (
                <Mismatch as="p">
                  {t('mismatchText', { expected: line.outcome === 'won' ? t('lost') : t('won') })}
                </Mismatch>
              )}
            </li>
          )
        })}
      </ul>
      <ReceiptActions receipt={receipt} />
    </Sheet>
  )
}
