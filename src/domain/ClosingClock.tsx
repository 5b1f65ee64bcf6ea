import { useTranslation } from 'react-i18next'
import { Countdown, useHasPassed } from '@/ui/Countdown'
import { COMPONENT_PLACEHOLDER } from '@/ui/text'

/**
 * Counts down to the closing of a round. If the closing time is null or past, shows a text instead.
 */
export function ClosingClock({ closesAt }: { closesAt: number | null }) {
  const { t } = useTranslation('common')
  const hasClosed = useHasPassed(closesAt)
  if (closesAt === null) return <span>{t('closingUnknown')}</span>
  if (hasClosed) return <span>{t('drawing')}</span>
  const [textBefore, textAfter] = t('closesIn', { time: COMPONENT_PLACEHOLDER }).split(COMPONENT_PLACEHOLDER)
  return (
    <b>
      <span className="visually-hidden">{textBefore?.trim()}</span> <Countdown deadline={closesAt} />
      <span className="visually-hidden">{textAfter}</span>
    </b>
  )
}
