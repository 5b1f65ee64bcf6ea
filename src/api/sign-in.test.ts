import { answerAll, answerWith, runMutation, startPlatform } from '../../tests/support/wire'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BareText } from './envelope'
import { signInMutations, tokenAnswerSchema } from './sign-in'

const server = startPlatform()

const credentials = { username: 'sari', password: ' p&ss=1 ', localeCode: 'id_id' }
const registration = { ...credentials, inviteCode: 'TIGA-7' }

it.each<[string, string, () => Promise<string>, object]>([
  ['log-in', 'doLogin', () => runMutation(signInMutations.logIn(), credentials), {}],
  ['registration', 'doRegister', () => runMutation(signInMutations.register(), registration), { code: 'TIGA-7' }],
])('a %s sends the typed texts and the language, and returns the token', async (_name, call, signIn, extraFields) => {
  const sentRequests = answerWith(server, { id: 1001 })
  expect(await signIn()).toBe('1001')
  expect(sentRequests).toMatchObject([{ method: 'POST', path: `/api/member/${call}`, query: {} }])
  const fields = { username: 'sari', password: ' p&ss=1 ', lang: 'id_id', ...extraFields }
  expect(Object.fromEntries(new URLSearchParams(sentRequests[0]?.body))).toEqual(fields)
  answerAll(server, () => HttpResponse.json({ code: 200, msg: '', data: 'member-1001' }))
  expect(await signIn()).toBe('member-1001')
})

describe('tokenAnswerSchema', () => {
  const read = (value: unknown) => v.safeParse(tokenAnswerSchema, value)

  it.each<unknown>([{ id: 7 }, { id: '7', name: 'x' }, { id: ' 7 ' }, '7', 7, new BareText('7')])(
    'reads the token 7 from %j',
    (value) => {
      expect(read(value)).toMatchObject({ success: true, output: '7' })
    },
  )

  it.each<unknown>(['', ' ', {}, { id: '' }, { id: null }, { id: {} }, [], ['7'], null, undefined, true])(
    'refuses %j, which contains no usable token',
    (value) => expect(read(value).success).toBe(false),
  )
})
