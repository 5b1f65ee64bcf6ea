import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { formatList } from '@/i18n/format-list'
import { joinSentences } from '@/i18n/join-sentences'
import { keptOnAverage, type GameRules } from '@/lib/game-rules'
import { money } from '@/lib/money/text'
import { useOptionNames } from '@/shared/option-name'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { oddsGroups } from './odds'

const PER = money('1000')

/** Only where chances and payouts are published. */
export function KeepsNote({ rules, options }: { rules: GameRules | null; options: readonly PayoutOption[] }) {
  const { t } = useTranslation('reservation')
  const nameOf = useOptionNames(rules, options)
  const words = () => {
    if (options.length === 0 || options.some(({ payout }) => payout === null)) return t('keepsUnknown')
    const groups = oddsGroups(rules, options)
    if (groups === null) return t('keepsNoRules')
    return joinSentences(
      groups.map(({ types, chance, payout }) => {
        const keeps = t('keeps', { amount: moneyText(keptOnAverage(PER, payout, chance)), per: moneyText(PER) })
        return groups.length === 1 ? keeps : t('forOptions', { options: formatList(types.map(nameOf)), text: keeps })
      }),
    )
  }
  return (
    <>
      <Note isCentered>{words()}</Note>
      {oddsGroups(rules, options) !== null && <Note isCentered>{t('rulesAssumption')}</Note>}
    </>
  )
}
