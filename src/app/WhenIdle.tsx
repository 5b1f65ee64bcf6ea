import { useIdleImport } from '@/shared/use-idle'

/** What stands over any screen and no screen waits for. */
export function WhenIdle() {
  const parts = useIdleImport(() => import('./IdleParts'))
  return parts === null ? null : <parts.default />
}
