import { useTranslation } from 'react-i18next'
import { Chip } from '@/ui/Chip'
import { usePlatform } from './use-platform'

/** Beside every amount while the platform says that its credits are worth nothing. */
export function DemoChip() {
  const { t } = useTranslation('common')
  return usePlatform()?.isDemo === true ? <Chip tone="demo">{t('demoCredits')}</Chip> : null
}
