import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icons'
import styles from './PaymentWarning.module.css'

/** Wherever a member may be asked to pay in. Needs the section `messages`. */
export default function PaymentWarning() {
  const { t } = useTranslation('messages')
  return (
    <div className={styles['warning']}>
      <Icon name="lock" size={18} tone="brand" />
      <p>{t('neverPay')}</p>
    </div>
  )
}
