import { useTranslation } from 'react-i18next'
import { moneyText } from '@/ui/Money'
import type { OrderRefusal } from './rules'

export function useRefusalText(): (refusal: OrderRefusal) => string {
  const { t } = useTranslation(['reservation', 'messages'])
  return (refusal) => {
    switch (refusal.kind) {
      case 'insufficient':
        return `${t('refusal.insufficient')} ${t('refusal.insufficientDetail', {
          needed: moneyText(refusal.needed),
          balance: moneyText(refusal.balance),
        })}`
      case 'contactAdmin':
        return `${t('refusal.contactAdmin')} ${t('refusal.condition', {
          needed: moneyText(refusal.needed),
          balance: moneyText(refusal.balance),
        })}`
      case 'unreadable':
        return t(`messages:amountProblem.${refusal.problem}`)
      default:
        return t(`refusal.${refusal.kind}`)
    }
  }
}
