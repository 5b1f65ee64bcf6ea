import { answerWith, runQuery, startPlatform } from '../../tests/support/wire'
import { member as wireMember } from '../../tests/support/samples'
import { describe, expect, it } from 'vitest'
import { accountQueries } from './account'

const server = startPlatform()

describe('accountQueries.member', () => {
  it('returns the member in the app’s fields, without the fund password and the IP address', async () => {
    answerWith(server, wireMember)
    const member = await runQuery(accountQueries.member())
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
    [{ sex: 1 }, { sex: 'male' }],
    [{ sex: 2 }, { sex: 'female' }],
    [{ sex: '1' }, { sex: 'male' }],
    [{ sex: '0' }, { sex: null }],
    [{ sex: 0 }, { sex: null }],
    [{ sex: false }, { sex: null }],
    [{ sex: '' }, { sex: null }],
    [{ sex: null }, { sex: null }],
    [{ sex: 3 }, { sex: 'unknown' }],
    [{ sex: {} }, { sex: 'unknown' }],
    [{ paypassword: 0 }, { hasFundPassword: false }],
    [{ is_online: 0 }, { isOnline: false }],
    [{ is_online: '' }, { isOnline: true }],
    [{ status: 2 }, { isActive: false }],
    [{ status: '' }, { isActive: true }],
    [{ status1: 1 }, { isOrderBlocked: true, hasFullView: false }],
    [{ status1: 2 }, { isOrderBlocked: false }],
    [{ is_see: 1 }, { isOrderBlocked: false, hasFullView: true }],
  ])('maps the platform’s fields %j to the app’s fields %j', async (fields, expected) => {
    answerWith(server, { ...wireMember, ...fields })
    expect(await runQuery(accountQueries.member())).toMatchObject(expected)
  })

  it.each([undefined, null, '', 'a lot', 1e21, Number.NaN, {}, true])(
    'reads the missing or unreadable balance %j as null, and still returns the member',
    async (money) => {
      answerWith(server, { ...wireMember, money })
      expect(await runQuery(accountQueries.member())).toMatchObject({ id: '1001', balance: null })
    },
  )
})
