import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { lineLikenessOf, returnOf } from '@/shared/order-sums'
import { withKeys } from '@/shared/with-keys'
import { Eyebrow } from '@/ui/Eyebrow'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { Mismatch } from './Mismatch'
import { OrderLineRow } from './OrderLineRow'
import styles from './OrderSheet.module.css'
import { recheck } from './rules'

export function OrderSheet({ order, facts, onClose }: { order: Order; facts: OrderLineDetails; onClose: () => void }) {
  const { t } = useTranslation(['record', 'common'])
  const { payoutOf, nameOf } = facts
  const kinds = { gross: t('gross'), net: t('netOnly'), recorded: t('recordedOnly') } as const
  return (
    <Sheet title={t('detail', { period: order.period })} onClose={onClose}>
      <Facts>
        <Fact name={order.gameName}>
          {order.isSettled && order.numbers !== null ? (
            <DrawnNumbers numbers={order.numbers} size="small" />
          ) : (
            t('hiddenNumbers')
          )}
        </Fact>
        <Fact name={t('statusText')}>{order.statusText}</Fact>
        <Fact name={t('total')}>{moneyText(order.total)}</Fact>
        <Fact name={t('placed')}>{order.lines[0]?.placedAt ?? '—'}</Fact>
        <Fact name={t('updated')}>{order.updatedAt === '' ? '—' : order.updatedAt}</Fact>
      </Facts>
      <Eyebrow>{t('common:serverTime')}</Eyebrow>
      <ul className={styles['details']}>
        {withKeys(order.lines, lineLikenessOf).map((line) => {
          const { kind } = returnOf(line, payoutOf(line))
          const check = order.isSettled ? recheck(line, order.numbers) : 'unknown'
          return (
            <li key={line.key}>
              <OrderLineRow line={line} stake={moneyText(line.stake)}>
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
    </Sheet>
  )
}
