import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '@/ui/use-online'
import { Bar } from '../Bar'

/** Above every screen; forms say once more that they cannot be sent (`OfflineNote`). */
export function OfflineBar() {
  const { t } = useTranslation('common')
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    // The library refetches by itself only what it held back while offline.
    if (isOnline && !wasOnline.current) void queryClient.invalidateQueries({ type: 'active' })
    wasOnline.current = isOnline
  }, [isOnline, queryClient])
  return isOnline ? null : <Bar text={t('offlineBar')} />
}
