import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { createQueryClient } from '@/api/query-client'
import { compareCounts, recordEvidence } from './evidence'

describe('a request without an answer', () => {
  it.each<[number | null, number, 'found' | 'missing' | 'unclear']>([
    [0, 0, 'missing'],
    [0, 1, 'found'],
    [0, 2, 'unclear'],
    [1, 1, 'missing'],
    [1, 2, 'found'],
    [1, 3, 'unclear'],
    [2, 1, 'missing'],
    [null, 0, 'missing'],
    [null, 1, 'unclear'],
    [null, 2, 'unclear'],
  ])('with %j like it before and %i now is %s', (before, now, result) => {
    expect(compareCounts(before, now)).toBe(result)
  })
})

describe('the evidence in a record', () => {
  /** The record is read by `read`; entries are alike that equal the request. */
  function startEvidence(read: () => Promise<string[]>) {
    const queryFn = vi.fn<() => Promise<string[]>>(read)
    const queryClient = createQueryClient()
    const record = { queryKey: ['record'], queryFn, staleTime: 0 }
    const evidence = recordEvidence(
      queryClient,
      record,
      (entries, request: string) => entries.filter((entry) => entry === request).length,
    )
    const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    return { evidence, queryFn, queryClient, settled }
  }

  const unreachableNow = () => new ApiError('network', 'no connection')

  it('is unknown before the record was ever loaded, and looking loads nothing', () => {
    const { evidence, queryFn } = startEvidence(async () => ['a'])
    expect(evidence.countKnown('a')).toBeNull()
    expect(queryFn).not.toHaveBeenCalled()
  })

  it('is counted in what was loaded before the request', async () => {
    const { evidence, queryFn, settled } = startEvidence(async () => ['a', 'b', 'a'])
    evidence.prepare()
    expect(evidence.countKnown('a')).toBeNull()
    await settled()
    expect(['a', 'b', 'c'].map((request) => evidence.countKnown(request))).toEqual([2, 1, 0])
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('is none, not unknown, in an empty record', async () => {
    const { evidence, settled } = startEvidence(async () => [])
    evidence.prepare()
    await settled()
    expect(evidence.countKnown('a')).toBe(0)
  })

  it('is counted now in the record read anew, which is then the one known', async () => {
    let entries = ['a']
    const { evidence, queryFn, settled } = startEvidence(async () => entries)
    evidence.prepare()
    await settled()
    entries = ['a', 'a']
    expect(evidence.countKnown('a')).toBe(1)
    expect(await evidence.countNow('a')).toBe(2)
    expect(evidence.countKnown('a')).toBe(2)
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('is not to be had now where the record cannot be read: one attempt, and what was known stays', async () => {
    let answer = async () => ['a']
    const { evidence, queryFn, settled } = startEvidence(() => answer())
    evidence.prepare()
    await settled()
    answer = () => Promise.reject(unreachableNow())
    await expect(evidence.countNow('a')).rejects.toEqual(unreachableNow())
    expect(queryFn).toHaveBeenCalledTimes(2)
    expect(evidence.countKnown('a')).toBe(1)
  })

  it('stays unknown, without an error, where the record could not be loaded before the request', async () => {
    const { evidence, queryClient, settled } = startEvidence(() => Promise.reject(new ApiError('api', 'refused')))
    evidence.prepare()
    await settled()
    expect(queryClient.getQueryState(['record'])?.status).toBe('error')
    expect(evidence.countKnown('a')).toBeNull()
  })
})
