import { answerAll, answerWith, startPlatform } from '../../tests/support/wire'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BareText } from './envelope'
import { logIn, register, tokenAnswer } from './sign-in'

const server = startPlatform()

const credentials = { username: 'sari', password: ' p&ss=1 ', localeCode: 'id_id' }
const application = { ...credentials, inviteCode: 'TIGA-7' }

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

const REFUSED = Symbol('refused')

function read(schema: v.GenericSchema<unknown, unknown>, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : REFUSED
}

describe('tokenAnswer', () => {
  it.each<[unknown, string]>([
    [{ id: 7 }, '7'],
    [{ id: '7', name: 'x' }, '7'],
    ['7', '7'],
    [7, '7'],
    [new BareText('tok-7'), 'tok-7'],
    [{ id: ' 7 ' }, '7'],
  ])('reads %j as %j', (value, expected) => {
    expect(read(tokenAnswer, value)).toBe(expected)
  })

  it.each([[''], [' '], [{}], [{ id: '' }], [{ id: null }], [{ id: {} }], [[]], [['7']], [null], [undefined], [true]])(
    'refuses %j: a token is never empty, and never "[object Object]"',
    (value) => {
      expect(read(tokenAnswer, value)).toBe(REFUSED)
    },
  )
})
