import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icons'
import { TextButton } from '@/ui/TextButton'
import styles from './PaymentWarning.module.css'

export function PaymentWarning({ onContact }: { onContact: () => void }) {
  const { t } = useTranslation(['recharge', 'common'])
  return (
    <div className={styles['warning']}>
      <Icon name="lock" tone="brand" />
      <p>
        {t('warning')} <TextButton onClick={onContact}>{t('common:contact.open')}</TextButton>
      </p>
    </div>
  )
}
