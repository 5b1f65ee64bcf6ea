import { answerWith, describeReads, startPlatform } from '../../tests/support/wire'
import { describe, expect, it } from 'vitest'
import { fetchMember } from './account'

const server = startPlatform()

const wireMember = {
  id: 1001,
  username: 'sari',
  integral: '120',
  level: 2,
  money: '86500.00',
  status: 1,
  is_online: 1,
  is_see: 0,
  name: 'Sari Dewi',
  sex: '2',
  paypassword: '4711',
  min: '10000',
  max: 500000,
  num: '3',
  status1: 0,
  ip: '203.0.113.7',
  header_img: '/media/avatar-1.svg',
}

describe('the member', () => {
  it('is read into our words, without the fund password and the address', async () => {
    answerWith(server, wireMember)
    const member = await fetchMember()
    expect(member).toEqual({
      id: '1001',
      username: 'sari',
      points: 120,
      level: 2,
      balance: '86500',
      isActive: true,
      isOnline: true,
      hasFullView: false,
      realName: 'Sari Dewi',
      sex: 'female',
      hasFundPassword: true,
      withdrawMinimum: '10000',
      withdrawMaximum: '500000',
      withdrawalsPerDay: 3,
      isOrderBlocked: false,
      avatarUrl: '/media/avatar-1.svg',
    })
    expect(JSON.stringify(member)).not.toMatch(/4711|203\.0\.113/)
  })

  it.each([
    ['4711', true],
    [4711, true],
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    ['', false],
    [null, false],
    [undefined, false],
    [false, false],
  ])('with paypassword %j has a fund password: %j', async (paypassword, expected) => {
    answerWith(server, { ...wireMember, paypassword })
    const member = await fetchMember()
    expect(member.hasFundPassword).toBe(expected)
    expect(Object.keys(member)).not.toContain('paypassword')
  })

  it.each([
    [0, false],
    ['0', false],
    [false, false],
    [1, true],
    ['1', true],
    ['', true],
    [null, true],
    [undefined, true],
  ])('with is_online %j is online: %j', async (is_online, expected) => {
    answerWith(server, { ...wireMember, is_online })
    expect((await fetchMember()).isOnline).toBe(expected)
  })

  it.each([
    [1, true],
    ['1', true],
    [undefined, true],
    [null, true],
    ['', true],
    [0, false],
    ['0', false],
    [2, false],
    ['2', false],
  ])('with status %j is active: %j', async (status, expected) => {
    answerWith(server, { ...wireMember, status })
    expect((await fetchMember()).isActive).toBe(expected)
  })

  it.each([
    [1, 'male'],
    ['1', 'male'],
    [2, 'female'],
    ['2', 'female'],
    ['0', null],
    [0, null],
    ['', null],
    [null, null],
    [undefined, null],
    [3, 'unknown'],
    ['m', 'unknown'],
    [{}, 'unknown'],
  ])('with sex %j is %j', async (sex, expected) => {
    answerWith(server, { ...wireMember, sex })
    expect((await fetchMember()).sex).toBe(expected)
  })

  it.each([
    [1, true],
    ['1', true],
    [0, false],
    [undefined, false],
  ])('with status1 %j has orders blocked, and with is_see %j the full view: %j', async (flag, expected) => {
    answerWith(server, { ...wireMember, status1: flag, is_see: flag })
    expect(await fetchMember()).toMatchObject({ isOrderBlocked: expected, hasFullView: expected })
  })

  it('may lack everything but id and balance', async () => {
    answerWith(server, { id: '1', money: 0 })
    expect(await fetchMember()).toMatchObject({
      username: '',
      points: null,
      level: null,
      balance: '0',
      isActive: true,
      isOnline: true,
      hasFundPassword: false,
      withdrawMinimum: null,
      withdrawMaximum: null,
      withdrawalsPerDay: null,
      isOrderBlocked: false,
    })
  })

  it.each([undefined, null, '', 'a lot', 1e21, Number.NaN, {}, true])(
    'with a balance of %j is the member all the same, whose balance is not known',
    async (money) => {
      answerWith(server, { ...wireMember, money })
      expect(await fetchMember()).toMatchObject({ id: '1001', balance: null })
    },
  )

  it('without an id does not fit', async () => {
    answerWith(server, { ...wireMember, id: null })
    await expect(fetchMember()).rejects.toMatchObject({ kind: 'schema' })
  })
})

describeReads(server, [['/member/getUserInfo', {}, fetchMember, wireMember]])
