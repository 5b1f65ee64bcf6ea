import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/IconButton'

export function RefreshButton({ isRefreshing, refresh }: { isRefreshing: boolean; refresh: () => Promise<void> }) {
  const { t } = useTranslation('common')
  return <IconButton icon="refresh" label={t('refresh')} isBusy={isRefreshing} onClick={() => void refresh()} />
}
