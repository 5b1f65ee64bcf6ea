import { describe, expect, it } from 'vitest'
import {
  checkLogin,
  checkRegister,
  type LoginDraft,
  type LoginField,
  type RegisterDraft,
  type RegisterField,
} from './rules'

describe('a log-in', () => {
  it.each<[LoginDraft, LoginField[]]>([
    [{ username: 'sari', password: 'x' }, []],
    [{ username: '', password: 'x' }, ['username']],
    [{ username: '  ', password: 'x' }, ['username']],
    [{ username: 'sari', password: '' }, ['password']],
    [{ username: 'sari', password: ' ' }, []],
    [{ username: '', password: '' }, ['username', 'password']],
  ])('%j lacks %j', (draft, missing) => {
    expect(checkLogin(draft)).toEqual(missing)
  })
})

describe('a registration', () => {
  const complete: RegisterDraft = { username: 'sari', password: 'x', inviteCode: 'TIGA-7', hasAgreed: true }

  it.each<[string, Partial<RegisterDraft>, RegisterField[]]>([
    ['nothing', {}, []],
    ['the username', { username: ' ' }, ['username']],
    ['the password', { password: '' }, ['password']],
    ['the invite code', { inviteCode: ' ' }, ['inviteCode']],
    ['the agreement', { hasAgreed: false }, ['agreement']],
    [
      'everything, in the order of the form',
      { username: '', password: '', inviteCode: '', hasAgreed: false },
      ['username', 'password', 'inviteCode', 'agreement'],
    ],
  ])('that lacks %s says so', (_name, fields, missing) => {
    expect(checkRegister({ ...complete, ...fields })).toEqual(missing)
  })
})
