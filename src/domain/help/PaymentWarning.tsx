import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/sentences'
import { Icon } from '@/ui/icons'
import styles from './PaymentWarning.module.css'

/** Shows the warning "Never pay to get paid.", followed by the text `more`. */
export default function PaymentWarning({ more = '' }: { more?: string }) {
  const { t } = useTranslation('messages')
  return (
    <div className={styles['warning']}>
      <Icon name="lock" tone="brand" />
      <p>{joinSentences([t('neverPay'), more])}</p>
    </div>
  )
}
