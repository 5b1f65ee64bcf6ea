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

  it.each(['log-in', 'registration'])('reads the token of a %s from an object and from a bare word', async (name) => {
    const ask = () => (name === 'log-in' ? logIn(credentials) : register(application))
    answerWith(server, { id: 1001 })
    expect(await ask()).toBe('1001')
    answerAll(server, () => HttpResponse.json({ code: 200, msg: '', data: 'member-1001' }))
    expect(await ask()).toBe('member-1001')
  })
})

it('registration sends the invite code as code', async () => {
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

describe('the token', () => {
  const read = (value: unknown) => v.safeParse(tokenAnswer, value)

  it.each<unknown>([{ id: 7 }, { id: '7', name: 'x' }, { id: ' 7 ' }, '7', 7, new BareText('7')])(
    'is read from %j',
    (value) => {
      expect(read(value)).toMatchObject({ success: true, output: '7' })
    },
  )

  it.each<unknown>(['', ' ', {}, { id: '' }, { id: null }, { id: {} }, [], ['7'], null, undefined, true])(
    'is never empty, and never "[object Object]": %j',
    (value) => expect(read(value).success).toBe(false),
  )
})
