import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi } from '../node.ts'
import { type Answer, getCall, postCall } from '../testing/client.ts'

const api = createTestApi()
/** 12:00:25 UTC: the period 20261121-0721 of the game Sunda is open for another 35 s. */
const NOW = Date.UTC(2026, 10, 21, 12, 0, 25)
const ORDER = { item: 'big,pair', money: '1000', lid: '11', mid: '1001', expect: '20261121-0721' }
const LOCKED_GAME_ORDER = { lid: '18', expect: '20261121-0241', money: '999999' }
const PLACE_ORDER = '/game/placeOrder'

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.clock.hold(NOW))
afterEach(() => api.reset())
afterAll(() => api.server.close())

const balanceOf = async (member: string) => (await api.member(member))?.money

it('the header Date of an answer or a refusal has the time of the mock’s clock', async () => {
  for (const path of ['/system/base', '/member/getUserInfo'])
    expect((await fetch(`http://app.example/api${path}`)).headers.get('date')).toBe('Sat, 21 Nov 2026 12:00:25 GMT')
})

it.each([
  ['without a member', {}, '9999', 'Authentication error'],
  ['from a blocked member, before all other checks', { lid: '99', item: '' }, '1003', 'can’t place orders'],
  ['for an unknown game, before its options are checked', { lid: '99', item: '' }, '1001', 'Game not found'],
  ['without an option, before the amount is checked', { item: '', money: '0' }, '1001', 'options are not valid'],
  ['with an unknown option', { item: 'big,huge' }, '1001', 'options are not valid'],
  ['with an option twice', { item: 'big,big' }, '1001', 'options are not valid'],
  ['with an amount of zero, before the period is checked', { money: '00', expect: 'x' }, '1001', 'valid amount'],
  ['with a fractional amount', { money: '10.5' }, '1001', 'valid amount'],
  ['with a negative amount', { money: '-5' }, '1001', 'valid amount'],
  [
    'for another period, before the balance is checked',
    { expect: '20261121-0720', money: '999999' },
    '1001',
    'Round closed',
  ],
  ['in a locked game, before the total is checked', LOCKED_GAME_ORDER, '1001', 'administrator'],
  ['beyond the balance', { money: '43251' }, '1001', 'Insufficient balance'],
])('an order is refused %s', async (_, fields, token, reason) => {
  const { code, msg } = await postCall(PLACE_ORDER, { ...ORDER, mid: token, ...fields }, { token })
  expect(code).not.toBe(200)
  expect(msg).toContain(reason)
  expect(await balanceOf('1001')).toBe('86500')
})

describe('a withdrawal', () => {
  const withdraw = (money: string, paypassword = '1357'): Promise<Answer> =>
    postCall('/member/setUserWirhdraw', { money, paypassword }, { token: '1002' })

  it('is credited back after a refusal, and the list of withdrawals has the reason', async () => {
    await withdraw('50013')
    api.clock.advance(120_000)
    const { data } = await getCall('/member/getUserWithdrawList', {}, { token: '1002' })
    const [latest] = (data as { data: unknown[] }).data
    expect(latest).toMatchObject({ status: 3, desc: 'The bank did not accept this transfer.' })
    expect(await balanceOf('1002')).toBe('750000')
  })

  it('is refused with a wrong amount or password, without a linked card, and as the sixth of the day', async () => {
    await api.patch('budi_k', { money: '70000' })
    expect((await withdraw('0')).msg).toBe('Please enter a valid amount')
    expect((await withdraw('9999', '0000')).msg).toBe('The minimum withdrawal is 10000')
    expect((await withdraw('500001', '0000')).msg).toBe('The withdrawal amount cannot exceed 500000')
    expect((await withdraw('10000', '0000')).msg).toBe('Wrong fund password')
    expect((await withdraw('80000')).msg).toBe('Insufficient balance')
    expect(await balanceOf('1002')).toBe('70000')
    for (let sentCount = 0; sentCount < 5; sentCount += 1) expect(await withdraw('10000')).toMatchObject({ code: 200 })
    expect((await withdraw('10000')).msg).toBe('You’ve reached the limit of 5 withdrawals per day')
    const fields = { money: '10000', paypassword: '2580' }
    expect((await postCall('/member/setUserWirhdraw', fields, { token: '1001' })).msg).toBe('Link a bank account first')
  })
})

it('the mock refuses a top-up without an uploaded voucher, and an upload that is not a picture', async () => {
  const callAsBudi = { token: '1002' }
  const answerToForgedPath = await postCall(
    '/member/doRecharge',
    { money: '1', img_path: '/uploads/voucher-9.png' },
    callAsBudi,
  )
  expect(answerToForgedPath.msg).toBe('Please add your proof of payment')
  const form = new FormData()
  form.set('file', new File(['words'], 'voucher', { type: 'text/plain' }))
  expect((await postCall('/system/img_upload', form, callAsBudi)).msg).toBe('The file must be an image')
})

it.each([
  [true, '85500'],
  [false, '86500'],
])('after an order that gets no answer (carried out: %s), the balance is %s', async (afterwards, expected) => {
  await api.faults.add({ path: PLACE_ORDER, kind: 'timeout', afterwards })
  const body = new URLSearchParams({ ...ORDER, item: 'big' })
  const request = { method: 'POST', body, headers: { token: 'MTAwMQ==' }, signal: AbortSignal.timeout(80) }
  await expect(fetch(`http://app.example/api${PLACE_ORDER}`, request)).rejects.toThrow('timeout')
  expect(await balanceOf('1001')).toBe(expected)
})

it.each([
  ['86500', 200, '1000', 2],
  ['1500', 400, '500', 1],
])(
  'the fault “twice” sends an order twice and returns the second answer: with a balance of %s, the code is %i',
  async (...row) => {
    const [money, code, finalBalance, newOrderCount] = row
    await api.patch('wulan_r', { money })
    await api.faults.add({ path: PLACE_ORDER, kind: 'twice', times: 1 })
    const ordersBefore = await api.world.transact((state) => state.orders.length)
    const answer = await postCall(PLACE_ORDER, { ...ORDER, item: 'big', money: '1000' }, { token: '1001' })
    expect(answer.code).toBe(code)
    expect(await balanceOf('1001')).toBe(money === '86500' ? '84500' : finalBalance)
    expect((await api.world.transact((state) => state.orders.length)) - ordersBefore).toBe(newOrderCount)
  },
)

it('a fault affects only calls of its exact path, and only as many of them as its `times`', async () => {
  await api.faults.add({ path: '/video/getVideoInfo', kind: 'error', times: 1 })
  const calls = ['/video/getVideoInfoItem', '/video/getVideoInfo', '/video/getVideoInfo']
  const codes: number[] = []
  for (const path of calls) codes.push((await getCall(path, { id: '1001' })).code)
  expect(codes).toEqual([200, 500, 200])
  await expect(api.faults.add({ path: '/getVideoInfo', kind: 'error' })).rejects.toThrow('no call /getVideoInfo')
})
