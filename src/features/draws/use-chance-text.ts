import { useTranslation } from 'react-i18next'
import type { Chance } from '@/lib/game-rules'
import { chancePercent } from './odds'

/** "47 of 216 (21.8%)" */
export function useChanceText(): (chance: Chance) => string {
  const { t } = useTranslation('reservation')
  return (chance) => t('rulesChance', { hits: chance.winning, outcomes: chance.outcomes, share: chancePercent(chance) })
}
