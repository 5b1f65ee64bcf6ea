import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi } from '../node.ts'
import { type Answer, getCall, postCall } from '../testing/client.ts'

const api = createTestApi()
/** 25 s into a minute: the Sunda period 20261121-0721 is open for 35 s more. */
const NOW = Date.UTC(2026, 10, 21, 12, 0, 25)
const OPEN = '20261121-0721'

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.clock.hold(NOW))
afterEach(() => api.reset())
afterAll(() => api.server.close())

const GOOD = { item: 'big,pair', money: '1000', lid: '11', mid: '1001', expect: OPEN }

async function place(fields: Partial<typeof GOOD>, token = '1001'): Promise<Answer> {
  return postCall('/game/placeOrder', { ...GOOD, mid: token, ...fields }, { token })
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
})
