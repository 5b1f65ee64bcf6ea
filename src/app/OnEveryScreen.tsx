import { useEffect } from 'react'
import { isFirstStart } from '@/i18n/languages'
import { useImport } from '@/shared/use-idle'
import { followKeyboard } from '@/ui/keyboard'
import { DeviceParts } from './device/DeviceParts'
import { FocusKeeper } from './FocusKeeper'

/** What stands over any screen, log-in and Register too, and no screen waits for. */
export default function OnEveryScreen() {
  useEffect(followKeyboard, [])
  const offer = useImport(() => import('./LanguageOffer'), isFirstStart())
  return (
    <>
      <DeviceParts />
      <FocusKeeper />
      {offer !== null && <offer.default />}
    </>
  )
}
