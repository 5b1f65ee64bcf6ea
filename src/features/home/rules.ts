import type { HomeContent } from '@/api/platform'
import type { QueryState } from '@/kit/query/query-state'

/** Home shows at most this many draws; the platform may send fewer (reading 83). */
export const MAX_SHOWN_GAMES = 3

/**
 * While Home's own content is loading, or after its request has failed, base info (the platform's
 * general data) takes its place, unless base info is empty (reading 28). After a failure the result
 * is marked as data that could not be refreshed.
 */
export function withFallback(content: QueryState<HomeContent>, base: QueryState<HomeContent>): QueryState<HomeContent> {
  const { data, dataUpdatedAt } = base
  if (content.data !== undefined || data === undefined || isEmpty(data)) return content
  return { ...content, data, dataUpdatedAt, isRefetchError: content.error !== null }
}

function isEmpty({ bannerUrls, notice, videoRows }: HomeContent): boolean {
  return bannerUrls.length + notice.length + videoRows.flat().length === 0
}
