import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/join-sentences'
import type { Money } from '@/lib/money/text'
import { moneyText } from '@/ui/Money'
import type { OrderRefusal } from './rules'

export function useRefusalText(): (refusal: OrderRefusal) => string {
  const { t } = useTranslation(['reservation', 'messages'])
  return (refusal) => {
    switch (refusal.kind) {
      case 'insufficient':
        return joinSentences([t('refusal.insufficient'), t('refusal.insufficientDetail', figuresOf(refusal))])
      case 'contactAdmin':
        return joinSentences([t('refusal.contactAdmin'), t('refusal.condition', figuresOf(refusal))])
      case 'offline':
        return t('messages:offline')
      case 'unreadable':
        return t(`messages:amountProblem.${refusal.problem}`)
      default:
        return t(`refusal.${refusal.kind}`)
    }
  }
}

function figuresOf({ needed, balance }: { needed: Money; balance: Money }) {
  return { needed: moneyText(needed), balance: moneyText(balance) }
}
