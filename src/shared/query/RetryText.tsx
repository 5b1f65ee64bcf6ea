import { useTranslation } from 'react-i18next'
import { TextButton } from '@/ui/Button'
import type { QueryState } from './query-state'

/** Asks for all of them anew, once at a time. */
export function RetryText({ queries }: { queries: readonly QueryState[] }) {
  const { t } = useTranslation('common')
  const isBusy = queries.some(({ isFetching }) => isFetching)
  const retry = () => {
    for (const { refetch } of queries) void refetch()
  }
  return (
    <TextButton aria-busy={isBusy || undefined} onClick={isBusy ? undefined : retry}>
      {t('retry')}
    </TextButton>
  )
}
