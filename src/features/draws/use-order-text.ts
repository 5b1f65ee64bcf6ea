import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { formatList } from '@/i18n/format-list'
import { ruleOf, rulesOf } from '@/lib/game-rules'
import { useOptionNames } from '@/shared/option-name'
import { moneyText } from '@/ui/Money'
import type { OrderRequest } from './rules'

/** "Big · Rp 1,000", "Big and Odd · 2 × Rp 1,000 = Rp 2,000" */
export function useOrderText(options: readonly PayoutOption[]): (order: OrderRequest) => string {
  const { t } = useTranslation('reservation')
  const nameOf = useOptionNames(null, options)
  return ({ gameId, types, perNote, total }) => {
    const shortName = (type: string) => {
      const rule = ruleOf(rulesOf(gameId), type)
      return rule === null ? nameOf(type) : t(`option.${rule.pick}`)
    }
    const names = formatList(types.map(shortName))
    const sums = types.length === 1 ? '' : `${types.length}\u00a0×\u00a0${moneyText(perNote)} =\u00a0`
    return `${names} · ${sums}${moneyText(total)}`
  }
}
