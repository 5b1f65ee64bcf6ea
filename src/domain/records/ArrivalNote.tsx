import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import type { Withdrawal } from '@/api/wallet'
import { useMinutesText } from '@/i18n/format'
import { joinSentences } from '@/i18n/sentences'
import { Note } from '@/ui/Note'
import { medianReviewTime } from './withdrawals'

/**
 * Shows the median time until the member's own withdrawals were reviewed, then the time that the
 * platform states (reading 64). `withdrawals` is undefined until the list has loaded.
 */
export default function ArrivalNote({ withdrawals }: { withdrawals: readonly Withdrawal[] | undefined }) {
  const { t } = useTranslation('withdraw')
  const median = withdrawals === undefined ? null : medianReviewTime(withdrawals)
  const textOfDuration = useMinutesText()
  const [statedMinutes = '', fastestMinutes] = config.statedArrivalMinutes.split('|')
  if (statedMinutes === '' && median === null) return null
  const statedText =
    fastestMinutes === undefined
      ? t('statedTime', { time: textOfDuration(Number(statedMinutes)) })
      : t('statedTimeFastest', {
          time: textOfDuration(Number(statedMinutes)),
          fastest: textOfDuration(Number(fastestMinutes)),
        })
  const ownText =
    median === null ? '' : t(median.count === 1 ? 'ownTime' : 'ownMedian', { time: textOfDuration(median.minutes) })
  return <Note kind="hint">{joinSentences([ownText, statedMinutes === '' ? '' : statedText])}</Note>
}
