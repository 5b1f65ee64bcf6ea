import { useTranslation } from 'react-i18next'
import PaymentWarning from './PaymentWarning'

/** Also warns of people who ask for money before they help. */
export default function FullPaymentWarning() {
  const { t } = useTranslation('messages')
  return <PaymentWarning more={t('neverPayFirst')} />
}
