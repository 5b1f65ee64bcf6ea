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
  ['its own, once it has come', query(OWN), query(BASE), OWN, false],
  ['its own without anything', query(NOTHING), query(BASE), NOTHING, false],
  ['its own, which could not be refreshed', query(OWN, LOST), query(BASE), OWN, true],
  ['that of base info, while its own loads', query(undefined), query(BASE), BASE, false],
  ['that of base info, as a copy, if its own fails', query(undefined, LOST), query(BASE), BASE, true],
  ['none, if both fail', query(undefined, LOST), query(undefined, LOST), undefined, false],
  ['none, if its own fails and base info holds nothing', query(undefined, LOST), query(NOTHING), undefined, false],
])('the content of Home is %s', (_what, content, base, shown, isCopy) => {
  const result = withFallback(content, base)
  expect(result.data).toBe(shown)
  expect(result.isRefetchError).toBe(isCopy)
  expect(result.error).toBe(content.error)
  expect(result.dataUpdatedAt).toBe(shown?.notice.length ?? 0)
})
