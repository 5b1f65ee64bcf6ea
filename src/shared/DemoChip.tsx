import { useTranslation } from 'react-i18next'
import { Chip } from '@/ui/Chip'
import { usePlatform } from './use-platform'

export function DemoChip() {
  const { t } = useTranslation('common')
  return usePlatform()?.isDemo === true ? <Chip tone="demo">{t('demoCredits')}</Chip> : null
}
