import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { Chip } from '@/ui/Chip'
import { isDemo } from './is-demo'
import { usePlatform } from './use-platform'

/** Stands on every screen with money; shows only where the money is none. */
export function DemoChip() {
  const { t } = useTranslation('common')
  return isDemo(config, usePlatform()) ? <Chip tone="demo">{t('demoCredits')}</Chip> : null
}
