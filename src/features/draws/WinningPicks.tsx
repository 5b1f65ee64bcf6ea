import { useTranslation } from 'react-i18next'
import { rulesOf, winningPicks, type Numbers } from '@/lib/game-rules'
import { Eyebrow } from '@/ui/text'

/** "Big · Odd"; nothing where the rules are not published. */
export function WinningPicks({ gameId, numbers }: { gameId: string; numbers: Numbers }) {
  const { t } = useTranslation('reservation')
  const rules = rulesOf(gameId)
  if (rules === null) return null
  const names = winningPicks(rules, numbers).map((pick) => t(`option.${pick}`))
  return <Eyebrow>{names.join(' · ')}</Eyebrow>
}
