import { useTranslation } from 'react-i18next'
import PaymentWarning from './PaymentWarning'

/** For a member who asks for help: who wants money first is named too. */
export default function FullPaymentWarning() {
  const { t } = useTranslation('messages')
  return <PaymentWarning more={t('neverPayFirst')} />
}
