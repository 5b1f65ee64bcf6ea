import { encode } from 'js-base64'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi } from '../node.ts'
import { getCall, logIn, postCall } from '../testing/client.ts'

const api = createTestApi()

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => api.server.close())

const NEW = { username: 'nadia_p', password: 'secret1', code: 'hello-12' }

describe('the envelope', () => {
  it('carries UTF-8 JSON as base64, in the language of the request', async () => {
    const { data } = await getCall('/system/base', {}, { lang: 'vi_vi' })
    expect(data).toMatchObject({ name: 'Tiga', demo: 1, notice: expect.stringContaining('giờ máy chủ') })
    const chinese = await getCall('/Lottery/itemlist', {}, { lang: 'zh_cn' })
    expect(chinese.data).toEqual([
      { id: 1, key: 'classic', name: '经典' },
      { id: 2, key: 'quick', name: '快速' },
    ])
  })

  it('falls back to English for an unknown language', async () => {
    const { msg } = await postCall('/member/doLogin', { username: 'x', password: 'y' }, { lang: 'fr_fr' })
    expect(msg).toBe('Wrong username or password')
  })
})

describe('logging in and registering', () => {
  it('logs a demo member in, and refuses a wrong password in the reader’s words', async () => {
    expect(await logIn('wulan_r')).toBe('1001')
    const wrong = await postCall('/member/doLogin', { username: 'wulan_r', password: 'nope' }, { lang: 'id_id' })
    expect(wrong).toMatchObject({ status: 200, code: 400, msg: 'Nama pengguna atau kata sandi salah', data: '' })
  })

  it('registers a member once per invite code, upper or lower case', async () => {
    const { code, data } = await postCall('/member/doRegister', NEW)
    expect(code).toBe(200)
    const { data: user } = await getCall('/member/getUserInfo', {}, { token: String(data) })
    expect(user).toMatchObject({ username: 'nadia_p', money: '100000', level: 1, is_see: 0, paypassword: 0 })
    const again = await postCall('/member/doRegister', { ...NEW, username: 'other_p', code: 'HELLO-12' })
    expect(again.msg).toBe('This invite code has already been used')
  })

  it.each([
    ['a short name', { username: 'ab' }, 'Usernames must have 3 to 20 letters or digits'],
    ['a short password', { password: '12345' }, 'Passwords must have at least 6 characters'],
    ['an unknown code', { code: 'NOPE-1' }, 'This invite code doesn’t exist'],
    ['a used code', { code: 'USED-0000' }, 'This invite code has already been used'],
    ['a taken name', { username: 'Wulan_R' }, 'This username is taken'],
  ])('refuses %s', async (_, fields, msg) => {
    expect(await postCall('/member/doRegister', { ...NEW, ...fields })).toMatchObject({ code: 400, msg })
  })
})

describe('a call that needs a member', () => {
  it.each([
    ['no token', {}],
    ['an empty token', { token: '' }],
    ['an unknown member', { token: encode('4711') }],
    ['a bare id', { token: '1001' }],
    ['nonsense', { token: '%%%' }],
  ])('is answered with the authentication error for %s', async (_, headers: Record<string, string>) => {
    const answer = await getCall('/member/getUserInfo', {}, { headers, lang: 'zh_cn' })
    expect(answer).toEqual({ status: 200, code: 401, msg: 'Authentication error', data: '' })
  })
})

describe('personal data', () => {
  it('sets the real name and the fund password once', async () => {
    const token = await logIn('siti_m')
    expect(await getCall('/member/setName', { name: 'Siti Mahira' }, { token })).toMatchObject({ code: 200 })
    expect(await getCall('/member/setName', { name: 'Other' }, { token })).toMatchObject({ code: 400 })
    const bad = await postCall('/member/setPayPassword', { paypassword: '12a4' }, { token })
    expect(bad.msg).toBe('The fund password must have exactly 4 digits')
    expect(await postCall('/member/setPayPassword', { paypassword: '1234' }, { token })).toMatchObject({ code: 200 })
    expect(await postCall('/member/setPayPassword', { paypassword: '9999' }, { token })).toMatchObject({ code: 400 })
  })

  it('changes the login password only with the current one', async () => {
    const token = await logIn('wulan_r')
    const change = (old_password: string): Promise<{ code: number }> =>
      getCall('/member/setLoginPassword', { old_password, new_password: 'fresh-one' }, { token })
    expect(await change('wrong')).toMatchObject({ code: 400 })
    expect(await change('demo1234')).toMatchObject({ code: 200 })
    expect((await api.member('wulan_r'))?.password).toBe('fresh-one')
  })

  it('binds a card to the holder of the account alone', async () => {
    const token = await logIn('wulan_r')
    const card = {
      bankid: '1234567890',
      bank: 'Bank Demo Melati',
      bank_code: 'MLT',
      username: 'wulan  RAHAYU',
      mobile: '0800000001',
    }
    const bind = (fields: Partial<typeof card>): Promise<{ msg: string }> =>
      postCall('/member/setBank', { ...card, ...fields }, { token })
    expect(await bind({ username: 'Somebody Else' })).toMatchObject({
      msg: 'The account holder must match your real name',
    })
    expect(await bind({ bankid: '12x' })).toMatchObject({ msg: 'Enter your real account number' })
    expect(await bind({})).toMatchObject({ code: 200 })
    expect(await bind({})).toMatchObject({ code: 400 })
    const { data } = await getCall('/member/getUserBankInfo', {}, { token })
    expect(data).toMatchObject({ is_bank: 1, info: { bankinfo: 'Bank Demo Melati', bankid: '1234567890' } })
  })

  it('asks for the real name, then the fund password, before a card', async () => {
    const token = await logIn('siti_m')
    expect((await postCall('/member/setBank', {}, { token })).msg).toBe('Add your real name first')
    await api.patch('siti_m', { name: 'Siti Mahira' })
    expect((await postCall('/member/setBank', {}, { token })).msg).toBe('Set the fund password first')
  })
})
