import type { HomeContent } from '@/api/platform'
import type { QueryState } from '@/kit/query/query-state'

/** Cap of the draws that Home shows; the platform may send fewer (reading 83). */
export const SHOWN_GAMES = 3

/**
 * Uses base info, unless it is empty, until Home's own content has arrived or if it fails (reading
 * 28). A failure marks it as data that could not be refreshed.
 */
export function withFallback(content: QueryState<HomeContent>, base: QueryState<HomeContent>): QueryState<HomeContent> {
  const { data, dataUpdatedAt } = base
  if (content.data !== undefined || data === undefined || isEmpty(data)) return content
  return { ...content, data, dataUpdatedAt, isRefetchError: content.error !== null }
}

function isEmpty({ bannerUrls, notice, videoRows }: HomeContent): boolean {
  return bannerUrls.length + notice.length + videoRows.flat().length === 0
}
