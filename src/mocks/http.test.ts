// @vitest-environment node
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendRaw, listenLocally } from '../../tests/support/raw-http'
import { isChange } from '../api/changes.ts'
import { CONTROL_HEADER } from './access.ts'
import { API_CALLS } from './handlers/index.ts'
import { money } from '@/lib/money/text'
import { createHttpApi } from './http.ts'
import type { Decision } from './accounting.ts'
import { type Controls, httpControls } from './panel/controls.ts'
import { type CallOptions, getCall, postCall } from './testing/client.ts'

const middleware = createHttpApi()
const MEGABYTE = 1024 * 1024
// On a slow machine, more than Node's 5 s may pass between two calls. A call on a connection that
// the server closes at that moment would fail.
const server = createServer({ keepAliveTimeout: 60_000 }, (req, res) =>
  middleware(req, res, () => {
    res.statusCode = 418
    res.end()
  }),
)
let origin = ''

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listenLocally(server)}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
  fetch(`${origin}${path}`, { method: 'POST', body, headers })

async function control(path: string, body: unknown, world = 'default'): Promise<number> {
  const headers = { 'x-tiga-world': world, [CONTROL_HEADER]: '1' }
  return (await post(`/__mock/${path}`, JSON.stringify(body), headers)).status
}

const moneyIn = async (world?: string): Promise<unknown> => {
  const headers: Record<string, string> = world === undefined ? {} : { 'x-tiga-world': world }
  const { data } = await getCall('/member/getUserInfo', {}, { base: `${origin}/api`, token: '1001', headers })
  return (data as { money: unknown }).money
}

describe('the HTTP mock', () => {
  it('passes a request outside /api and /__mock to the next handler, and answers an unknown call with 404', async () => {
    expect((await fetch(`${origin}/src/api/client.ts`)).status).toBe(418)
    expect((await fetch(`${origin}/api/none`)).status).toBe(404)
  })

  it('closes the connection only after a call that changes data', async () => {
    const connectionOf = async (path: string, method: string) => {
      const { headers } = await sendRaw(origin, path, { method, headers: { connection: 'keep-alive' } })
      return headers.connection
    }
    for (const { path, method } of API_CALLS)
      expect([path, await connectionOf(`/api${path}?a=/api/system/base`, method)]).toEqual([
        path,
        isChange(path) ? 'close' : 'keep-alive',
      ])
    expect(await connectionOf('/api/none?b=/member/setName', 'GET')).toBe('keep-alive')
    expect(await connectionOf('/__mock/reset', 'POST')).toBe('keep-alive')
  })

  it('has separate data for each value of the header x-tiga-world, and restores the data at a reset', async () => {
    expect(await control('member', { username: 'wulan_r', patch: { money: 5 } }, 'one')).toBe(200)
    expect([await moneyIn('one'), await moneyIn('two')]).toEqual(['5', '86500'])
    await control('reset', {}, 'one')
    expect(await moneyIn('one')).toBe('86500')
  })

  it('answers an unknown control with 404, and an invalid body with 400', async () => {
    expect(await control('member', { username: 'nobody', patch: {} }, 'three')).toBe(400)
    for (const unknownName of ['nothing', 'requests', 'constructor', 'toString', '__proto__'])
      expect(await control(unknownName, {}, 'three')).toBe(404)
    expect((await fetch(`${origin}/__mock/requests`, { headers: { [CONTROL_HEADER]: '1' } })).status).toBe(404)
    for (const body of ['no JSON', '7', 'null'])
      expect((await post('/__mock/reset', body, { [CONTROL_HEADER]: '1' })).status).toBe(400)
  })

  it.each<[control: string, body: unknown]>([
    ['clock', { now: 'soon' }],
    ['clock', {}],
    ['clock', { now: 1e17 }],
    ['faults', { faults: { path: '/system/base' } }],
    ['fault', { path: '/system/base', kind: 'error', message: 7 }],
    ['fault/remove', { id: 'first' }],
    ['cheat', { kind: 'stakeDependent', percent: 60, minLargeStake: 'much' }],
    ['cheat/end', { kind: 'toString' }],
    ['credit', { member: 'wulan_r' }],
    ['review', { member: ['wulan_r'] }],
    ['decide', { id: 1, decision: 'toString' }],
    ['period', { game: '11', ms: '5' }],
    ['rounds', { game: '11', count: 1e15 }],
    ['member', { username: 'wulan_r', patch: { sex: 'x' } }],
    ['member', { username: 'wulan_r', patch: null }],
    ['game', { id: '11', condition: { least: 5 } }],
  ])('refuses the control %s with the body %j, and leaves the balance unchanged', async (name, body) => {
    expect(await control(name, body, 'eight')).toBe(400)
    expect(await moneyIn('eight')).toBe('86500')
  })

  it.each([
    ['without the control header', {}],
    ['from a page of another host', { [CONTROL_HEADER]: '1', origin: 'https://elsewhere.example' }],
  ])('refuses a control request %s, and leaves the balance unchanged', async (_name, caller) => {
    const headers = { 'x-tiga-world': 'eight', ...caller }
    expect((await post('/__mock/credit', '{"member":"1001","amount":"5"}', headers)).status).toBe(403)
    expect(await moneyIn('eight')).toBe('86500')
  })

  it('refuses a control with a body above 64 kB, and a call with a body above 32 MB', async () => {
    expect(await control('member', { username: 'wulan_r', patch: { name: 'x'.repeat(65_000) } }, 'nine')).toBe(200)
    expect(await control('member', { username: 'wulan_r', patch: { name: 'x'.repeat(66_000) } }, 'nine')).toBe(413)
    const sendBody = (megabytes: number) => post('/api/member/setSex', new Uint8Array(megabytes * MEGABYTE), {})
    expect((await sendBody(31)).status).toBe(200)
    expect((await sendBody(33)).status).toBe(413)
  })

  it('keeps the data for requests without the header x-tiga-world after requests with 70 values of that header', async () => {
    await control('member', { username: 'wulan_r', patch: { money: 5 } }, 'default')
    await control('member', { username: 'wulan_r', patch: { money: 6 } }, 'first')
    for (let index = 0; index < 70; index += 1) await moneyIn(`invented ${index}`)
    expect([await moneyIn(), await moneyIn('first')]).toEqual(['5', '86500'])
  })
})

