import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { hasPublishedRules, pickOfType } from '@/lib/draw-rules'

/** The name a member reads: ours for the known options of games with published rules, else the server's (readings 34 and 35). */
export function optionName(
  gameId: string,
  option: Pick<PayoutOption, 'type' | 'name'>,
  t: TFunction<'reservation'>,
): string {
  const pick = pickOfType(option.type)
  if (hasPublishedRules(gameId) && pick !== null) return t(`optionFull.${pick}`)
  return option.name === '' ? option.type : option.name
}

/** Names the options of one game by their `type`. */
export function useOptionNames(gameId: string, options: readonly PayoutOption[]): (type: string) => string {
  const { t } = useTranslation('reservation')
  return (type) => optionName(gameId, options.find((option) => option.type === type) ?? { type, name: '' }, t)
}
