import { answerAll, answerWith, describeReads, envelope, startPlatform } from '../../tests/support/wire'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { fetchMember, logIn, register } from './account'

const server = startPlatform()

const credentials = { username: 'sari', password: ' p&ss=1 ', localeCode: 'id_id' }
const application = { ...credentials, inviteCode: 'TIGA-7' }

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

describe('log-in', () => {
  it('sends username, password and language, as typed', async () => {
    const sent = answerWith(server, { id: 1001 })
    await logIn(credentials)
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/member/doLogin', query: {} }])
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
      username: 'sari',
      password: ' p&ss=1 ',
      lang: 'id_id',
    })
  })

  it.each([
    ['an object with id', { id: 1001 }, '1001'],
    ['an object with a textual id', { id: '1001' }, '1001'],
    ['a number', 1001, '1001'],
    ['a text', '1001', '1001'],
  ])('reads the token from %s', async (_name, payload, expected) => {
    answerWith(server, payload)
    expect(await logIn(credentials)).toBe(expected)
    expect(await register(application)).toBe(expected)
  })

  it('reads the token from a bare word', async () => {
    answerAll(server, () => HttpResponse.json({ code: 200, msg: '', data: 'member-1001' }))
    expect(await logIn(credentials)).toBe('member-1001')
    expect(await register(application)).toBe('member-1001')
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['an object without id', { token: 'x' }],
    ['an empty id', { id: '' }],
    ['a list', ['1001']],
  ])('with %s for a token does not fit', async (_name, payload) => {
    answerWith(server, payload)
    await expect(logIn(credentials)).rejects.toMatchObject({ kind: 'schema' })
  })

  it('that is refused has the platform’s words', async () => {
    answerAll(server, () => envelope(500, 'Wrong password'))
    await expect(logIn(credentials)).rejects.toMatchObject({ kind: 'api', serverMessage: 'Wrong password' })
  })
})

describe('registration', () => {
  it('sends the invite code as code', async () => {
    const sent = answerWith(server, 1001)
    await register(application)
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/member/doRegister' }])
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
      username: 'sari',
      password: ' p&ss=1 ',
      code: 'TIGA-7',
      lang: 'id_id',
    })
  })
})

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
      points: 0,
      level: 0,
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

  it.each([
    ['no balance', { ...wireMember, money: undefined }],
    ['a balance that has lost digits', { ...wireMember, money: 1e21 }],
    ['no id', { ...wireMember, id: null }],
  ])('with %s does not fit', async (_name, payload) => {
    answerWith(server, payload)
    await expect(fetchMember()).rejects.toMatchObject({ kind: 'schema' })
  })
})

describeReads(server, [['/member/getUserInfo', {}, fetchMember, wireMember]])
