import { useLocation } from 'react-router-dom'
import { useIdleImport } from '@/shared/use-idle'
import { routeOf } from './routes'

/**
 * What stands over screens and no screen waits for. Log-in and Register show neither draws nor
 * money, and do without the second part.
 */
export function WhenIdle() {
  const { pathname } = useLocation()
  const everywhere = useIdleImport(() => import('./OnEveryScreen'))
  const parts = useIdleImport(() => import('./IdleParts'), routeOf(pathname)?.access !== 'anonymous')
  return (
    <>
      {everywhere !== null && <everywhere.default />}
      {parts !== null && <parts.default />}
    </>
  )
}
