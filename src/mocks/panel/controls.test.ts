// @vitest-environment node
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listening } from '../../../tests/support/raw-http'
import { CONTROL_HEADER } from '../access.ts'
import { createHttpApi } from '../http.ts'
import { createTestApi } from '../node.ts'
import { type CallOptions, getCall, postCall } from '../testing/client.ts'
import type { Decision } from '../ledger.ts'
import { type Controls, httpControls, worldControls } from './controls.ts'

const NOON = Date.UTC(2026, 10, 21, 12, 0, 20)
// msw handlers answer every origin and would shadow the server, so they get their own base path.
const api = createTestApi({ basePath: '/page' })
const middleware = createHttpApi()
const server = createServer((req, res) => middleware(req, res, () => res.writeHead(418).end()))

interface Access {
  controls: Controls
  as: (token: string) => CallOptions
  begin: () => Promise<unknown>
  /** To so long after the beginning. */
  advance: (ms: number) => Promise<unknown>
}
const accesses: Record<string, Access> = {}

beforeAll(async () => {
  api.server.listen({ onUnhandledRequest: 'bypass' })
  const origin = `http://127.0.0.1:${await listening(server)}`
  const tell = (path: string, body: unknown) =>
    fetch(`${origin}/__mock/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { [CONTROL_HEADER]: '1' },
    })
  accesses['the page’s own world'] = {
    controls: worldControls(api.world),
    as: (token) => ({ token, base: 'http://app.example/page' }),
    begin: async () => {
      api.reset()
      api.clock.hold(NOON)
    },
    advance: async (ms) => api.clock.hold(NOON + ms),
  }
  accesses['the server’s world'] = {
    controls: httpControls(origin),
    as: (token) => ({ token, base: `${origin}/api` }),
    begin: async () => {
      await tell('reset', {})
      await tell('clock', { now: NOON })
    },
    advance: (ms) => tell('clock', { now: NOON + ms }),
  }
})
afterAll(() => {
  api.server.close()
  server.closeAllConnections()
  server.close()
})

describe.each(['the page’s own world', 'the server’s world'])('QA in %s', (name) => {
  let access: Access
  let controls: Controls
  beforeEach(async () => {
    const found = accesses[name]
    if (found === undefined) throw new Error(`no access ${name}`)
    access = found
    controls = access.controls
    await access.begin()
  })
  const info = async () => (await getCall('/member/getUserInfo', {}, access.as('1001'))).data
  const record = async () => {
    const { data } = await getCall('/member/getUserWithdrawList', {}, access.as('1002'))
    return (data as { data: { status: number; update_time: string }[] }).data
  }
  const withdraw = (money: string) =>
    postCall('/member/setUserWirhdraw', { money, paypassword: '1357' }, access.as('1002'))
  const topUp = async (money: string) => {
    const form = new FormData()
    form.set('file', new File(['picture'], 'voucher.jpg', { type: 'image/jpeg' }))
    const { data } = await postCall('/system/img_upload', form, access.as('1002'))
    const { img_path } = data as { img_path: string }
    await postCall('/member/doRecharge', { money, img_path }, access.as('1002'))
  }
  const secondsLeft = async (key: string) => {
    const { data } = await getCall('/Lottery/getLotteryInfo', { key }, access.as('1001'))
    // Some games send it as text.
    const { second, next_expect } = data as { second: number | string; next_expect: string }
    return { second: Number(second), next_expect }
  }

  it('refuses a patch of which one part is wrong, and changes nothing', async () => {
    await expect(controls.patch('1001', { level: 5, money: 'much' })).rejects.toThrow('not an amount: much')
    for (const nonsense of ['much', '-5']) await expect(controls.credit('1001', nonsense)).rejects.toThrow(/amount/i)
    await expect(controls.credit('nobody', '1')).rejects.toThrow('no member nobody')
    expect(await info()).toMatchObject({ level: 2, status: 1, money: '86500' })
  })

  it('names every member, seeded and registered', async () => {
    const fields = { username: 'tanah_air', password: 'secret12', code: 'HELLO-11' }
    expect(await postCall('/member/doRegister', fields, access.as(''))).toMatchObject({ code: 200 })
    const { members } = await controls.overview('')
    expect(members.map(({ username }) => username)).toEqual(['wulan_r', 'budi_k', 'siti_m', 'tanah_air'])
    await controls.credit(members[3]?.id ?? '', '5')
    expect((await controls.overview('tanah_air')).member?.money).toBe('100005')
  })

  it('reviews at once what a member waits for, and nothing of others', async () => {
    await topUp('7000')
    await withdraw('50000')
    await withdraw('50013')
    expect(await controls.review('1001')).toEqual({ topUps: 0, withdrawals: 0 })
    expect((await record()).slice(0, 2)).toMatchObject([{ status: 1 }, { status: 1 }])
    expect(await controls.review('1002')).toEqual({ topUps: 1, withdrawals: 2 })
    expect((await record()).slice(0, 2)).toMatchObject([
      { status: 3, update_time: '2026-11-21 12:00:20' },
      { status: 4, update_time: '2026-11-21 12:00:20' },
    ])
    expect((await controls.overview('1002')).member?.money).toBe('707000')
    expect(await controls.review('1002')).toEqual({ topUps: 0, withdrawals: 0 })
    expect((await controls.overview('1002')).requests).toEqual([])
  })

  /** Of the one request that is open. */
  const decide = async (...decisions: Decision[]) => {
    const [{ id = 0, ...request } = {}] = (await controls.overview('1002')).requests
    for (const decision of decisions) await controls.decide(id, decision)
    return { request, again: (decision: Decision) => controls.decide(id, decision) }
  }
  const TOO_LATE = 'not open for this any more'

  it('refuses a withdrawal once it was reviewed, and its amount comes back', async () => {
    await withdraw('50000')
    const { request, again } = await decide('review')
    expect(request).toMatchObject({ kind: 'withdrawal', money: '50000', status: 'waiting' })
    expect((await record())[0]).toMatchObject({ status: 2, update_time: '2026-11-21 12:00:20' })
    expect((await controls.overview('1002')).requests).toMatchObject([{ status: 'reviewed' }])
    await expect(again('review')).rejects.toThrow(TOO_LATE)
    await again('refuse')
    expect((await record())[0]).toMatchObject({ status: 3, desc: 'The bank did not accept this transfer.' })
    expect((await controls.overview('1002')).member?.money).toBe('750000')
    await expect(again('approve')).rejects.toThrow(TOO_LATE)
  })

  it.each<[Decision, string]>([
    ['approve', '757000'],
    ['refuse', '750000'],
  ])('decides a top-up: after %s the balance is %s, for good', async (decision, balance) => {
    await topUp('7000')
    const { again } = await decide()
    await expect(again('review')).rejects.toThrow(TOO_LATE)
    await again(decision)
    await access.advance(600_000)
    expect((await controls.overview('1002')).member?.money).toBe(balance)
    await expect(again('approve')).rejects.toThrow(TOO_LATE)
  })

  it('resets the world', async () => {
    await controls.credit('1001', '5')
    await controls.addFault({ path: '/member/getUserInfo', kind: 'error' })
    await controls.cheat({ kind: 'loadedDie', percent: 22 })
    await controls.shortenPeriod('11', 5000)
    await controls.reset()
    expect(await info()).toMatchObject({ money: '86500' })
    const { faults, requests, cheats } = await controls.overview('1001')
    expect({ faults, requests, cheats }).toEqual({ faults: [], requests: [], cheats: [] })
  })

  it('lets a period end in five seconds, and only ever sooner', async () => {
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
