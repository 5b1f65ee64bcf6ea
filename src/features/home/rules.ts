import type { HomeContent } from '@/api/platform'
import type { QueryState } from '@/kit/query/query-state'

/** Fewer when the platform sends fewer (reading 83). */
export const SHOWN_GAMES = 3

/**
 * Until Home's own content has come, and if it fails, that of base info stands in (reading 28): as
 * a copy that could not be refreshed. Nothing stands in for something.
 */
export function withFallback(content: QueryState<HomeContent>, base: QueryState<HomeContent>): QueryState<HomeContent> {
  const { data, dataUpdatedAt } = base
  if (content.data !== undefined || data === undefined || isEmpty(data)) return content
  return { ...content, data, dataUpdatedAt, isRefetchError: content.error !== null }
}

function isEmpty({ bannerUrls, notice, videoRows }: HomeContent): boolean {
  return bannerUrls.length + notice.length + videoRows.flat().length === 0
}