/** Tests the controls of the mock's panel over HTTP, as a phone uses them. */
describe('httpControls', () => {
  const NOON = Date.UTC(2026, 10, 21, 12, 0, 20)
  let controls: Controls
  beforeAll(() => void (controls = httpControls(origin)))
  const asMember = (token: string): CallOptions => ({ token, base: `${origin}/api` })
  beforeEach(async () => {
    await controls.reset()
    await control('clock', { now: NOON })
  })
  const readInfo = async () => (await getCall('/member/getUserInfo', {}, asMember('1001'))).data
  const readWithdrawals = async () => {
    const { data } = await getCall('/member/getUserWithdrawList', {}, asMember('1002'))
    return (data as { data: { status: number; update_time: string }[] }).data
  }
  const withdraw = (money: string) =>
    postCall('/member/setUserWirhdraw', { money, paypassword: '1357' }, asMember('1002'))
  const topUp = async (money: string) => {
    const form = new FormData()
    form.set('file', new File(['picture'], 'voucher.jpg', { type: 'image/jpeg' }))
    const { data } = await postCall('/system/img_upload', form, asMember('1002'))
    const { img_path } = data as { img_path: string }
    await postCall('/member/doRecharge', { money, img_path }, asMember('1002'))
  }
  const secondsLeft = async (key: string) => {
    const { data } = await getCall('/Lottery/getLotteryInfo', { key }, asMember('1001'))
    // Some games send `second` as a text.
    const { second, next_expect } = data as { second: number | string; next_expect: string }
    return { second: Number(second), next_expect }
  }

  it('changes nothing if a patch or a credit has a wrong value', async () => {
    await expect(controls.patch('1001', { level: 5, money: 'much' })).rejects.toThrow('"much" is not an amount')
    for (const wrongAmount of ['much', '-5'])
      await expect(controls.credit('1001', wrongAmount)).rejects.toThrow(/amount/i)
    await expect(controls.credit('nobody', '1')).rejects.toThrow('no member nobody')
    expect(await readInfo()).toMatchObject({ level: 2, status: 1, money: '86500' })
  })

  it('decides all open requests of one member with `review`, and no requests of other members', async () => {
    await topUp('7000')
    await withdraw('50000')
    await withdraw('50013')
    expect(await controls.review('1001')).toEqual({ topUps: 0, withdrawals: 0 })
    expect((await readWithdrawals()).slice(0, 2)).toMatchObject([{ status: 1 }, { status: 1 }])
    expect(await controls.review('1002')).toEqual({ topUps: 1, withdrawals: 2 })
    expect((await readWithdrawals()).slice(0, 2)).toMatchObject([
      { status: 3, update_time: '2026-11-21 12:00:20' },
      { status: 4, update_time: '2026-11-21 12:00:20' },
    ])
    expect((await controls.overview('1002')).member?.money).toBe('707000')
    expect(await controls.review('1002')).toEqual({ topUps: 0, withdrawals: 0 })
    expect((await controls.overview('1002')).requests).toEqual([])
  })

  /**
   * Takes each decision on the only open request. Returns the request as it was before, and
   * `again`, which takes another decision on the same request.
   */
  const decide = async (...decisions: Decision[]) => {
    const [openRequest] = (await controls.overview('1002')).requests
    if (openRequest === undefined) throw new Error('The member 1002 has no open request.')
    const { id, ...request } = openRequest
    for (const decision of decisions) await controls.decide(id, decision)
    return { request, again: (decision: Decision) => controls.decide(id, decision) }
  }
  const TOO_LATE = 'is not open for the decision'

  it('can refuse a reviewed withdrawal, and then credits its amount back', async () => {
    await withdraw('50000')
    const { request, again } = await decide('review')
    expect(request).toMatchObject({ kind: 'withdrawal', money: '50000', status: 'waiting' })
    expect((await readWithdrawals())[0]).toMatchObject({ status: 2, update_time: '2026-11-21 12:00:20' })
    expect((await controls.overview('1002')).requests).toMatchObject([{ status: 'reviewed' }])
    await expect(again('review')).rejects.toThrow(TOO_LATE)
    await again('refuse')
    expect((await readWithdrawals())[0]).toMatchObject({ status: 3, desc: 'The bank did not accept this transfer.' })
    expect((await controls.overview('1002')).member?.money).toBe('750000')
    await expect(again('approve')).rejects.toThrow(TOO_LATE)
  })

  it('never credits a refused top-up, and cannot decide it again', async () => {
    await topUp('7000')
    const { again } = await decide('refuse')
    await control('clock', { now: NOON + 600_000 })
    expect((await controls.overview('1002')).member?.money).toBe('750000')
    for (const decision of ['review', 'approve'] as const) await expect(again(decision)).rejects.toThrow(TOO_LATE)
  })

  it('restores the balance with `reset`, and leaves no request, fault or cheat', async () => {
    await controls.credit('1001', '5')
    await controls.addFault({ path: '/member/getUserInfo', kind: 'error' })
    await controls.cheat({ kind: 'loadedDie', percent: 22 })
    await controls.shortenPeriod('11', 5000)
    await controls.reset()
    expect(await readInfo()).toMatchObject({ money: '86500' })
    const { faults, requests, cheats } = await controls.overview('1001')
    expect({ faults, requests, cheats }).toEqual({ faults: [], requests: [], cheats: [] })
  })

  it('returns the percentage and the smallest large stake of an active cheat with `overview`', async () => {
    await controls.cheat({ kind: 'stakeDependent', percent: 60, minLargeStake: money('5000') })
    const { cheats } = await controls.overview('1001')
    expect(cheats).toMatchObject([{ kind: 'stakeDependent', percent: 60, minLargeStake: '5000' }])
  })

  it('moves the clock of all games forward with `shortenPeriod`, so that a period ends in five seconds', async () => {
    expect(await secondsLeft('sunda60')).toMatchObject({ second: 40, next_expect: '20261121-0721' })
    await controls.shortenPeriod('11', 5000)
    expect(await secondsLeft('sunda60')).toMatchObject({ second: 5, next_expect: '20261121-0721' })
    // All games share one clock, so the period of three minutes has advanced too.
    expect(await secondsLeft('merapi180')).toMatchObject({ second: 125, next_expect: '20261121-0241' })
    await controls.shortenPeriod('11', 30_000)
    expect(await secondsLeft('sunda60')).toMatchObject({ second: 5 })
    await expect(controls.shortenPeriod('99', 5000)).rejects.toThrow('no game 99')
  })
})
