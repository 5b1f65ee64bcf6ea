import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { hits, pickOfType } from '@/lib/draw-rules'
import type { LineFacts } from '@/parts/line-facts'
import { returnOf } from '@/parts/order-sums'
import { Eyebrow } from '@/ui/Card'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { moneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { OutcomeFigure } from './OrderCard'
import styles from './Orders.module.css'
import { recheck } from './rules'

/** Everything the platform recorded of one order, and how we read it. */
export function OrderSheet({ order, facts, onClose }: { order: Order; facts: LineFacts; onClose: () => void }) {
  const { t } = useTranslation(['record', 'common'])
  const { payoutOf, nameOf } = facts
  const kinds = { gross: t('gross'), net: t('netOnly'), recorded: t('recordedOnly') } as const
  return (
    <Sheet title={t('detail', { period: order.period })} closeLabel={t('common:close')} onClose={onClose}>
      <dl className={styles['facts']}>
        <div>
          <dt>{order.gameName}</dt>
          <dd>
            {order.isSettled && order.numbers !== null ? (
              <DrawnNumbers numbers={order.numbers} size="small" />
            ) : (
              t('hiddenNumbers')
            )}
          </dd>
        </div>
        <div>
          <dt>{t('statusText')}</dt>
          <dd>{order.statusText}</dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd>{moneyText(order.total)}</dd>
        </div>
        <div>
          <dt>{t('placed')}</dt>
          <dd>{order.lines[0]?.placedAt ?? '—'}</dd>
        </div>
        <div>
          <dt>{t('updated')}</dt>
          <dd>{order.updatedAt === '' ? '—' : order.updatedAt}</dd>
        </div>
      </dl>
      <Eyebrow>{t('common:serverTime')}</Eyebrow>
      <ul className={styles['details']}>
        {order.lines.map((line) => {
          const { kind } = returnOf(line, payoutOf(line))
          const check = order.isSettled ? recheck(line, order.numbers) : 'unknown'
          const pick = pickOfType(line.type)
          return (
            <li key={`${line.type}|${line.placedAt}`}>
              <div className={styles['line']}>
                <b className={styles['option']}>{nameOf(line)}</b>
                <span className={styles['stake']}>{moneyText(line.stake)}</span>
                <OutcomeFigure line={line} />
              </div>
              {line.outcome === 'won' && <Eyebrow>{kinds[kind]}</Eyebrow>}
              {check === 'differs' && pick !== null && order.numbers !== null && (
                <p className={styles['mismatch']}>
                  {t('mismatchText', { expected: hits(pick, order.numbers) ? t('won') : t('lost') })}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
