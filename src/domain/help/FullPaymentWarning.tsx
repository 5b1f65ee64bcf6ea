import { useTranslation } from 'react-i18next'
import PaymentWarning from './PaymentWarning'

/**
 * The payment warning beside a contact: it names people who ask for money before they help, too.
 */
export default function FullPaymentWarning() {
  const { t } = useTranslation('messages')
  return <PaymentWarning more={t('neverPayFirst')} />
}
