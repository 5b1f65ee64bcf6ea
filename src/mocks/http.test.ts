// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpApi } from './http.ts'
import type { RequestRecord } from './journal.ts'
import { getCall, postCall } from './testing/client.ts'

const middleware = createHttpApi()
const server = createServer((req, res) =>
  middleware(req, res, () => {
    res.statusCode = 418
    res.end()
  }),
)
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function control(path: string, body: unknown, world: string): Promise<number> {
  const headers = { 'x-tiga-world': world, 'content-type': 'application/json' }
  const init = { method: 'POST', body: JSON.stringify(body), headers }
  return (await fetch(`${origin}/__mock/${path}`, init)).status
}

const within = (world: string): { base: string; token: string; headers: Record<string, string> } => ({
  base: `${origin}/api`,
  token: '1001',
  headers: { 'x-tiga-world': world },
})

describe('the HTTP mock', () => {
  it('passes on what is not its own', async () => {
    expect((await fetch(`${origin}/src/api/client.ts`)).status).toBe(418)
    expect((await fetch(`${origin}/api/none`)).status).toBe(404)
  })

  it('keeps one world per header value, and resets one alone', async () => {
    expect(await control('member', { username: 'wulan_r', patch: { money: 5 } }, 'one')).toBe(200)
    expect((await getCall('/member/getUserInfo', {}, within('one'))).data).toMatchObject({ money: '5' })
    expect((await getCall('/member/getUserInfo', {}, within('two'))).data).toMatchObject({ money: '86500' })
    await control('reset', {}, 'one')
    expect((await getCall('/member/getUserInfo', {}, within('one'))).data).toMatchObject({ money: '86500' })
  })

  it('holds the clock of a world and says what is wrong with a control', async () => {
    await control('clock', { now: Date.UTC(2026, 10, 21, 12, 0, 25) }, 'three')
    const { data } = await getCall('/Lottery/getLotteryInfo', { key: 'sunda60' }, within('three'))
    expect(data).toMatchObject({ next_expect: '20261121-0721', second: 35 })
    expect(await control('member', { username: 'nobody', patch: {} }, 'three')).toBe(400)
    expect(await control('nothing', {}, 'three')).toBe(404)
  })

  it('strikes with faults, down to a cut connection', async () => {
    await control('faults', { faults: [{ path: '/system/base', kind: 'offline', times: 1 }] }, 'four')
    await expect(getCall('/system/base', {}, within('four'))).rejects.toThrow('fetch failed')
    expect(await getCall('/system/base', {}, within('four'))).toMatchObject({ code: 200 })
  })

  it('does the work of a call whose answer never comes', async () => {
    await control('clock', { now: Date.UTC(2026, 10, 21, 12, 0, 25) }, 'six')
    await control(
      'faults',
      { faults: [{ path: '/game/placeOrder', kind: 'timeout', times: 1, afterwards: true }] },
      'six',
    )
    const { base, headers } = within('six')
    const order = { item: 'big', money: '1000', lid: '11', mid: '1001', expect: '20261121-0721' }
    const lost = fetch(`${base}/game/placeOrder`, {
      method: 'POST',
      headers: { ...headers, token: 'MTAwMQ==' },
      body: new URLSearchParams(order),
      signal: AbortSignal.timeout(150),
    })
    await expect(lost).rejects.toThrow('timeout')
    expect((await getCall('/member/getUserInfo', {}, within('six'))).data).toMatchObject({ money: '85500' })
  })

  it('makes a list as long as it is told, each video once', async () => {
    expect(await control('videos', { key: 'craft', count: 1003 }, 'seven')).toBe(200)
    const pages = await Promise.all(
      ['0', '99', '100', '101'].map((page) => getCall('/video/getVideoList', { id: 'craft', page }, within('seven'))),
    )
    const lists = pages.map(({ data }) => data as { data: { id: string }[]; count: string })
    expect(new Set(lists.map(({ count }) => count))).toEqual(new Set(['1003']))
    expect(new Set(lists.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(23)
    expect(lists.at(-1)?.data).toEqual([])
    expect((await getCall('/video/getVideoList', { id: 'craft', page: '0' }, within('eight'))).data).toMatchObject({
      count: '40',
    })
    expect(await control('videos', { key: 'nothing', count: 3 }, 'seven')).toBe(400)
    expect(await control('videos', { key: 'craft', count: -1 }, 'seven')).toBe(400)
  })

  it('takes uploads and keeps a journal', async () => {
    const form = new FormData()
    form.set('file', new File(['picture'], 'voucher.jpg', { type: 'image/jpeg' }))
    expect(await postCall('/system/img_upload', form, within('five'))).toMatchObject({
      code: 200,
      data: { img_path: '/uploads/voucher-1.jpeg' },
    })
    const response = await fetch(`${origin}/__mock/requests`, { headers: { 'x-tiga-world': 'five' } })
    const [sent] = (await response.json()) as RequestRecord[]
    expect(sent).toMatchObject({ method: 'POST', path: '/api/system/img_upload', headers: { token: 'MTAwMQ==' } })
  })
})
