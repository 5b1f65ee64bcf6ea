import { useTranslation } from 'react-i18next'
import { useUnknownText } from '@/shared/money-request/use-unknown-text'
import { moneyText } from '@/ui/Money'
import type { WithdrawRefusal } from './rules'

export function useWithdrawRefusalText(): (refusal: WithdrawRefusal) => string {
  const { t } = useTranslation(['withdraw', 'messages', 'common'])
  const { ofLast } = useUnknownText()
  return (refusal) => {
    if ('limit' in refusal) return t(`refusal.${refusal.kind}`, { limit: moneyText(refusal.limit, 'dot') })
    switch (refusal.kind) {
      case 'unreadable':
        return t(`messages:amountProblem.${refusal.problem}`)
      case 'wrongAmount':
        return t('messages:wrongAmount')
      case 'notSent':
        return t('common:errors.unsent')
      case 'underWay':
        return t('messages:underWay.other')
      case 'unknownPending':
        return ofLast('withdrawal')
      case 'unreadableNote':
        return t('messages:unreadable.title')
      default:
        return t(`refusal.${refusal.kind}`)
    }
  }
}
