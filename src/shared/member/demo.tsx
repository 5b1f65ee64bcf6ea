import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { Chip } from '@/ui/Chip'
import { isDemo, usePlatform } from './member'

/**
 * Stands on every screen with money; shows only where the money is none. Its place is kept while
 * that is not known: on a narrow phone it is a line of its own.
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

export interface DemoAccess {
  members: readonly { username: string; password: string; kind: 'regular' | 'fullView' | 'ordersBlocked' }[]
  inviteCodes: readonly string[]
}

let access: DemoAccess | null = null

export function offerDemoAccess(next: DemoAccess): void {
  access = next
}

export function demoAccess(): DemoAccess | null {
  return access
}
