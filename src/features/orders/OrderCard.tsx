import { useTranslation } from 'react-i18next'
import type { Order, OrderLine } from '@/api/orders'
import { formatAmount } from '@/lib/money/text'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Eyebrow } from '@/ui/Eyebrow'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import styles from './Orders.module.css'
import { recheck } from './rules'

/** One order: game, period, result, and a line for each note. A tap on its head opens the details. */
export function OrderCard({
  order,
  nameOf,
  onOpen,
}: {
  order: Order
  nameOf: (line: OrderLine) => string
  onOpen: () => void
}) {
  const { t } = useTranslation('record')
  return (
    <Card>
      <article>
        <button
          type="button"
          className={styles['head']}
          aria-label={t('seeOrder', { period: `${order.gameName} ${order.period}` })}
          onClick={onOpen}
        >
          <span className={styles['game']}>
            <b>{order.gameName}</b> <Eyebrow>{order.period}</Eyebrow>
          </span>
          {order.isSettled && order.numbers !== null ? (
            <DrawnNumbers numbers={order.numbers} size="small" />
          ) : (
            <span className={styles['hidden']}>* * *</span>
          )}
          <Chip>{order.statusText === '' ? t(order.isSettled ? 'settled' : 'pending') : order.statusText}</Chip>
        </button>
        <ul className={styles['lines']}>
          {order.lines.map((line) => (
            <li key={`${line.type}|${line.stake}|${line.placedAt}`} className={styles['line']}>
              <span className={styles['option']}>
                {nameOf(line)}
                {order.isSettled && recheck(line, order.numbers) === 'differs' && (
                  <span className={styles['mismatch']}> {t('mismatch')}</span>
                )}
              </span>
              <span className={styles['stake']}>{formatAmount(line.stake)}</span>
              <OutcomeFigure line={line} />
            </li>
          ))}
        </ul>
      </article>
    </Card>
  )
}

/** "+3,900" for money that came in, "−2,000" in plain ink for a loss, a word while it is open. */
export function OutcomeFigure({ line }: { line: OrderLine }) {
  const { t } = useTranslation('record')
  switch (line.outcome) {
    case 'pending':
      return <span className={styles['pending']}>{t('waiting')}</span>
    case 'won':
      return (
        <b className={styles['won']}>
          <span className="visually-hidden">{t('won')} </span>+
          {line.recordedReturn === null ? '' : formatAmount(line.recordedReturn)}
        </b>
      )
    case 'lost':
      return (
        <span className={styles['lost']}>
          <span className="visually-hidden">{t('lost')} </span>−{formatAmount(line.stake)}
        </span>
      )
  }
}
