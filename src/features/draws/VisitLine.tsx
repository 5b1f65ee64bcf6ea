import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isZero } from '@/lib/money/text'
import { useMark } from '@/shared/money-request/held-figures'
import { desk } from '@/shared/money-request/desk'
import { useMinutesText } from '@/shared/limits/use-minutes-text'
import { DottedLine } from '@/ui/Facts'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { useVisitSums } from './use-visit-sums'
import { visitAt, visits, wholeMinutes, type Visit } from './visit'

/**
 * How long the visit is, what it has staked and its net: quiet, and the same for gain and loss. Not
 * before something is staked in it.
 */
export function VisitLine({ memberId }: { memberId: string }) {
  const visit = useSyncExternalStore(visits.subscribe, visits.list).find((one) => one.memberId === memberId)
  // After a longer absence, the next look at a draw begins another (reading 94).
  const isOver = visit === undefined || visitAt(visit, memberId, desk.now()) !== visit
  return isOver ? null : <OfVisit visit={visit} />
}

function OfVisit({ visit }: { visit: Visit }) {
  const { t } = useTranslation('reservation')
  const minutesText = useMinutesText()
  const mark = useMark()('')
  const { staked, net, settled } = useVisitSums(visit)
  if (staked === null || isZero(staked)) return null
  const amounts = { time: minutesText(wholeMinutes(visit.playedMs)), staked: moneyText(staked) }
  const words = () => {
    // While a round is drawn, its mark stands in the place of the result.
    if (mark !== '') return `${t('visit.staked', amounts)} · ${mark}`
    if (settled === 0) return t('visit.staked', amounts)
    return net === null ? t('visit.netUnknown', amounts) : t('visit.net', { ...amounts, net: signedMoneyText(net) })
  }
  return <DottedLine parts={words()} />
}
