import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { isZero } from '@/lib/money/text'
import { useMark } from '@/shared/held-figures'
import { useMinutesText } from '@/shared/use-minutes-text'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import styles from './VisitLine.module.css'
import { wholeMinutes, type VisitSums } from './visit'

/** How long the visit is, what it has staked and its net: quiet, and the same for gain and loss. */
export function VisitLine({ playedMs, sums }: { playedMs: number; sums: VisitSums }) {
  const time = useMinutesText()(wholeMinutes(playedMs))
  const [ofTime = '', staked, result] = useWords(sums)(time).split(' · ')
  const mark = useMark()('')
  // While a round is drawn, the mark stands in the place of the result: nothing moves for it.
  const parts = sums.isAwaited ? [ofTime] : [ofTime, staked, result === undefined || mark === '' ? result : mark]
  // Each part stays whole at the end of a line.
  return (
    <Note isCentered>
      {parts
        .filter((part) => part !== undefined)
        .map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <span className={styles['part']}>{part}</span>
          </Fragment>
        ))}
    </Note>
  )
}

function useWords({ staked, net, settled }: VisitSums): (time: string) => string {
  const { t } = useTranslation('reservation')
  return (time) => {
    if (staked === null) return t('visit.unknown', { time })
    if (isZero(staked)) return t('visit.nothing', { time })
    const amounts = { time, staked: moneyText(staked) }
    if (settled === 0) return t('visit.open', amounts)
    return net === null ? t('visit.netUnknown', amounts) : t('visit.net', { ...amounts, net: signedMoneyText(net) })
  }
}
