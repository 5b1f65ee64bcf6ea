import { answerAll, startPlatform } from '../../tests/support/wire'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { bindBankCard, submitTopUp, submitWithdrawal } from './wallet'

const server = startPlatform()

describe('changes of the wallet', () => {
  it.each<[string, () => Promise<void>, Record<string, string>]>([
    [
      '/member/setBank',
      () =>
        bindBankCard({
          accountNumber: '0000111122',
          bankName: 'Bank Demo Melati',
          bankCode: 'MLT',
          holder: 'WULAN RAHAYU',
          mobile: '0000123456',
        }),
      {
        bankid: '0000111122',
        bank: 'Bank Demo Melati',
        bank_code: 'MLT',
        username: 'WULAN RAHAYU',
        mobile: '0000123456',
      },
    ],
    [
      '/member/doRecharge',
      () => submitTopUp({ amount: money('50000'), voucherPath: '/uploads/1.jpeg' }),
      { money: '50000', img_path: '/uploads/1.jpeg' },
    ],
    [
      '/member/setUserWirhdraw',
      () => submitWithdrawal({ amount: money('20000'), fundPassword: '0471' }),
      { money: '20000', paypassword: '0471' },
    ],
  ])('POST %s is sent once, and any answer of success will do', async (path, change, fields) => {
    const sent = answerAll(server, () => HttpResponse.json({ code: 200, msg: '', data: 'done.' }))
    await change()
    expect(sent).toMatchObject([{ method: 'POST', path: `/api${path}` }])
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual(fields)
  })
})
