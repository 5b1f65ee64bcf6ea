// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { createQueryClient } from '@/api/query-client'
import { report } from './report'
import { removeText } from './storage'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('__REPORT_URL__', 'https://reports.example/tiga')
  vi.stubGlobal('fetch', fetchMock.mockReset().mockResolvedValue(new Response()))
  document.documentElement.dataset['build'] = 'b1'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // Each test loads `send-report` again, as a new page does, so that no report counts as sent
  // before.
  vi.resetModules()
  removeText('tiga.reports')
})

const origin = window.location.origin

function errorWith(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack })
}

const readReports = () =>
  fetchMock.mock.calls.map(([, options]): unknown => JSON.parse(typeof options?.body === 'string' ? options.body : ''))

/** Waits for the reports, because the code that sends them must load first. */
const waitForReports = (count: number) =>
  vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(count), { timeout: 5000 })

describe('a report', () => {
  it('is sent without credentials, and names the build, the place, the kind of error and the files of its stack', async () => {
    const stack = [
      'TypeError: x is 250,000',
      `    at pay (${origin}/assets/core-1a2b.js:1:2345)`,
      `    at ${origin}/assets/HomeScreen-9z.js?again=1:3:4`,
      `    at ${origin}/Recharge?balance=250000:7:8`,
      '    at other (https://other.example/assets/their.js:1:1)',
    ].join('\n')
    report(errorWith('x is 250,000', stack), 'screen')
    await waitForReports(1)
    const [url, options] = fetchMock.mock.calls[0] ?? []
    expect([url, options?.credentials, options?.mode]).toEqual(['https://reports.example/tiga', 'omit', 'no-cors'])
    const frames = ['core-1a2b.js:1:2345', 'HomeScreen-9z.js:3:4', 'page:7:8']
    expect(readReports()).toEqual([{ build: 'b1', place: 'screen', kind: 'TypeError', stack: frames }])
  })

  it.each([
    ['a message', errorWith('wulan_r typed 250,000', 'TypeError: wulan_r typed 250,000')],
    [
      'a message that looks like a stack',
      errorWith(
        `no\n    at (${origin}/assets/wulan_r.js:1:1)`,
        `TypeError: no\n    at (${origin}/assets/wulan_r.js:1:1)`,
      ),
    ],
    ['a name', errorWith('', '', 'wulan_r typed 250,000')],
    ['a thrown value that is no error', 'wulan_r typed 250,000'],
    ['a value of an answer', new ApiError('schema', 'data.0.name: Expected number but received "wulan_r"')],
  ])('contains no text of %s', async (_source, error) => {
    report(error, 'part')
    await waitForReports(1)
    expect(JSON.stringify(readReports())).not.toMatch(/wulan|250/)
  })

  it('names the field if an answer fails its schema', async () => {
    report(new ApiError('schema', 'data.list.12.money: Expected string but received 250000'), 'answer')
    await waitForReports(1)
    expect(readReports()).toEqual([expect.objectContaining({ kind: 'ApiError schema data.list.*.money' })])
  })

  it('is sent only once by a page for errors with the same stack, and never for a lost connection or a refusal', async () => {
    for (let call = 0; call < 3; call += 1) report(errorWith('a', `x@${origin}/assets/a.js:1:1`), 'screen')
    report(errorWith('b', `x@${origin}/assets/a.js:1:1`), 'boundary')
    report(new ApiError('network', 'no connection'), 'promise')
    report(new ApiError('api', 'refused with 500: no'), 'promise')
    report(errorWith('c', `x@${origin}/assets/a.js:2:1`), 'screen')
    await waitForReports(2)
    expect(readReports()).toEqual(['a.js:1:1', 'a.js:2:1'].map((frame) => expect.objectContaining({ stack: [frame] })))
  })

  it('is sent for at most 20 errors in a day, and again on the next day', async () => {
    for (let line = 1; line < 30; line += 1) report(errorWith('', `x@${origin}/assets/a.js:${line}:1`), 'screen')
    await waitForReports(20)
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] })
    report(errorWith('', `x@${origin}/assets/b.js:1:1`), 'screen')
    await waitForReports(21)
    expect(readReports()).toContainEqual(expect.objectContaining({ stack: ['b.js:1:1'] }))
  })

  it('is sent for a query whose answer fails its schema, but not for a refused query', async () => {
    const client = createQueryClient()
    const failQuery = (kind: 'schema' | 'api', key: string) =>
      client.fetchQuery({
        queryKey: [key],
        queryFn: () => Promise.reject(new ApiError(kind, 'data.id: no')),
        retry: false,
      })
    await expect(failQuery('api', 'refused')).rejects.toThrow('data.id')
    await expect(failQuery('schema', 'renamed')).rejects.toThrow('data.id')
    await waitForReports(1)
    expect(readReports()).toEqual([expect.objectContaining({ place: 'answer', kind: 'ApiError schema data.id' })])
  })

  it('is not sent by a build without VITE_REPORT_URL', async () => {
    vi.stubGlobal('__REPORT_URL__', '')
    report(errorWith('', `x@${origin}/assets/never.js:1:1`), 'screen')
    vi.stubGlobal('__REPORT_URL__', 'https://reports.example/tiga')
    report(errorWith('', `x@${origin}/assets/then.js:1:1`), 'screen')
    await waitForReports(1)
    expect(readReports()).toEqual([expect.objectContaining({ stack: ['then.js:1:1'] })])
  })
})
