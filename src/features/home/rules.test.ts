import { expect, it } from 'vitest'
import type { HomeContent } from '@/api/platform'
import { ApiError } from '@/api/errors'
import type { QueryState } from '@/kit/query/query-state'
import { withFallback } from './rules'

const EMPTY_CONTENT: HomeContent = { bannerUrls: [], notice: '', videoRows: [[], []] }
const BASE_CONTENT: HomeContent = { ...EMPTY_CONTENT, notice: 'of base' }
const HOME_CONTENT: HomeContent = { ...EMPTY_CONTENT, notice: 'its own' }
const NETWORK_ERROR = new ApiError('network', 'The connection was lost.')

function query(data: HomeContent | undefined, error: ApiError | null = null): QueryState<HomeContent> {
  return {
    data,
    error,
    isFetching: false,
    isRefetchError: data !== undefined && error !== null,
    dataUpdatedAt: data === undefined ? 0 : data.notice.length,
    refetch: () => Promise.reject(NETWORK_ERROR),
  }
}

it.each([
  ['Home’s own content once it has arrived', query(HOME_CONTENT), query(BASE_CONTENT), HOME_CONTENT, false],
  ['Home’s own content even if it is empty', query(EMPTY_CONTENT), query(BASE_CONTENT), EMPTY_CONTENT, false],
  [
    'Home’s own content, marked as a failed refresh, if it could not be refreshed',
    query(HOME_CONTENT, NETWORK_ERROR),
    query(BASE_CONTENT),
    HOME_CONTENT,
    true,
  ],
  [
    'the content of /system/base while Home’s own content loads',
    query(undefined),
    query(BASE_CONTENT),
    BASE_CONTENT,
    false,
  ],
  [
    'the content of /system/base, marked as a failed refresh, if Home’s own content fails',
    query(undefined, NETWORK_ERROR),
    query(BASE_CONTENT),
    BASE_CONTENT,
    true,
  ],
  ['nothing if both requests fail', query(undefined, NETWORK_ERROR), query(undefined, NETWORK_ERROR), undefined, false],
  [
    'nothing if Home’s own content fails and the content of /system/base is empty',
    query(undefined, NETWORK_ERROR),
    query(EMPTY_CONTENT),
    undefined,
    false,
  ],
])('withFallback returns %s', (_name, content, base, shown, hasRefreshFailed) => {
  const result = withFallback(content, base)
  expect(result.data).toBe(shown)
  expect(result.isRefetchError).toBe(hasRefreshFailed)
  expect(result.error).toBe(content.error)
  expect(result.dataUpdatedAt).toBe(shown?.notice.length ?? 0)
})
