import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Caller } from './caller'
import { sendEarlyRequests, earlyPaths, awaitIfEarly } from './early'
import { send } from './transport'

const HEADERS = { lang: 'id_id', token: 'dA==' }
const CALLER: Caller = { token: 't', locale: 'id_id' }
const sendCall = (url = '/system/base', caller = CALLER, method = 'GET') =>
  send(() => ({ method, baseURL: 'http://api.test', url, caller }))

const flushTasks = () => new Promise((resolve) => setImmediate(resolve))

/** Stands in for the server: gets the address of each sent request, and returns the response. */
const respond = vi.fn<(url: string) => Response>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_000_000 })
  respond
    .mockReset()
    .mockImplementation(() => new Response('{"code":200}', { headers: { Date: 'Fri, 27 Nov 2026 09:00:00 GMT' } }))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', (input: string | Request) =>
    Promise.resolve().then(() => respond(typeof input === 'string' ? input : input.url)),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.early = undefined
})

it('earlyPaths returns one path for a visitor on /Login, and four paths for a member on /Home', () => {
  expect(earlyPaths('/Login', false)).toEqual(['/system/base'])
  expect(earlyPaths('/Home', true)).toEqual([
    '/system/base',
    '/member/getUserInfo',
    '/system/config',
    '/Lottery/hotLottery',
  ])
})

it('an answer that was requested before the app’s code loaded is used for one call, and the next call sends a request', async () => {
  sendEarlyRequests('http://api.test', ['/system/base'], HEADERS)
  await flushTasks()
  const startedAt = performance.now()
  vi.advanceTimersByTime(5000)
  expect(await sendCall()).toMatchObject({
    status: 200,
    date: 'Fri, 27 Nov 2026 09:00:00 GMT',
    sentAt: startedAt,
    roundTripMs: 0,
    receivedAt: 1_000_000,
  })
  expect(await sendCall()).toMatchObject({ sentAt: startedAt + 5000, receivedAt: 1_005_000 })
  expect(respond).toHaveBeenCalledTimes(2)
})

it.each([
  ['in another session', () => sendCall('/system/base', { token: null, locale: 'id_id' })],
  ['in another language', () => sendCall('/system/base', { token: 't', locale: 'en_us' })],
  ['to another path', () => sendCall('/system/config')],
  ['by POST', () => sendCall('/system/base', undefined, 'POST')],
  ['20 s after the start of the page', () => (vi.advanceTimersByTime(20_000), sendCall())],
])('a call %s does not use an answer that was requested before the app’s code loaded', async (_name, call) => {
  sendEarlyRequests('http://api.test', ['/system/base'], HEADERS)
  await flushTasks()
  await call()
  expect(respond).toHaveBeenCalledTimes(2)
})

it('a call fails if its request was sent before the app’s code loaded and has failed; awaitIfEarly then does not wait', async () => {
  respond.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  sendEarlyRequests('http://api.test', ['/system/base'], HEADERS)
  await flushTasks()
  await awaitIfEarly(new Promise(() => undefined))
  await expect(sendCall()).rejects.toMatchObject({ kind: 'network' })
})
