import { useTranslation } from 'react-i18next'
import { useSyncExternalStore } from 'react'
import { LineIcon } from '@/ui/icons'
import { type SavedHost, saveHost, savedHosts, savedHostsOf, unsaveHost } from '@/domain/member/saved-hosts'
import { useSessionMemberId } from '@/domain/member/member'
import { notify } from '@/ui/feedback'
import styles from './SaveButton.module.css'

export function SaveButton({ name, isSaved, onToggle }: { name: string; isSaved: boolean; onToggle: () => void }) {
  const { t } = useTranslation('hosts')
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={t('save', { name })}
      aria-pressed={isSaved}
      onClick={onToggle}
    >
      <span className={styles['mark']}>
        <LineIcon isFilled={isSaved}>
          <path d="M7.500 4h9a1 1 0 0 1 1 1v15l-5.500-4-5.500 4V5a1 1 0 0 1 1-1z" />
        </LineIcon>
      </span>
    </button>
  )
}

/** The hosts that the member saved on this device are newest first; a visitor has none. */
export function useSavedHosts() {
  const { t } = useTranslation('hosts')
  const memberId = useSessionMemberId()
  const storedHosts = useSyncExternalStore(savedHosts.subscribe, savedHosts.list)
  const saved = memberId === null ? [] : savedHostsOf(storedHosts, memberId)
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
