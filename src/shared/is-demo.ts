import type { Platform } from '@/api/platform'
import type { Config } from '@/config'

/**
 * Credits are worth nothing, which every screen with money says. A mock build knows it without an
 * answer; any other build believes the platform alone.
 * @param base undefined while base info is loading or has failed
 */
export function isDemo({ isMock }: Pick<Config, 'isMock'>, base: Pick<Platform, 'isDemo'> | undefined): boolean {
  return isMock || base?.isDemo === true
}
