import { readConfig } from '@/build/settings'
import { config } from '@/config'

/** For the rest of a test; the set-up restores the defaults. */
export function applySettings(env: Record<string, string>): void {
  Object.assign(config, readConfig(env))
}
