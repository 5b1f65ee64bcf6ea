// @vitest-environment node
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listening } from '../../tests/support/raw-http'
import { CONTROL_HEADER } from './access.ts'
import { createHttpApi } from './http.ts'
import { getCall, postCall } from './testing/client.ts'

const middleware = createHttpApi()
const MEGABYTE = 1024 * 1024
const server = createServer((req, res) =>
  middleware(req, res, () => {
    res.statusCode = 418
    res.end()
  }),
)
let origin = ''

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listening(server)}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function control(path: string, body: unknown, world: string): Promise<number> {
  const headers = { 'x-tiga-world': world, [CONTROL_HEADER]: '1' }
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

  it('tells nobody what was sent', async () => {
    await postCall('/member/doLogin', { username: 'wulan_r', password: 'demo1234' }, within('seven'))
    const headers = { 'x-tiga-world': 'seven', [CONTROL_HEADER]: '1' }
    expect((await fetch(`${origin}/__mock/requests`, { headers })).status).toBe(404)
    expect(await control('requests', {}, 'seven')).toBe(404)
  })

  it.each([
    ['without the header', {}],
    ['by a page of another host', { [CONTROL_HEADER]: '1', origin: 'https://elsewhere.example' }],
  ])('is not controlled %s', async (_name, headers) => {
    const post = (path: string, body: string) =>
      fetch(`${origin}/__mock/${path}`, { method: 'POST', body, headers: { 'x-tiga-world': 'eight', ...headers } })
    expect((await post('credit', JSON.stringify({ member: '1001', amount: '5' }))).status).toBe(403)
    expect((await post('reset', '')).status).toBe(403)
    expect((await getCall('/member/getUserInfo', {}, within('eight'))).data).toMatchObject({ money: '86500' })
  })

  it.each(['no JSON', '7', 'null'])('refuses a control whose body is %s', async (body) => {
    const headers = { [CONTROL_HEADER]: '1' }
    expect((await fetch(`${origin}/__mock/reset`, { method: 'POST', body, headers })).status).toBe(400)
  })

  it('takes a body of some length and no longer one', async () => {
    expect(await control('member', { username: 'wulan_r', patch: { name: 'x'.repeat(65_000) } }, 'nine')).toBe(200)
    expect(await control('member', { username: 'wulan_r', patch: { name: 'x'.repeat(66_000) } }, 'nine')).toBe(413)
    const send = (megabytes: number) =>
      fetch(`${origin}/api/member/setSex`, { method: 'POST', body: new Uint8Array(megabytes * MEGABYTE) })
    expect((await send(31)).status).toBe(200)
    expect((await send(33)).status).toBe(413)
  })

  it('keeps the world of its members, however many others are asked for', async () => {
    const theirs = { base: `${origin}/api`, token: '1001' }
    await control('member', { username: 'wulan_r', patch: { money: 5 } }, 'default')
    await control('member', { username: 'wulan_r', patch: { money: 6 } }, 'first')
    for (let index = 0; index < 70; index += 1) await getCall('/system/base', {}, within(`invented ${index}`))
    expect((await getCall('/member/getUserInfo', {}, theirs)).data).toMatchObject({ money: '5' })
    expect((await getCall('/member/getUserInfo', {}, within('first'))).data).toMatchObject({ money: '86500' })
  })
})
