import { answerAll, startPlatform } from '../../tests/support/wire'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { setAvatar, setFundPassword, setLoginPassword, setRealName, setSex } from './profile'

const server = startPlatform()

it.each<[string, () => Promise<void>, Record<string, string>]>([
  ['POST /member/uploadHeaderImg', () => setAvatar('/a/7.svg'), { header_img: '/a/7.svg' }],
  ['GET /member/setName', () => setRealName('Sari Dewi'), { name: 'Sari Dewi' }],
  ['POST /member/setSex', () => setSex('male'), { sex: '1' }],
  ['POST /member/setSex', () => setSex('female'), { sex: '2' }],
  ['POST /member/setPayPassword', () => setFundPassword('0471'), { paypassword: '0471' }],
  [
    'GET /member/setLoginPassword',
    () => setLoginPassword({ current: 'a b', next: 'c&d' }),
    { old_password: 'a b', new_password: 'c&d' },
  ],
])('%s is sent once, as the platform has it', async (call, change, fields) => {
  // Any answer will do, even a bare word.
  const sent = answerAll(server, () => HttpResponse.json({ code: 200, msg: '', data: 'done.' }))
  await change()
  expect(sent).toHaveLength(1)
  const [request] = sent
  expect(`${request?.method} ${request?.path.replace('/api', '')}`).toBe(call)
  expect({ ...request?.query, ...Object.fromEntries(new URLSearchParams(request?.body)) }).toEqual(fields)
})
