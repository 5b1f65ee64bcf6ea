import { useEffect, useSyncExternalStore } from 'react'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { changeLanguage } from '@/i18n'
import { readLanguage } from '@/i18n/languages'
import { report } from '@/lib/report'
import { useSession } from '@/session/store'
import { copiesToErase, copyChoices } from '@/domain/copies/choice'
import { useModule } from '@/kit/load/module'
import { clearShownRefusals, showRefusalOnce } from '@/kit/query/refusals'
import { useCachedMember } from '@/domain/member/member'
import { useKeyboard } from '@/ui/keyboard'
import { useEvent, useNetworkReturn, useOnline } from '@/ui/use-event'
import { Builds } from './device/Builds'
import { FocusKeeper } from './FocusKeeper'
import { Bar } from './Bar'

/** What every screen has, Log-in and Register too. It is loaded after the screen. */
export default function GlobalOverlays() {
  useKeyboard()
  useEndOfCopies()
  useLanguageOfTabs()
  useRefusalToasts()
  return (
    <>
      <OfflineBar />
      <Builds />
      <FocusKeeper />
    </>
  )
}

/** A choice in another tab holds here too: the platform is asked in what is stored (reading 7). */
function useLanguageOfTabs(): void {
  const queryClient = useQueryClient()
  const follow = () => changeLanguage(readLanguage()).then(() => queryClient.invalidateQueries())
  useEvent(window, 'storage', ({ key, newValue }) => {
    // Where the words do not arrive, this tab keeps its language.
    if (key === 'lang' && newValue !== null) follow().catch(() => undefined)
  })
}

/** Of reads that a screen waits for; also of those that failed before this code was here. */
function useRefusalToasts(): void {
  const queries = useQueryClient().getQueryCache()
  const { pathname } = useLocation()
  useEffect(clearShownRefusals, [pathname])
  useEffect(() => {
    const tell = (query: Query) => query.isActive() && showRefusalOnce(query.state.error)
    queries.getAll().forEach(tell)
    return queries.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') tell(event.query)
    })
  }, [queries])
}

/** Copies go with every end of a session; where Tiga was closed then, with the next start. */
function useEndOfCopies(): void {
  const { token } = useSession()
  const memberId = useCachedMember().data?.id ?? null
  const due = useSyncExternalStore(copyChoices.subscribe, () => copiesToErase(copyChoices, token, memberId).join('\n'))
  const store = useModule(() => import('@/domain/copies/copy-store'), due !== '')
  useEffect(() => {
    if (store === null || due === '') return
    Promise.all(due.split('\n').map((id) => store.eraseCopies(id))).catch((error: unknown) => report(error, 'copies'))
  }, [store, due])
}

/** Above every screen. It disables nothing: what a tap sends in vain says so beside the button. */
function OfflineBar() {
  const { t } = useTranslation('common')
  const queryClient = useQueryClient()
  // The library refetches by itself only what it held back meanwhile.
  useNetworkReturn(({ since }) => {
    const isOld = ({ state }: Query) => state.isInvalidated || state.status === 'error' || state.dataUpdatedAt < since
    void queryClient.invalidateQueries({ type: 'active', predicate: isOld })
  })
  return useOnline() ? null : <Bar text={t('offlineBar')} />
}
