// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageTable } from './start-page'

/** Called with the address and the options of each request that the inline script sends. */
const sendRequest = vi.fn<(url: string, options: { headers: Record<string, string> }) => Promise<Response>>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  sendRequest.mockReset().mockImplementation(async () => new Response('{"code":200}'))
  vi.stubGlobal('fetch', sendRequest)
  const needs = { files: [], addresses: [['/Home', 0, []]] } as const
  const settings = { VITE_API_BASE_URL: '/api', VITE_START_AT_LOGIN: '0' }
  vi.stubGlobal('__PAGE__', pageTable(needs, settings, { html: {}, style: '', words: {} }))
  window.history.replaceState(null, '', '/Home')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  window.early = undefined
})

it.each([
  [null, 'id_id'],
  ['', 'id_id'],
  ['ES_SPA', 'es_spa'],
  ['klingon', 'en_us'],
])('if the stored language is %j, each request of the inline script has the lang header %s', async (stored, header) => {
  if (stored !== null) localStorage.setItem('lang', stored)
  await import('./start-script')
  expect(sendRequest.mock.calls.map(([url, { headers }]) => [url, headers['lang']])).toEqual([
    ['/api/system/base', header],
    ['/api/system/config', header],
    ['/api/Lottery/hotLottery', header],
  ])
})
