import { useLocation } from 'react-router-dom'
import { isFirstStart } from '@/i18n/languages'
import { useIdleImport } from '@/shared/use-idle'
import { routeOf } from './routes'

/**
 * What stands over any screen and no screen waits for. Log-in and Register show neither draws nor
 * money, and wait for nothing but the offer of another language.
 */
export function WhenIdle() {
  const { pathname } = useLocation()
  const offer = useIdleImport(() => import('./LanguageOffer'), isFirstStart())
  const parts = useIdleImport(() => import('./IdleParts'), routeOf(pathname)?.access !== 'anonymous')
  return (
    <>
      {offer !== null && <offer.default />}
      {parts !== null && <parts.default />}
    </>
  )
}
