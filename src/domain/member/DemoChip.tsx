import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { Chip } from '@/ui/Chip'
import { isDemo, usePlatform } from './member'

/** Its place is kept until it is known: on a narrow phone it is a line of its own. */
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
