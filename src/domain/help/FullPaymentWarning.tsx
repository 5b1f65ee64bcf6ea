import { useTranslation } from 'react-i18next'
import PaymentWarning from './PaymentWarning'

/** The payment warning, with a sentence about people who ask for a top-up first. */
export default function FullPaymentWarning() {
  const { t } = useTranslation('messages')
  return <PaymentWarning more={t('neverPayFirst')} />
}
