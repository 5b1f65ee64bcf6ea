import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import styles from './Withdraw.module.css'

/** Stands above everything while a withdrawal's answer is missing, also after the app was closed on the way. */
export function UnknownWithdrawalNotice({ amount, onOpen }: { amount: string; onOpen: () => void }) {
  const { t } = useTranslation('withdraw')
  return (
    <div className={styles['notice']} role="status">
      <p>
        <b className="num">{amount}</b>
        <br />
        {t('refusal.unknownPending')}
      </p>
      <Button tone="quiet" onClick={onOpen}>
        {t('unknown.checkAgain')}
      </Button>
    </div>
  )
}
