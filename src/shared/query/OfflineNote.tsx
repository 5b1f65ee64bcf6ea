import { useTranslation } from 'react-i18next'
import { useOnline } from '@/ui/use-event'
import styles from './OfflineNote.module.css'

/**
 * Beside each button that sends, so that it is read before anything is typed in vain. `Form` brings
 * it; a press on such a button is answered by `useSayOffline`.
 */
export function OfflineNote() {
  const { t } = useTranslation('common')
  return useOnline() ? null : <p className={styles['offline']}>{t('offline')}</p>
}
