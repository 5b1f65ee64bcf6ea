import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useEvent } from '@/ui/use-event'
import { useOnline } from '@/ui/use-online'
import { Bar } from '../Bar'

/** Above every screen, so that it is read before anything is typed that could not be sent. */
export function OfflineBar() {
  const { t } = useTranslation('common')
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  // The library refetches by itself only what it held back while offline.
  useEvent(window, 'online', () => void queryClient.invalidateQueries({ type: 'active' }))
  return isOnline ? null : <Bar text={t('offline')} />
}
