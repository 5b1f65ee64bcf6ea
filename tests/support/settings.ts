import { readConfig } from '@/build/settings'
import { config } from '@/config'

/** Applies settings. In tests with a DOM, `setup.ts` restores the defaults after each test. */
export function applySettings(env: Record<string, string>): void {
  Object.assign(config, readConfig(env))
}
