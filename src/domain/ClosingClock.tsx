import { useTranslation } from 'react-i18next'
import { Countdown, useHasPassed } from '@/ui/Countdown'
import { Caption } from '@/ui/text'

/**
 * Counts down to the closing of a round, with the words "closes in" above or beside the clock. If
 * the closing time is null or past, shows a text instead.
 */
export function ClosingClock({ closesAt }: { closesAt: number | null }) {
  const { t } = useTranslation('common')
  const hasClosed = useHasPassed(closesAt)
  if (closesAt === null) return <span>{t('closingUnknown')}</span>
  if (hasClosed) return <span>{t('drawing')}</span>
  return (
    <>
      <Caption>{t('closesIn', { time: '' }).trim()}</Caption>{' '}
      <b>
        <Countdown deadline={closesAt} />
      </b>
    </>
  )
}
