import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi } from '../node.ts'
import { type Answer, getCall, logIn, postCall } from '../testing/client.ts'

const api = createTestApi()
/** 25 s into a minute: the Sunda period 20261121-0721 is open for 35 s more. */
const NOW = Date.UTC(2026, 10, 21, 12, 0, 25)
const OPEN = '20261121-0721'

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.clock.hold(NOW))
afterEach(() => api.reset())
afterAll(() => api.server.close())

interface WireOrder {
  expect: string
  status: number
  status_text: string
  money: string
  opencode: unknown
  data: { lid: number; type: string; money: string; is_win: number; profit: string }[]
}

const GOOD = { item: 'big,pair', money: '1000', lid: '11', mid: '1001', expect: OPEN }

async function place(fields: Partial<typeof GOOD>, token = '1001'): Promise<Answer> {
  return postCall('/game/placeOrder', { ...GOOD, mid: token, ...fields }, { token })
}

async function ordersOf(token: string): Promise<WireOrder[]> {
  const { data } = await getCall('/member/getUserGameList', {}, { token })
  return (data as { data: WireOrder[] }).data
}

async function balanceOf(token: string): Promise<number> {
  const { data } = await getCall('/member/getUserInfo', {}, { token })
  return Number((data as { money: string }).money)
}

describe('placing an order', () => {
  it.each([
    ['without a member', {}, '9999', 'Authentication error'],
    ['by a blocked member, before all else', { lid: '99', item: '' }, '1003', 'can’t place orders'],
    ['for an unknown game, before its options', { lid: '99', item: '' }, '1001', 'Game not found'],
    ['without an option, before the amount', { item: '', money: '0' }, '1001', 'options are not valid'],
    ['with an unknown option', { item: 'big,huge' }, '1001', 'options are not valid'],
    ['with an option twice', { item: 'big,big' }, '1001', 'options are not valid'],
    ['with no amount, before the period', { money: '00', expect: 'x' }, '1001', 'valid amount'],
    ['with a fraction', { money: '10.5' }, '1001', 'valid amount'],
    ['with a negative amount', { money: '-5' }, '1001', 'valid amount'],
    ['for another period, before the balance', { expect: '20261121-0720', money: '999999' }, '1001', 'Round closed'],
    [
      'in a locked game, before the total',
      { lid: '18', expect: '20261121-0241', money: '999999' },
      '1001',
      'contact the administrator',
    ],
    ['beyond the balance', { money: '43251' }, '1001', 'Insufficient balance'],
  ])('is refused %s', async (_, fields, token, reason) => {
    const { code, msg } = await place(fields, token)
    expect(code).not.toBe(200)
    expect(msg).toContain(reason)
    expect(await balanceOf('1001')).toBe(86_500)
  })

  it('takes the stake of every note, settles after the draw and pays the gross return', async () => {
    const token = await logIn('wulan_r')
    expect(await place({ item: 'big,small', money: '2000' })).toMatchObject({ code: 200, data: '' })
    expect(await balanceOf(token)).toBe(82_500)
    const [pending] = await ordersOf(token)
    expect(pending).toMatchObject({ expect: OPEN, status: 0, money: '4000', opencode: '' })
    expect(pending?.data.map((line) => line.is_win)).toEqual([0, 0])

    api.clock.advance(60_000)
    const settled = (await ordersOf(token)).find((order) => order.expect === OPEN)
    expect(settled).toMatchObject({ status: 1, status_text: 'Settled', opencode: expect.any(Array) })
    expect(settled?.data.map(({ is_win, profit }) => `${is_win} ${profit}`).sort()).toEqual(['1 3900', '2 2000'])
    expect(await balanceOf(token)).toBe(86_400)
  })
})
