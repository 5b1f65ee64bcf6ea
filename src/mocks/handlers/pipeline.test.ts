import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultKind } from '../faults.ts'
import { createTestApi } from '../node.ts'
import { getCall } from '../testing/client.ts'

const api = createTestApi()
const URL_OF_BASE = 'http://app.example/api/system/base'

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.clock.hold(Date.UTC(2026, 10, 21, 12)))
afterEach(() => api.reset())
afterAll(() => api.server.close())

async function strikeBase(kind: FaultKind): Promise<void> {
  await api.faults.add({ path: '/system/base', kind })
}

it('tells the date of the world with each answer, and with a refusal', async () => {
  for (const path of ['/system/base', '/member/getUserInfo'])
    expect((await fetch(`http://app.example/api${path}`)).headers.get('date')).toBe('Sat, 21 Nov 2026 12:00:00 GMT')
})

describe('faults', () => {
  it('answer with a server message, an authentication error or nothing', async () => {
    await api.faults.add({ path: '/system/base', kind: 'error', message: 'Closed for today', times: 1 })
    expect(await getCall('/system/base')).toMatchObject({ code: 500, msg: 'Closed for today' })
    expect(await getCall('/system/base')).toMatchObject({ code: 200 })
    await api.faults.add({ path: '/system/base', kind: 'unauthorised', times: 1 })
    expect(await getCall('/system/base')).toMatchObject({ code: 401, msg: 'Authentication error' })
    await strikeBase('empty')
    expect(await getCall('/system/base')).toMatchObject({ code: 200, data: '' })
    await api.faults.clear()
    expect(await getCall('/system/base')).toMatchObject({ code: 200, data: { demo: 1 } })
  })

  it('break the transport', async () => {
    await strikeBase('http500')
    expect((await fetch(URL_OF_BASE)).status).toBe(500)
    await api.faults.clear()
    await strikeBase('garbage')
    await expect((await fetch(URL_OF_BASE)).json()).rejects.toThrow('JSON')
    await api.faults.clear()
    await strikeBase('offline')
    await expect(fetch(URL_OF_BASE)).rejects.toThrow('Failed to fetch')
  })

  it('delay an answer', async () => {
    await api.faults.add({ path: '/system/base', kind: 'delay', delayMs: 60 })
    const begun = performance.now()
    expect(await getCall('/system/base')).toMatchObject({ code: 200 })
    expect(performance.now() - begun).toBeGreaterThan(50)
  })

  it.each([
    [true, '85500'],
    [false, '86500'],
  ])('never answer; with afterwards = %s the balance is %s', async (afterwards, expected) => {
    await api.faults.add({ path: '/game/placeOrder', kind: 'timeout', afterwards })
    const form = new URLSearchParams({ item: 'big', money: '1000', lid: '11', mid: '1001', expect: '20261121-0721' })
    const headers = { token: 'MTAwMQ==' }
    const signal = AbortSignal.timeout(80)
    await expect(
      fetch('http://app.example/api/game/placeOrder', { method: 'POST', body: form, headers, signal }),
    ).rejects.toThrow('timeout')
    expect((await api.member('1001'))?.money).toBe(expected)
  })

  it('strike only the call of their whole path', async () => {
    await api.faults.add({ path: '/video/getVideoInfo', kind: 'error' })
    expect(await getCall('/video/getVideoInfo', { id: '1001' })).toMatchObject({ code: 500 })
    expect(await getCall('/video/getVideoInfoItem', { id: '1001' })).toMatchObject({ code: 200 })
    await expect(api.faults.add({ path: '/getVideoInfo', kind: 'error' })).rejects.toThrow('no call /getVideoInfo')
  })

  it('of one call strike in the order of the list', async () => {
    await api.faults.add({ path: '/system/base', kind: 'error', message: 'First', times: 2 })
    await api.faults.add({ path: '/system/base', kind: 'error', message: 'Second', times: 1 })
    const words = [await getCall('/system/base'), await getCall('/system/base'), await getCall('/system/base')]
    expect(words.map(({ msg }) => msg)).toEqual(['First', 'First', 'Second'])
    expect(await getCall('/system/base')).toMatchObject({ code: 200 })
  })
})

it('the work of a call that fails midway is undone', async () => {
  const failing = api.world.transact((state) => {
    state.members = []
    throw new Error('midway')
  })
  await expect(failing).rejects.toThrow('midway')
  expect(await api.member('1001')).not.toBeNull()
})
