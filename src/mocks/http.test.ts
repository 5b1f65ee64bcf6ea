// @vitest-environment node
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listening } from '../../tests/support/raw-http'
import { CONTROL_HEADER } from './access.ts'
import { createHttpApi } from './http.ts'
import { getCall } from './testing/client.ts'

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

const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
  fetch(`${origin}${path}`, { method: 'POST', body, headers })

async function control(path: string, body: unknown, world: string): Promise<number> {
  const headers = { 'x-tiga-world': world, [CONTROL_HEADER]: '1' }
  return (await post(`/__mock/${path}`, JSON.stringify(body), headers)).status
}

const moneyIn = async (world?: string): Promise<unknown> => {
  const headers: Record<string, string> = world === undefined ? {} : { 'x-tiga-world': world }
  const { data } = await getCall('/member/getUserInfo', {}, { base: `${origin}/api`, token: '1001', headers })
  return (data as { money: unknown }).money
}

describe('the HTTP mock', () => {
  it('passes on what is not its own', async () => {
    expect((await fetch(`${origin}/src/api/client.ts`)).status).toBe(418)
    expect((await fetch(`${origin}/api/none`)).status).toBe(404)
  })

  it('keeps one world per header value, and resets one alone', async () => {
    expect(await control('member', { username: 'wulan_r', patch: { money: 5 } }, 'one')).toBe(200)
    expect([await moneyIn('one'), await moneyIn('two')]).toEqual(['5', '86500'])
    await control('reset', {}, 'one')
    expect(await moneyIn('one')).toBe('86500')
  })

  it('says what is wrong with a control, and tells nobody what was sent', async () => {
    expect(await control('member', { username: 'nobody', patch: {} }, 'three')).toBe(400)
    for (const none of ['nothing', 'requests']) expect(await control(none, {}, 'three')).toBe(404)
    expect((await fetch(`${origin}/__mock/requests`, { headers: { [CONTROL_HEADER]: '1' } })).status).toBe(404)
    for (const body of ['no JSON', '7', 'null'])
      expect((await post('/__mock/reset', body, { [CONTROL_HEADER]: '1' })).status).toBe(400)
  })

  it.each([
    ['without the header', {}],
    ['by a page of another host', { [CONTROL_HEADER]: '1', origin: 'https://elsewhere.example' }],
  ])('is not controlled %s', async (_name, caller) => {
    const headers = { 'x-tiga-world': 'eight', ...caller }
    expect((await post('/__mock/credit', '{"member":"1001","amount":"5"}', headers)).status).toBe(403)
    expect(await moneyIn('eight')).toBe('86500')
  })

  it('takes a body of some length and no longer one', async () => {
    expect(await control('member', { username: 'wulan_r', patch: { name: 'x'.repeat(65_000) } }, 'nine')).toBe(200)
    expect(await control('member', { username: 'wulan_r', patch: { name: 'x'.repeat(66_000) } }, 'nine')).toBe(413)
    const send = (megabytes: number) => post('/api/member/setSex', new Uint8Array(megabytes * MEGABYTE), {})
    expect((await send(31)).status).toBe(200)
    expect((await send(33)).status).toBe(413)
  })

  it('keeps the world of its members, however many others are asked for', async () => {
    await control('member', { username: 'wulan_r', patch: { money: 5 } }, 'default')
    await control('member', { username: 'wulan_r', patch: { money: 6 } }, 'first')
    for (let index = 0; index < 70; index += 1) await moneyIn(`invented ${index}`)
    expect([await moneyIn(), await moneyIn('first')]).toEqual(['5', '86500'])
  })
})
