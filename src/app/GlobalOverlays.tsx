import { useEffect, useSyncExternalStore } from 'react'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { changeLanguage } from '@/i18n'
import { readLanguage } from '@/i18n/languages'
import { report } from '@/lib/report'
import { useSession } from '@/session/store'
import { memberIdsOfCopiesToErase, copyChoices } from '@/domain/copies/choice'
import { useModule } from '@/kit/load/module'
import { clearShownRefusals, showRefusalOnce } from '@/kit/query/refusals'
import { useCachedMember } from '@/domain/member/member'
import { useKeyboard } from '@/ui/keyboard'
import { useEvent, useNetworkReturn, useOnline } from '@/ui/use-event'
import { Builds } from './device/Builds'
import { FocusKeeper } from './FocusKeeper'
import { Bar } from './Bar'

/** Parts that every screen has, even Log-in and Register. Loaded after the screen. */
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

/** Applies a language chosen in another tab, because calls send the stored language (reading 7). */
function useLanguageOfOtherTabs(): void {
  const queryClient = useQueryClient()
  const applyLanguage = () => changeLanguage(readLanguage()).then(() => queryClient.invalidateQueries())
  useEvent(window, 'storage', ({ key, newValue }) => {
    // If the texts do not load, this tab keeps its language.
    if (key === 'lang' && newValue !== null) applyLanguage().catch(() => undefined)
  })
}

/**
 * Shows a toast if the platform has refused a query of the screen with the code 401, even if that
 * was before this code had loaded. A screen shows the same message only once, until the member
 * retries or refreshes.
 */
function useRefusalToasts(): void {
  const queryCache = useQueryClient().getQueryCache()
  const { pathname } = useLocation()
  useEffect(clearShownRefusals, [pathname])
  useEffect(() => {
    const showRefusal = (query: Query) => query.isActive() && showRefusalOnce(query.state.error)
    queryCache.getAll().forEach(showRefusal)
    return queryCache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') showRefusal(event.query)
    })
  }, [queryCache])
}

/**
 * Erases offline copies that must not stay, for example after the end of a session. If Tiga is
 * closed before the copies are erased, its next start erases them.
 */
function useEraseCopies(): void {
  const { token } = useSession()
  const memberId = useCachedMember().data?.id ?? null
  const idsToErase = useSyncExternalStore(copyChoices.subscribe, () =>
    memberIdsOfCopiesToErase(copyChoices, token, memberId).join('\n'),
  )
  const copyStore = useModule(() => import('@/domain/copies/copy-store'), idsToErase !== '')
  useEffect(() => {
    if (copyStore === null || idsToErase === '') return
    Promise.all(idsToErase.split('\n').map((id) => copyStore.eraseCopies(id))).catch((error: unknown) =>
      report(error, 'copies'),
    )
  }, [copyStore, idsToErase])
}

/**
 * Says that the device is offline. Disables no control, because a request that fails shows its
 * error beside its button.
 */
function OfflineBar() {
  const { t } = useTranslation('common')
  const queryClient = useQueryClient()
  // Refetches after the network returns, because TanStack Query refetches only queries that it has
  // paused itself.
  useNetworkReturn(({ since }) => {
    const isStale = ({ state }: Query) => state.isInvalidated || state.status === 'error' || state.dataUpdatedAt < since
    void queryClient.invalidateQueries({ type: 'active', predicate: isStale })
  })
  return useOnline() ? null : <Bar text={t('offlineBar')} />
}
