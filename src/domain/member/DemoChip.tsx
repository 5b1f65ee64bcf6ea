import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { Chip } from '@/ui/Chip'
import { isDemo, usePlatform } from './member'

/**
 * Says that credits are demo credits. The chip's space stays free until the platform has answered,
 * because the chip takes a line of its own on a narrow phone.
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
