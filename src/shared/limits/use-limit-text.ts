import { useTranslation } from 'react-i18next'
import { maximum, subtract } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import { moneyText } from '@/ui/Money'
import type { LimitRefusal } from './check'

export function useLimitText(): (refusal: LimitRefusal) => string {
  const { t } = useTranslation('limits')
  return (refusal) => {
    switch (refusal.kind) {
      case 'onBreak':
        return t('refusal.onBreak')
      case 'perOrder':
        return t('refusal.perOrder', { most: moneyText(refusal.most), adds: moneyText(refusal.adds) })
      case 'played':
        return t('refusal.played', { most: refusal.most, used: refusal.used })
      case 'notCounted':
        return t('refusal.notCounted', { limit: t(`kind.${refusal.limit}`) })
      case 'overLimit': {
        const { limit, most, used, adds } = refusal
        return t('refusal.overLimit', {
          limit: t(`kind.${limit}`),
          most: moneyText(most),
          used: moneyText(maximum(used, ZERO)),
          left: moneyText(maximum(subtract(most, used), ZERO)),
          adds: moneyText(adds),
        })
      }
    }
  }
}
