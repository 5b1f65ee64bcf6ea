import { useTranslation } from 'react-i18next'
import { config } from '@/config'

const AROUND_THE_CLOCK = '00:00-24:00'

/** The hours that the platform states for its customer service; null: none that a setting names. */
export function useServiceHours(): string | null {
  const { t } = useTranslation('shared')
  const hours = config.statedServiceHours
  if (hours === '') return null
  const [from, to] = hours.split('-')
  return hours === AROUND_THE_CLOCK ? t('hoursAlways') : t('hoursSpan', { from, to })
}
