import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { formatList } from '@/i18n/format'
import { rulesOf } from '@/lib/game-rules'
import { optionName } from '@/shared/option-name'
import { moneyText } from '@/ui/Money'
import type { OrderRequest } from './rules'

/** "Big · Rp 1,000", "Big and Odd · 2 × Rp 1,000 = Rp 2,000" */
export function useOrderText(options: readonly PayoutOption[]): (order: OrderRequest) => string {
  const { t } = useTranslation('reservation')
  return ({ gameId, types, perNote, total }) => {
    const rules = rulesOf(gameId)
    const nameOf = (type: string) =>
      optionName(rules, options.find((one) => one.type === type) ?? { type, name: '' }, t)
    const names = formatList(types.map(nameOf))
    const sums = types.length === 1 ? '' : `${types.length}\u00a0×\u00a0${moneyText(perNote)} =\u00a0`
    return `${names} · ${sums}${moneyText(total)}`
  }
}
