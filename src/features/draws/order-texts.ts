import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { formatList } from '@/i18n/format'
import { joinSentences } from '@/i18n/sentences'
import { rulesOf } from '@/lib/game-rules'
import { subtract } from '@/lib/money/sums'
import { useLimitRefusalText } from '@/domain/limits/use-own-limits'
import { useNotSentText } from '@/domain/money-request/texts'
import { optionName } from '@/domain/records/use-order-line-details'
import { moneyText } from '@/ui/Money'
import type { OrderRefusal, OrderRequest } from './rules'

/** Returns a function that writes an order: "Big and Odd · 2 × Rp 1,000 = Rp 2,000". */
export function useOrderText(options: readonly PayoutOption[]): (order: OrderRequest) => string {
  const { t } = useTranslation('reservation')
  return ({ gameId, types, perNote, total }) => {
    const rules = rulesOf(gameId)
    const chosenOptions = types.map(
      (type) => options.find((candidate) => candidate.type === type) ?? { type, name: '' },
    )
    const names = formatList(chosenOptions.map((option) => optionName(rules, option, t)))
    const calculation = types.length === 1 ? '' : `${types.length}\u00a0×\u00a0${moneyText(perNote)} =\u00a0`
    return `${names} · ${calculation}${moneyText(total)}`
  }
}

export function useRefusalText(): (refusal: OrderRefusal) => string {
  const { t } = useTranslation(['reservation', 'messages', 'common'])
  const limitText = useLimitRefusalText()
  const notSentText = useNotSentText('order')
  return (refusal) => {
    switch (refusal.kind) {
      case 'insufficient':
        return joinSentences([
          t('refusal.insufficient'),
          t('refusal.short', { amount: moneyText(subtract(refusal.needed, refusal.balance)) }),
        ])
      case 'contactAdmin':
        return joinSentences([
          t('refusal.contactAdmin'),
          t('refusal.condition', { needed: moneyText(refusal.needed), balance: moneyText(refusal.balance) }),
        ])
      case 'offline':
      case 'notSent':
      case 'underWay':
      case 'unknownPending':
      case 'unreadableRequest':
        return notSentText(refusal.kind)
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
