import { answerAll, answerWith, describeReads, envelope, IMAGES, startPlatform } from '../../tests/support/wire'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import {
  bindBankCard,
  fetchBankCard,
  fetchBanks,
  fetchWithdrawals,
  fetchWithdrawRules,
  submitTopUp,
  submitWithdrawal,
  uploadVoucher,
} from './wallet'

const server = startPlatform()

const card = {
  accountNumber: '0000111122',
  bankName: 'Bank Demo Melati',
  bankCode: 'MLT',
  holder: 'WULAN RAHAYU',
  mobile: '0000123456',
}

const wireInfo = { bankinfo: 'Bank Demo Melati', bankid: '0000111122', username: 'WULAN RAHAYU', mobile: '0000123456' }

const wireWithdrawal = {
  id: 9,
  status: '2',
  status_text: 'Paid',
  money: '20000.00',
  desc: ' To your card ',
  create_time: '2026-11-20 13:05:09',
  update_time: '2026-11-20 14:00:00',
}

describe('changes of the wallet', () => {
  it.each<[string, () => Promise<void>, Record<string, string>]>([
    [
      '/member/setBank',
      () => bindBankCard(card),
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
    expect(sent).toMatchObject([{ method: 'POST', path: `/api${path}`, query: {} }])
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual(fields)
  })
})

describe('the bank card', () => {
  it.each([[1], ['1'], [true]])('with is_bank %j is read into our words', async (is_bank) => {
    answerWith(server, { is_bank, info: wireInfo })
    expect(await fetchBankCard()).toEqual({
      bankName: 'Bank Demo Melati',
      accountNumber: '0000111122',
      holder: 'WULAN RAHAYU',
      mobile: '0000123456',
    })
  })

  it.each<[unknown]>([
    [{ is_bank: 0, info: wireInfo }],
    [{ is_bank: '0', info: wireInfo }],
    [{ is_bank: false }],
    [{}],
    [{ is_bank: '' }],
  ])('is none in %j', async (payload) => {
    answerWith(server, payload)
    expect(await fetchBankCard()).toBeNull()
  })

  it.each<[unknown]>([
    [{ info: wireInfo }],
    [{ is_bank: '', info: wireInfo }],
    [{ is_bank: 1, info: null }],
    [{ is_bank: 1, info: '' }],
    [{ is_bank: 1 }],
  ])('is not called none in %j, which does not say', async (payload) => {
    answerWith(server, payload)
    await expect(fetchBankCard()).rejects.toMatchObject({ kind: 'schema' })
  })

  it('may lack every word', async () => {
    answerWith(server, { is_bank: 1, info: {} })
    expect(await fetchBankCard()).toEqual({ bankName: '', accountNumber: '', holder: '', mobile: '' })
  })
})

describe('banks', () => {
  it.each<[string, (banks: unknown[]) => unknown]>([
    ['bare', (banks) => banks],
    ['in data', (banks) => ({ data: banks })],
  ])('have a name and a code, in a list %s', async (_name, wrap) => {
    answerWith(server, wrap([{ text: ' Bank Demo Melati ', value: 'MLT' }, { value: 14 }]))
    expect(await fetchBanks()).toEqual([
      { name: 'Bank Demo Melati', code: 'MLT' },
      { name: '', code: '14' },
    ])
  })
})

describe('the rules of withdrawals', () => {
  it.each<[unknown, unknown]>([
    [
      { min: '10000.00', max: 500000, num: '3' },
      { minimum: '10000', maximum: '500000', perDay: 3 },
    ],
    [
      { min: 0, max: '0.5', num: null },
      { minimum: '0', maximum: '0.5', perDay: null },
    ],
    [
      { min: '1', max: '2' },
      { minimum: '1', maximum: '2', perDay: null },
    ],
    [
      { max: '', num: 3 },
      { minimum: null, maximum: null, perDay: 3 },
    ],
  ])('in %j are %j', async (payload, expected) => {
    answerWith(server, payload)
    expect(await fetchWithdrawRules()).toEqual(expected)
  })
})

describe('withdrawals', () => {
  it('are read into our words, in the order of the server', async () => {
    answerWith(server, [wireWithdrawal, { status: 1, money: 5 }])
    expect(await fetchWithdrawals()).toEqual([
      {
        status: 2,
        statusText: 'Paid',
        amount: '20000',
        description: 'To your card',
        submittedAt: '2026-11-20 13:05:09',
        reviewedAt: '2026-11-20 14:00:00',
      },
      { status: 1, statusText: '', amount: '5', description: '', submittedAt: '', reviewedAt: '' },
    ])
  })

  it('may be none', async () => {
    answerWith(server)
    expect(await fetchWithdrawals()).toEqual([])
  })
})

describeReads(server, [
  ['/member/getUserBankInfo', {}, fetchBankCard, { is_bank: 0 }],
  ['/system/getBankList', {}, fetchBanks, []],
  ['/member/getUserWithdrawRole', {}, fetchWithdrawRules, { min: 1, max: 2 }],
  ['/member/getUserWithdrawList', {}, fetchWithdrawals, []],
])

describe('the upload of a voucher', () => {
  const voucher = new File(['picture'], 'voucher.jpg', { type: 'image/jpeg' })

  it('sends the image to the upload host and gives the path of it', async () => {
    const addresses: string[] = []
    let file: FormDataEntryValue | null = null
    const sent = answerAll(server, async (request) => {
      addresses.push(request.url)
      file = (await request.formData()).get('file')
      return envelope(200, 'ok', { img_path: ' /uploads/voucher-1.jpeg ' })
    })
    expect(await uploadVoucher(voucher)).toBe('/uploads/voucher-1.jpeg')
    expect(sent).toMatchObject([{ method: 'POST' }])
    expect(addresses).toEqual([`${IMAGES}/system/img_upload`])
    expect(file).toMatchObject({ name: 'voucher.jpg', size: 7 })
  })
})

it.each([[undefined], [''], ['paid']])('a withdrawal whose status is %j has one of unknown meaning', async (status) => {
  answerWith(server, [{ ...wireWithdrawal, status }])
  expect(await fetchWithdrawals()).toMatchObject([{ status: null, amount: '20000' }])
})

describe('an answer that does not fit', () => {
  it.each<[string, () => Promise<unknown>, unknown]>([
    ['no word on a bank card', fetchBankCard, undefined],
    ['a word for a bank card', fetchBankCard, 'none'],
    ['a bank card that is a word', fetchBankCard, { is_bank: 1, info: 'MLT' }],
    ['a bank card whose number is an object', fetchBankCard, { is_bank: 1, info: { ...wireInfo, bankid: {} } }],
    [
      'a bank card of which JSON has lost digits',
      fetchBankCard,
      { is_bank: 1, info: { ...wireInfo, bankid: JSON.parse('20261121130509001') } },
    ],
    ['a bank without code', fetchBanks, [{ text: 'Bank Demo Melati' }]],
    ['a bank with an empty code', fetchBanks, [{ text: 'Bank Demo Melati', value: '' }]],
    ['no rules', fetchWithdrawRules, undefined],
    ['rules that have lost digits', fetchWithdrawRules, { min: 1, max: 1e21, num: 3 }],
    ['a withdrawal without amount', fetchWithdrawals, [{ ...wireWithdrawal, money: null }]],
    ['a withdrawal of nonsense', fetchWithdrawals, [{ ...wireWithdrawal, money: 'much' }]],
    ['no path', () => uploadVoucher(new Blob(['x'])), {}],
    ['an empty path', () => uploadVoucher(new Blob(['x'])), { img_path: '' }],
    ['a blank path', () => uploadVoucher(new Blob(['x'])), { img_path: '  ' }],
    ['a path that is none', () => uploadVoucher(new Blob(['x'])), { img_path: 'x'.repeat(2001) }],
    ['a number for a path', () => uploadVoucher(new Blob(['x'])), { img_path: 1 }],
    ['nothing after an upload', () => uploadVoucher(new Blob(['x'])), undefined],
  ])('is %s', async (_name, call, payload) => {
    answerWith(server, payload)
    await expect(call()).rejects.toMatchObject({ kind: 'schema' })
  })
})
