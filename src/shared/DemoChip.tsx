import { useTranslation } from 'react-i18next'
import { Chip } from '@/ui/Chip'
import { usePlatform } from './use-platform'

/** Stands wherever money shows while the platform says that its credits are demo credits (PRODUCT, "Demo on the wire"). */
export function DemoChip() {
  const { t } = useTranslation('common')
  return usePlatform()?.isDemo === true ? <Chip tone="demo">{t('demoCredits')}</Chip> : null
}
