import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/format'
import type { Money } from '@/lib/money/text'
import { useLimitText } from '@/shared/limits/use-own-limits'
import { useUnknownText } from '@/shared/money-request/use-unknown-text'
import { moneyText } from '@/ui/Money'
import type { OrderRefusal } from './rules'

export function useRefusalText(): (refusal: OrderRefusal) => string {
  const { t } = useTranslation(['reservation', 'messages', 'common'])
  const limitText = useLimitText()
  const { ofLast } = useUnknownText()
  return (refusal) => {
    switch (refusal.kind) {
      case 'insufficient':
        return joinSentences([t('refusal.insufficient'), t('refusal.insufficientDetail', figuresOf(refusal))])
      case 'contactAdmin':
        return joinSentences([t('refusal.contactAdmin'), t('refusal.condition', figuresOf(refusal))])
      case 'offline':
        return t('common:notSent')
      case 'notSent':
        return t('common:errors.unsent')
      case 'underWay':
        return t('messages:underWay.other')
      case 'unknownPending':
        return ofLast('order')
      case 'unreadableNote':
        return t('messages:unreadable.title')
      case 'unreadable':
        return t(`messages:amountProblem.${refusal.problem}`)
      case 'onBreak':
      case 'perOrder':
      case 'overLimit':
      case 'played':
      case 'notCounted':
        return limitText(refusal)
      default:
        return t(`refusal.${refusal.kind}`)
    }
  }
}

function figuresOf({ needed, balance }: { needed: Money; balance: Money }) {
  return { needed: moneyText(needed), balance: moneyText(balance) }
}
