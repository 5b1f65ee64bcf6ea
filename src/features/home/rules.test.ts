import { expect, it } from 'vitest'
import type { HomeContent } from '@/api/platform'
import { ApiError } from '@/api/errors'
import type { QueryState } from '@/kit/query/query-state'
import { withFallback } from './rules'

const NOTHING: HomeContent = { bannerUrls: [], notice: '', videoRows: [[], []] }
const BASE: HomeContent = { ...NOTHING, notice: 'of base' }
const OWN: HomeContent = { ...NOTHING, notice: 'its own' }
const LOST = new ApiError('network', 'lost')

function query(data: HomeContent | undefined, error: ApiError | null = null): QueryState<HomeContent> {
  return {
    data,
    error,
    isFetching: false,
    isRefetchError: data !== undefined && error !== null,
    dataUpdatedAt: data === undefined ? 0 : data.notice.length,
    refetch: () => Promise.reject(LOST),
  }
}

it.each([
  ['Home’s own content once it has arrived', query(OWN), query(BASE), OWN, false],
  ['Home’s own content even if it is empty', query(NOTHING), query(BASE), NOTHING, false],
  [
    'Home’s own content, marked as a failed refresh, if it could not be refreshed',
    query(OWN, LOST),
    query(BASE),
    OWN,
    true,
  ],
  ['base info while Home’s own content loads', query(undefined), query(BASE), BASE, false],
  [
    'base info, marked as a failed refresh, if Home’s own content fails',
    query(undefined, LOST),
    query(BASE),
    BASE,
    true,
  ],
  ['nothing if both fail', query(undefined, LOST), query(undefined, LOST), undefined, false],
  [
    'nothing if Home’s own content fails and base info is empty',
    query(undefined, LOST),
    query(NOTHING),
    undefined,
    false,
  ],
])('withFallback shows %s', (_name, content, base, shown, hasRefreshFailed) => {
  const result = withFallback(content, base)
  expect(result.data).toBe(shown)
  expect(result.isRefetchError).toBe(hasRefreshFailed)
  expect(result.error).toBe(content.error)
  expect(result.dataUpdatedAt).toBe(shown?.notice.length ?? 0)
})
