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

/** The parts that every screen has, Log-in and Register too. Loaded after the screen. */
export default function GlobalOverlays() {
  useKeyboard()
  useEraseCopies()
  useLanguageOfOtherTabs()
  useRefusalToasts()
  return (
    <>
      <OfflineBar />
      <Builds />
      <FocusKeeper />
    </>
  )
}

/** Applies a language chosen in another tab: calls send the stored one (reading 7). */
function useLanguageOfOtherTabs(): void {
  const queryClient = useQueryClient()
  const applyLanguage = () => changeLanguage(readLanguage()).then(() => queryClient.invalidateQueries())
  useEvent(window, 'storage', ({ key, newValue }) => {
    // If the texts do not load, this tab keeps its language.
    if (key === 'lang' && newValue !== null) applyLanguage().catch(() => undefined)
  })
}

/** Shows refusals (401) of active queries, also those that failed before this code was loaded. */
function useRefusalToasts(): void {
  const queries = useQueryClient().getQueryCache()
  const { pathname } = useLocation()
  useEffect(clearShownRefusals, [pathname])
  useEffect(() => {
    const toast = (query: Query) => query.isActive() && showRefusalOnce(query.state.error)
    queries.getAll().forEach(toast)
    return queries.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') toast(event.query)
    })
  }, [queries])
}

/** Erases the offline copies at the end of a session, or at the next start if Tiga was closed. */
function useEraseCopies(): void {
  const { token } = useSession()
  const memberId = useCachedMember().data?.id ?? null
  const idsToErase = useSyncExternalStore(copyChoices.subscribe, () =>
    copiesToErase(copyChoices, token, memberId).join('\n'),
  )
  const store = useModule(() => import('@/domain/copies/copy-store'), idsToErase !== '')
  useEffect(() => {
    if (store === null || idsToErase === '') return
    Promise.all(idsToErase.split('\n').map((id) => store.eraseCopies(id))).catch((error: unknown) =>
      report(error, 'copies'),
    )
  }, [store, idsToErase])
}

/** Shown above every screen. Disables nothing: a failed send shows its error beside the button. */
function OfflineBar() {
  const { t } = useTranslation('common')
  const queryClient = useQueryClient()
  // TanStack Query refetches only the queries that it paused while offline.
  useNetworkReturn(({ since }) => {
    const isStale = ({ state }: Query) => state.isInvalidated || state.status === 'error' || state.dataUpdatedAt < since
    void queryClient.invalidateQueries({ type: 'active', predicate: isStale })
  })
  return useOnline() ? null : <Bar text={t('offlineBar')} />
}
