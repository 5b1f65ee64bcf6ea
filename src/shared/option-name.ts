import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { pickNamed, ruleOf, type GameRules } from '@/lib/game-rules'

/**
 * Ours for options of games with published rules, else the server's (readings 34 and 35). Its bare
 * word is no name: where we know what it means, the pick is called as in every other list.
 */
export function optionName(
  rules: GameRules | null,
  option: Pick<PayoutOption, 'type' | 'name'>,
  t: TFunction<'reservation'>,
): string {
  const rule = ruleOf(rules, option.type)
  if (rule !== null) return t(`option.${rule.pick}`)
  const isNamed = option.name !== '' && option.name.toLowerCase() !== option.type.trim().toLowerCase()
  if (isNamed) return option.name
  const pick = pickNamed(option.type)
  return pick === null ? option.type : t(`option.${pick}`)
}

export function useOptionNames(rules: GameRules | null, options: readonly PayoutOption[]): (type: string) => string {
  const { t } = useTranslation('reservation')
  return (type) => optionName(rules, options.find((option) => option.type === type) ?? { type, name: '' }, t)
}
