import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/Button'
import type { Loss } from './PartMissing'

/** Stands for a small part that did not arrive, where words would push all else down. */
export function RetryIcon({ retry }: Loss) {
  const { t } = useTranslation('common')
  return <IconButton icon="refresh" label={t('retry')} onClick={retry} />
}
