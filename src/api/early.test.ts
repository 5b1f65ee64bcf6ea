import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Caller } from './caller'
import { askEarly, earlyPaths, ifEarly } from './early'
import { send } from './transport'

const HEADERS = { lang: 'id_id', token: 'dA==' }
const CALLER: Caller = { token: 't', locale: 'id_id' }
const ask = (url = '/system/base', caller = CALLER, method = 'GET') =>
  send(() => ({ method, baseURL: 'http://api.test', url, caller }))

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** The requests that were sent, by address. */
const sent = vi.fn<(url: string) => Response>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_000_000 })
  sent
    .mockReset()
    .mockImplementation(() => new Response('{"code":200}', { headers: { Date: 'Fri, 27 Nov 2026 09:00:00 GMT' } }))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', (input: string | Request) =>
    Promise.resolve().then(() => sent(typeof input === 'string' ? input : input.url)),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.early = undefined
})

it('early requests depend on the address and on the log-in', () => {
  expect(earlyPaths('/Login', false)).toEqual(['/system/base'])
  expect(earlyPaths('/Home', true)).toEqual([
    '/system/base',
    '/member/getUserInfo',
    '/system/config',
    '/Lottery/hotLottery',
  ])
})

it('an early answer is used once, and keeps its own times of sending and arrival', async () => {
  askEarly('http://api.test', ['/system/base'], HEADERS)
  await nextTurn()
  const began = performance.now()
  vi.advanceTimersByTime(5000)
  expect(await ask()).toMatchObject({
    status: 200,
    date: 'Fri, 27 Nov 2026 09:00:00 GMT',
    sentAt: began,
    roundTripMs: 0,
    receivedAt: 1_000_000,
  })
  expect(await ask()).toMatchObject({ sentAt: began + 5000, receivedAt: 1_005_000 })
  expect(sent).toHaveBeenCalledTimes(2)
})

it.each([
  ['of another session', () => ask('/system/base', { token: null, locale: 'id_id' })],
  ['in another language', () => ask('/system/base', { token: 't', locale: 'en_us' })],
  ['of another path', () => ask('/system/config')],
  ['to a POST', () => ask('/system/base', undefined, 'POST')],
  ['that is 20 s old', () => (vi.advanceTimersByTime(20_000), ask())],
])('an early answer %s is not used: the call is sent', async (_name, call) => {
  askEarly('http://api.test', ['/system/base'], HEADERS)
  await nextTurn()
  await call()
  expect(sent).toHaveBeenCalledTimes(2)
})

it('the call fails if its early request failed, and the first render does not wait for it', async () => {
  sent.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  askEarly('http://api.test', ['/system/base'], HEADERS)
  await nextTurn()
  await ifEarly(new Promise(() => undefined))
  await expect(ask()).rejects.toMatchObject({ kind: 'network' })
})
