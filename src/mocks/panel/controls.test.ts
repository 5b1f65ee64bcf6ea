// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpApi } from '../http.ts'
import { createTestApi } from '../node.ts'
import { type CallOptions, getCall, postCall } from '../testing/client.ts'
import { type Controls, httpControls, worldControls } from './controls.ts'

const NOON = Date.UTC(2026, 10, 21, 12, 0, 20)
// Under a path of its own: its handlers answer any origin, the server's too.
const api = createTestApi({ basePath: '/page' })
const middleware = createHttpApi()
const server = createServer((req, res) => middleware(req, res, () => res.writeHead(418).end()))

/** One way to the mock: what QA is given there, how the app calls it, and how a test begins. */
interface Door {
  controls: Controls
  as: (token: string) => CallOptions
  begin: () => Promise<unknown>
}
const doors: Record<string, Door> = {}

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  api.server.listen({ onUnhandledRequest: 'bypass' })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tell = (path: string, body: unknown) =>
    fetch(`${origin}/__mock/${path}`, { method: 'POST', body: JSON.stringify(body) })
  doors['the page’s own world'] = {
    controls: worldControls(api.world),
    as: (token) => ({ token, base: 'http://app.example/page' }),
    begin: async () => {
      api.reset()
      api.clock.hold(NOON)
    },
  }
  doors['the server’s world'] = {
    controls: httpControls(origin),
    as: (token) => ({ token, base: `${origin}/api` }),
    begin: async () => {
      await tell('reset', {})
      await tell('clock', { now: NOON })
    },
  }
})
afterAll(() => {
  api.server.close()
  server.closeAllConnections()
  server.close()
})

describe.each(['the page’s own world', 'the server’s world'])('QA in %s', (name) => {
  let door: Door
  let controls: Controls
  beforeEach(async () => {
    const found = doors[name]
    if (found === undefined) throw new Error(`no door ${name}`)
    door = found
    controls = door.controls
    await door.begin()
  })
  const info = async () => (await getCall('/member/getUserInfo', {}, door.as('1001'))).data
  const record = async () => {
    const { data } = await getCall('/member/getUserWithdrawList', {}, door.as('1002'))
    return (data as { data: { status: number; update_time: string }[] }).data
  }
  const secondsLeft = async (key: string) => {
    const { data } = await getCall('/Lottery/getLotteryInfo', { key }, door.as('1001'))
    // Some games send it as text.
    const { second, next_expect } = data as { second: number | string; next_expect: string }
    return { second: Number(second), next_expect }
  }

  it('credits a member', async () => {
    await controls.credit('1001', '50000')
    expect(await info()).toMatchObject({ money: '136500' })
    await expect(controls.credit('1001', 'much')).rejects.toThrow('not an amount: much')
    await expect(controls.credit('nobody', '1')).rejects.toThrow('no member nobody')
  })

  it('sets level, rights and whether the account is online, and sees them', async () => {
    await controls.patch('1001', { level: '5', is_see: 1, status1: 1, status: 0, is_online: 0 })
    expect(await info()).toMatchObject({ level: 5, is_see: 1, status1: '1', status: 0, is_online: 0 })
    expect((await controls.overview('1001')).member).toMatchObject({ level: 5, fullView: true, ordersBlocked: true })
    expect((await controls.overview('')).member).toBeNull()
  })

  it('reviews at once what a member waits for, and nothing of others', async () => {
    const form = new FormData()
    form.set('file', new File(['picture'], 'voucher.jpg', { type: 'image/jpeg' }))
    const { data } = await postCall('/system/img_upload', form, door.as('1002'))
    await postCall(
      '/member/doRecharge',
      { money: '7000', img_path: (data as { img_path: string }).img_path },
      door.as('1002'),
    )
    for (const money of ['50000', '50013'])
      await postCall('/member/setUserWirhdraw', { money, paypassword: '1357' }, door.as('1002'))
    expect(await controls.review('1001')).toEqual({ topUps: 0, withdrawals: 0 })
    expect((await record()).slice(0, 2)).toMatchObject([{ status: 1 }, { status: 1 }])
    expect(await controls.review('1002')).toEqual({ topUps: 1, withdrawals: 2 })
    expect((await record()).slice(0, 2)).toMatchObject([
      { status: 3, update_time: '2026-11-21 12:00:20' },
      { status: 4, update_time: '2026-11-21 12:00:20' },
    ])
    expect((await controls.overview('1002')).member?.money).toBe('707000')
    expect(await controls.review('1002')).toEqual({ topUps: 0, withdrawals: 0 })
  })

  it('orders a fault, sees it, and clears it', async () => {
    await controls.addFault({ path: '/member/getUserInfo', kind: 'error', message: 'Demo fault' })
    await controls.addFault({ path: '/system/base', kind: 'empty', times: 1 })
    expect(await getCall('/member/getUserInfo', {}, door.as('1001'))).toMatchObject({ code: 500, msg: 'Demo fault' })
    expect((await controls.overview('1001')).faults).toMatchObject([{ kind: 'error' }, { kind: 'empty', times: 1 }])
    await controls.clearFaults()
    expect((await controls.overview('1001')).faults).toEqual([])
    expect(await info()).toMatchObject({ username: 'wulan_r' })
  })

  it('lets a period end in five seconds, and only ever sooner', async () => {
    expect(await secondsLeft('sunda60')).toMatchObject({ second: 40, next_expect: '20261121-0721' })
    await controls.shortenPeriod('11', 5000)
    expect(await secondsLeft('sunda60')).toMatchObject({ second: 5, next_expect: '20261121-0721' })
    // One clock for all: the period of three minutes has come as far.
    expect(await secondsLeft('merapi180')).toMatchObject({ second: 125, next_expect: '20261121-0241' })
    await controls.shortenPeriod('11', 30_000)
    expect(await secondsLeft('sunda60')).toMatchObject({ second: 5 })
    await expect(controls.shortenPeriod('99', 5000)).rejects.toThrow('no game 99')
  })
})
