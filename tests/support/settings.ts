import { config, readConfig } from '@/config'

/** Runs the rest of a test under these build settings; the set-up puts the defaults back. */
export function useSettings(env: Record<string, string>): void {
  Object.assign(config, readConfig(env))
}
