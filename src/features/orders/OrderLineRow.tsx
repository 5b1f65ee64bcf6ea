import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderLine } from '@/api/orders'
import { formatAmount } from '@/lib/money/text'
import { Eyebrow } from '@/ui/Eyebrow'
import styles from './OrderLineRow.module.css'

export function OrderLineRow({ line, stake, children }: { line: OrderLine; stake: string; children: ReactNode }) {
  return (
    <div className={styles['line']}>
      <span className={styles['option']}>{children}</span>
      <span className={styles['stake']}>{stake}</span>
      <OutcomeFigure line={line} />
    </div>
  )
}

function OutcomeFigure({ line }: { line: OrderLine }) {
  const { t } = useTranslation('record')
  switch (line.outcome) {
    case 'pending':
      return (
        <Eyebrow size="large" className={styles['pending']}>
          {t('waiting')}
        </Eyebrow>
      )
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
