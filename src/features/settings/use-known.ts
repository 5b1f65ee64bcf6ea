import { useTranslation } from 'react-i18next'
import { hasFailed, type QueryState } from '@/shared/query-state'

/**
 * What a row says of an answer: a mark until it comes, and that it is not known where it failed or
 * could not be read. Never that there is none.
 */
export function useKnown(): <T>(query: Pick<QueryState<T>, 'data' | 'error'>, say: (data: T) => string) => string {
  const { t } = useTranslation('shared')
  return (query, say) => (query.data === undefined ? (hasFailed(query) ? t('notKnown') : '…') : say(query.data))
}
