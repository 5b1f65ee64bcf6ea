import { useTranslation } from 'react-i18next'
import { moneyText } from '@/ui/Money'
import type { Difference, Resettlement } from '../ledger/resettlement'
import type { OrderLineDetails } from '../records/use-order-line-details'

export interface ResettlementWords {
  title: string
  /** Whole sentences. */
  texts: string[]
}

export function useResettlementWords({
  nameOf,
}: Pick<OrderLineDetails, 'nameOf'>): (resettlement: Resettlement) => ResettlementWords {
  const { t } = useTranslation('record')
  const differenceText = (difference: Difference) => {
    switch (difference.what) {
      case 'numbers': {
        const { expected, told } = difference
        return t('resettled.numbers', { expected: expected.join('\u00a0·\u00a0'), told: told.join('\u00a0·\u00a0') })
      }
      case 'outcome': {
        const { line, expected, told } = difference
        return t('resettled.outcome', { option: nameOf(line), expected: t(expected), told: t(told) })
      }
      case 'return': {
        const { line, expected, told } = difference
        const amounts = { expected: moneyText(expected), told: moneyText(told) }
        return t('resettled.return', { option: nameOf(line), ...amounts })
      }
      case 'total':
        return t('resettled.total', { expected: moneyText(difference.expected), told: moneyText(difference.told) })
    }
  }
  const textsOf = (resettlement: Resettlement) => {
    switch (resettlement.verdict) {
      case 'agreed':
        return [t(resettlement.isHeldAgainstLedger ? 'resettled.held' : 'resettled.notHeld')]
      case 'differs':
        return resettlement.differences.map(differenceText)
      case 'unknown':
        return resettlement.reasons.map((reason) => t(`resettled.why.${reason}`))
    }
  }
  return (resettlement) => ({
    title: t(`resettled.${resettlement.verdict}`),
    texts: textsOf(resettlement),
  })
}
