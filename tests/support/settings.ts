import { readConfig } from '@/build/settings'
import { config } from '@/config'

/** Applies settings for the rest of a test. `setup.ts` restores the defaults after the test. */
export function applySettings(env: Record<string, string>): void {
  Object.assign(config, readConfig(env))
}
