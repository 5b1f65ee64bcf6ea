import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { savedHosts, savedHostsOf, saveHost, unsaveHost, type SavedHost } from '@/shared/member/saved-hosts'
import { useSessionMemberId } from '@/shared/member/member'
import { notify } from '@/ui/feedback'

/** The member's own, newest first; none for a visitor. */
export function useSavedHosts() {
  const { t } = useTranslation('hosts')
  const memberId = useSessionMemberId()
  const stored = useSyncExternalStore(savedHosts.subscribe, savedHosts.list)
  const saved = memberId === null ? [] : savedHostsOf(stored, memberId)
  const isSaved = (id: string) => saved.some((host) => host.id === id)
  const toggle = (host: Omit<SavedHost, 'memberId' | 'savedAt'>) => {
    if (memberId === null) return
    if (isSaved(host.id)) {
      unsaveHost({ memberId, id: host.id })
      notify(t('unsavedText', { name: host.name }))
    } else {
      saveHost({ ...host, memberId, savedAt: Date.now() })
      notify(t('savedText', { name: host.name }))
    }
  }
  return { saved, isSaved, toggle }
}
