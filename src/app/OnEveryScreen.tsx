import { useEffect, useSyncExternalStore } from 'react'
import { isFirstStart } from '@/i18n/languages'
import { useSession } from '@/session/use-session'
import { copiesToErase, copyChoices } from '@/shared/copies/choice'
import { useImport } from '@/shared/load/use-idle'
import { useKnownMember } from '@/shared/member/member'
import { followKeyboard } from '@/ui/keyboard'
import { Builds } from './device/Builds'
import { OfflineBar } from './device/OfflineBar'
import { FocusKeeper } from './FocusKeeper'

/** What stands over any screen, log-in and Register too, and no screen waits for. */
export default function OnEveryScreen() {
  useEffect(followKeyboard, [])
  useEndOfCopies()
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

/**
 * Copies go with every end of a session, whichever screen it leads to; those of one that ended
 * while Tiga was closed go here, with the next start.
 */
function useEndOfCopies(): void {
  const { token } = useSession()
  const memberId = useKnownMember().data?.id ?? null
  const due = useSyncExternalStore(copyChoices.subscribe, () => copiesToErase(copyChoices, token, memberId).join('\n'))
  const store = useImport(() => import('@/shared/copies/store'), due !== '')
  useEffect(() => {
    if (store === null || due === '') return
    Promise.all(due.split('\n').map((id) => store.eraseCopies(id))).catch(() => undefined)
  }, [store, due])
}
