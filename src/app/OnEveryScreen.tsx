import { isFirstStart } from '@/i18n/languages'
import { useImport } from '@/shared/use-idle'
import { FocusKeeper } from './FocusKeeper'

/** What stands over any screen, log-in and Register too, and no screen waits for. */
export default function OnEveryScreen() {
  const offer = useImport(() => import('./LanguageOffer'), isFirstStart())
  return (
    <>
      <FocusKeeper />
      {offer !== null && <offer.default />}
    </>
  )
}
