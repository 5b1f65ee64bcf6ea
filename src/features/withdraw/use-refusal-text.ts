import { useTranslation } from 'react-i18next'
import { moneyText } from '@/ui/Money'
import type { WithdrawRefusal } from './rules'

export function useWithdrawRefusalText(): (refusal: WithdrawRefusal) => string {
  const { t } = useTranslation('withdraw')
  return (refusal) =>
    'limit' in refusal
      ? t(`refusal.${refusal.kind}`, { limit: moneyText(refusal.limit, 'dot') })
      : t(`refusal.${refusal.kind}`)
}
