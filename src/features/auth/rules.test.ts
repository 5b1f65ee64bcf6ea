import { expect, it } from 'vitest'
import { checkLogin, checkRegistration, type LoginDraft } from './rules'

it.each<[LoginDraft, (keyof LoginDraft)[]]>([
  [{ username: 'sari', password: 'x' }, []],
  [{ username: '  ', password: 'x' }, ['username']],
  [{ username: '\u200b\ufeff', password: '\u200b' }, ['username']],
  [{ username: 'sari', password: ' ' }, []],
  [{ username: '', password: '' }, ['username', 'password']],
])('checkLogin, for the draft %j, reports problems with the fields %j', (draft, missing) => {
  expect(Object.keys(checkLogin(draft))).toEqual(missing)
})

it('checkRegistration reports a separate problem for every missing field, in the order of the form', () => {
  expect(checkRegistration({ username: 'sari', password: 'x', inviteCode: 'TIGA-7', hasAgreed: true })).toEqual({})
  const problems = checkRegistration({ username: ' ', password: '', inviteCode: ' ', hasAgreed: false })
  const expected = {
    username: 'noUsername',
    password: 'noPassword',
    inviteCode: 'noInviteCode',
    hasAgreed: 'notAgreed',
  }
  expect(Object.entries(problems)).toEqual(Object.entries(expected))
})
