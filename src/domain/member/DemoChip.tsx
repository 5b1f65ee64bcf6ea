import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { Chip } from '@/ui/Chip'
import { isDemo, usePlatform } from './member'

/**
 * Reserves the chip's space until the platform answers, because the chip takes a whole line on a
 * narrow phone.
 */
export function DemoChip() {
  const { t } = useTranslation('common')
  const platform = usePlatform()
  if (platform !== undefined && !isDemo(config, platform)) return null
  return (
    <Chip tone="demo" isAwaited={!isDemo(config, platform)}>
      {t('demoCredits')}
    </Chip>
  )
}
