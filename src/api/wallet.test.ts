import { answerAll, answerWith, envelope, startPlatform } from '../../tests/support/wire'
import { bankInfo as wireInfo, report as wireReport, withdrawal as wireWithdrawal } from '../../tests/support/samples'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import {
  bindBankCard,
  fetchBankCard,
  fetchBanks,
  fetchReport,
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

const { bankinfo: _bankinfo, ...wireCard } = wireInfo

it.each<[string, () => Promise<void>, Record<string, string>]>([
  ['/member/setBank', () => bindBankCard(card), { ...wireCard, bank: 'Bank Demo Melati', bank_code: 'MLT' }],
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

describe('the bank card', () => {
  it.each([1, '1', true])('with is_bank %j is read into our words', async (is_bank) => {
    answerWith(server, { is_bank, info: wireInfo })
    const { bankCode: _bankCode, mobile: _mobile, ...read } = card
    expect(await fetchBankCard()).toEqual(read)
  })

  it.each([{ is_bank: 0, info: wireInfo }, { is_bank: '0', info: wireInfo }, { is_bank: false }, {}, { is_bank: '' }])(
    'is none in %j',
    async (payload) => {
      answerWith(server, payload)
      expect(await fetchBankCard()).toBeNull()
    },
  )

  it.each([
    { info: wireInfo },
    { is_bank: '', info: wireInfo },
    { is_bank: 1, info: null },
    { is_bank: 1, info: 'MLT' },
  ])('is not called none in %j, which does not say', async (payload) => {
    answerWith(server, payload)
    await expect(fetchBankCard()).rejects.toMatchObject({ kind: 'schema' })
  })
})

it.each<[string, (banks: unknown[]) => unknown]>([
  ['bare', (banks) => banks],
  ['in data', (banks) => ({ data: banks })],
])('banks have a name and a code, in a list %s', async (_name, wrap) => {
  answerWith(server, wrap([{ text: ' Bank Demo Melati ', value: 'MLT' }, { value: 14 }]))
  expect(await fetchBanks()).toEqual([
    { name: 'Bank Demo Melati', code: 'MLT' },
    { name: '', code: '14' },
  ])
})

describe('the rules of withdrawals', () => {
  const half = { min: 0, max: '0.5', num: null }
  it.each<[object, string | null, string | null, number | null]>([
    [{ min: '10000.00', max: 500000, num: '3' }, '10000', '500000', 3],
    [half, '0', '0.5', null],
    [{ max: '', num: 3 }, null, null, 3],
  ])('in %j are %j, %j and %j', async (payload, minimum, maximum, perDay) => {
    answerWith(server, payload)
    expect(await fetchWithdrawRules()).toEqual({ minimum, maximum, perDay })
  })
})

it('withdrawals are read into our words, in the order of the server', async () => {
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

it.each([
  [wireReport, { staked: '1000', toppedUp: '50', withdrawn: '0', won: '975.5' }],
  // Zero where the platform has no total.
  [{}, { staked: '0', toppedUp: '0', withdrawn: '0', won: '0' }],
])('the report of %j is the four amounts %j', async (wire, amounts) => {
  answerWith(server, wire)
  expect(await fetchReport()).toEqual(amounts)
})

describe('the upload of a voucher', () => {
  const voucher = new File(['picture'], 'voucher.jpg', { type: 'image/jpeg' })

  it('sends the image to the upload host and gives the path of it', async () => {
    const sent = answerAll(server, () => envelope(200, 'ok', { img_path: ' /uploads/voucher-1.jpeg ' }))
    expect(await uploadVoucher(voucher)).toBe('/uploads/voucher-1.jpeg')
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/system/img_upload' }])
    expect(sent[0]?.body).toContain('filename="voucher.jpg"')
  })
})

it.each([[undefined], [''], ['paid']])('a withdrawal whose status is %j has one of unknown meaning', async (status) => {
  answerWith(server, [{ ...wireWithdrawal, status }])
  expect(await fetchWithdrawals()).toMatchObject([{ status: null, amount: '20000' }])
})

it.each([{}, { img_path: '' }, { img_path: '  ' }, { img_path: 'x'.repeat(2001) }, { img_path: 1 }, undefined])(
  'an upload that is answered with %j has no path',
  async (payload) => {
    answerWith(server, payload)
    await expect(uploadVoucher(new Blob(['x']))).rejects.toMatchObject({ kind: 'schema' })
  },
)
