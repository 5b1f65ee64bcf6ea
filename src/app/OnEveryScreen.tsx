import { useEffect } from 'react'
import { isFirstStart } from '@/i18n/languages'
import { useImport } from '@/shared/use-idle'
import { followKeyboard } from '@/ui/keyboard'
import { Builds } from './device/Builds'
import { OfflineBar } from './device/OfflineBar'
import { FocusKeeper } from './FocusKeeper'

/** What stands over any screen, log-in and Register too, and no screen waits for. */
export default function OnEveryScreen() {
  useEffect(followKeyboard, [])
  const offer = useImport(() => import('./LanguageOffer'), isFirstStart())
  return (
    <>
      <OfflineBar />
      <Builds />
      <FocusKeeper />
      {offer !== null && <offer.default />}
    </>
  )
}
