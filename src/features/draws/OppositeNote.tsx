import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { formatList, joinSentences } from '@/i18n/format'
import type { GameRules } from '@/lib/game-rules'
import { compare, subtract } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { useOptionNames } from '@/shared/option-name'
import { moneyText } from '@/ui/Money'
import { Warning } from '@/ui/Note'
import styles from './OppositeNote.module.css'
import { sureLosses, type Opposites } from './opposites'

/** Said at once when two picks are chosen of which exactly one wins. */
export function OppositeNote({
  rules,
  options,
  types,
  perNote,
}: {
  rules: GameRules | null
  options: readonly PayoutOption[]
  types: readonly string[]
  perNote: Money
}) {
  const { t } = useTranslation('reservation')
  const nameOf = useOptionNames(rules, options)
  const wordsOf = ({ types: pair, staked, returned }: Opposites) => {
    const picks = formatList(pair.map(nameOf))
    if (returned === null) return t('opposites.unknown', { options: picks })
    const { least, most } = returned
    const sums = { staked: moneyText(staked), least: moneyText(least), most: moneyText(most) }
    return joinSentences([
      t('opposites.sure', { options: picks }),
      compare(least, most) === 0
        ? t('opposites.cost', { ...sums, returned: sums.least, lost: moneyText(subtract(staked, least)) })
        : t('opposites.costBetween', sums),
    ])
  }
  return (
    <div className={styles['notes']} role="status">
      {sureLosses(rules, options, types, perNote).map((loss) => (
        <Warning key={loss.types.join()}>{wordsOf(loss)}</Warning>
      ))}
    </div>
  )
}
