import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvent } from '@/ui/use-event'
import { Bar } from '../Bar'

/**
 * Above every screen; forms say once more that they cannot be sent (`OfflineNote`). Without
 * `useOnline`: what Log-in has in common with this would be in the core, which Home loads.
 */
export function OfflineBar() {
  const { t } = useTranslation('common')
  const queryClient = useQueryClient()
  const [isOnline, setIsOnline] = useState(() => navigator.onLine)
  useEvent(window, 'offline', () => setIsOnline(false))
  useEvent(window, 'online', () => {
    setIsOnline(true)
    // The library refetches by itself only what it held back while offline.
    void queryClient.invalidateQueries({ type: 'active' })
  })
  return isOnline ? null : <Bar text={t('offlineBar')} />
}
