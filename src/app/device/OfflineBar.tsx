import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useEvent } from '@/ui/use-event'
import { useOnline } from '@/ui/use-online'
import { Bar } from '../Bar'

/** Above every screen; forms say that they cannot be sent (`OfflineNote`). */
export function OfflineBar() {
  const { t } = useTranslation('common')
  const queryClient = useQueryClient()
  // By the event: a page that slept may never have seen that it was offline. And the library
  // refetches by itself only what it held back meanwhile.
  useEvent(window, 'online', () => void queryClient.invalidateQueries({ type: 'active' }))
  return useOnline() ? null : <Bar text={t('offlineBar')} />
}
