import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import styles from './Draw.module.css'
import type { PendingOrder } from './pending-order'

/** Stands above everything while an order's answer is missing, also after the app was closed on the way. */
export function UnknownOrderNotice({ order, onOpen }: { order: PendingOrder; onOpen: () => void }) {
  const { t } = useTranslation('reservation')
  return (
    <div className={styles['unknownNotice']} role="status">
      <p>
        <b>
          {order.gameName} <span className="num">{order.period}</span>
        </b>
        <br />
        {t('refusal.unknownPending')}
      </p>
      <Button tone="quiet" onClick={onOpen}>
        {t('checkAgain')}
      </Button>
    </div>
  )
}
