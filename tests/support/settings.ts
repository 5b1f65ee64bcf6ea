import { readConfig } from '@/build/settings'
import { config } from '@/config'

/** Applies settings for the rest of a test; the set-up restores the defaults. */
export function applySettings(env: Record<string, string>): void {
  Object.assign(config, readConfig(env))
}
