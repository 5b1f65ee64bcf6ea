import { useTranslation } from 'react-i18next'
import { moneyText } from '@/ui/Money'
import type { WithdrawRefusal } from './rules'

/** The words of a refusal, with its limit as the withdraw page writes amounts (reading 11). */
export function useWithdrawRefusalText(): (refusal: WithdrawRefusal) => string {
  const { t } = useTranslation('withdraw')
  return (refusal) =>
    'limit' in refusal
      ? t(`refusal.${refusal.kind}`, { limit: moneyText(refusal.limit, 'dot') })
      : t(`refusal.${refusal.kind}`)
}
