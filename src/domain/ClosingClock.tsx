import { useTranslation } from 'react-i18next'
import { Countdown, useHasPassed } from '@/ui/Countdown'
import { PART } from '@/ui/text'

/** A countdown, read out as a sentence; text if the closing is unknown (null) or has passed. */
export function ClosingClock({ closesAt }: { closesAt: number | null }) {
  const { t } = useTranslation('common')
  const hasClosed = useHasPassed(closesAt)
  if (closesAt === null) return <span>{t('closingUnknown')}</span>
  if (hasClosed) return <span>{t('drawing')}</span>
  const [before, after] = t('closesIn', { time: PART }).split(PART)
  return (
    <b>
      <span className="visually-hidden">{before?.trim()}</span> <Countdown deadline={closesAt} />
      <span className="visually-hidden">{after}</span>
    </b>
  )
}
