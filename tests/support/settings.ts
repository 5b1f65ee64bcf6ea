import { config, readConfig } from '@/config'

/** For the rest of a test; the set-up restores the defaults. */
export function useSettings(env: Record<string, string>): void {
  Object.assign(config, readConfig(env))
}
