import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/Button'
import styles from './RefreshButton.module.css'

/** For a mouse, a keyboard and a screen reader: a finger pulls the screen. */
export function RefreshButton({ isRefreshing, refresh }: { isRefreshing: boolean; refresh: () => Promise<void> }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles['refresh']}>
      <IconButton icon="refresh" label={t('refresh')} isBusy={isRefreshing} onClick={() => void refresh()} />
    </div>
  )
}
