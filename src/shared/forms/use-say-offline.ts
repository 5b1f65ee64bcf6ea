import { useTranslation } from 'react-i18next'
import { notify } from '@/ui/feedback'

/**
 * For the press that sends: while this device says that it is offline, no request leaves that would
 * have to fail, and the press says why.
 * @returns whether it was said
 */
export function useSayOffline(): () => boolean {
  const { t } = useTranslation('common')
  return () => {
    if (navigator.onLine) return false
    notify(t('notSent'))
    return true
  }
}
