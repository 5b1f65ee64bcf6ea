import { useTranslation } from 'react-i18next'

/** "less than 1 min", "18 min", "1 h 5 min": whole minutes. */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation('shared')
  return (minutes) => {
    if (minutes < 1) return t('underOneMinute')
    const hours = Math.floor(minutes / 60)
    return hours === 0 ? t('minutes', { minutes }) : t('hours', { hours, minutes: minutes % 60 })
  }
}
