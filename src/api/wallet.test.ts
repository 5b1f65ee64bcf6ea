import { answerWith, runQuery, startPlatform } from '../../tests/support/wire'
import { bankInfo as wireInfo, report as wireReport, withdrawal as wireWithdrawal } from '../../tests/support/samples'
import { expect, it } from 'vitest'
import type { ApiError } from './errors'
import { reportQueries, uploadVoucher, walletQueries } from './wallet'

const server = startPlatform()

const linkedCard = { accountNumber: '0000111122', bankName: 'Bank Demo Melati', holder: 'WULAN RAHAYU' }
it.each<[unknown, unknown]>([
  ...[1, '1', true].map((is_bank): [unknown, unknown] => [{ is_bank, info: wireInfo }, linkedCard]),
  ...[{ is_bank: 0, info: wireInfo }, { is_bank: '0' }, { is_bank: false }, {}, { is_bank: '' }].map(
    (answer): [unknown, unknown] => [answer, null],
  ),
  // Account data without `is_bank` is an error, and so is a set `is_bank` without account data.
  // These answers must not be read as "no bank card".
  ...[{}, { is_bank: '' }].map((withoutFlag): [unknown, unknown] => [{ ...withoutFlag, info: wireInfo }, 'schema']),
  ...[null, 'MLT'].map((info): [unknown, unknown] => [{ is_bank: 1, info }, 'schema']),
])(
  'the answer %j is read as the bank card %j (null: no card; "schema": refused as unreadable)',
  async (payload, expected) => {
    answerWith(server, payload)
    expect(await runQuery(walletQueries.bankCard()).catch((error: ApiError) => error.kind)).toEqual(expected)
  },
)

it.each<[string, (banks: unknown[]) => unknown]>([
  ['not wrapped', (banks) => banks],
  ['wrapped in data', (banks) => ({ data: banks })],
])('banks are read with their names and codes from a list that is %s', async (_name, wrap) => {
  answerWith(server, wrap([{ text: ' Bank Demo Melati ', value: 'MLT' }, { value: 14 }]))
  expect(await runQuery(walletQueries.banks())).toEqual([
    { name: 'Bank Demo Melati', code: 'MLT' },
    { name: '', code: '14' },
  ])
})

const partialRules = { min: 0, max: '0.5', num: null }
it.each<[object, string | null, string | null, number | null]>([
  [{ min: '10000.00', max: 500000, num: '3' }, '10000', '500000', 3],
  [partialRules, '0', '0.5', null],
  [{ max: '', num: 3 }, null, null, 3],
])(
  'the withdrawal rules in %j have the minimum %j, the maximum %j and the number per day %j',
  async (payload, minimum, maximum, perDay) => {
    answerWith(server, payload)
    expect(await runQuery(walletQueries.withdrawRules())).toEqual({ minimum, maximum, perDay })
  },
)

it('withdrawals get the app’s field names, keep the platform’s order, and have null for an unreadable status', async () => {
  answerWith(server, [wireWithdrawal, { status: 1, money: 5 }])
  expect(await runQuery(walletQueries.withdrawals())).toEqual([
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
  answerWith(
    server,
    [undefined, '', 'paid'].map((status) => ({ ...wireWithdrawal, status })),
  )
  expect((await runQuery(walletQueries.withdrawals())).map(({ status }) => status)).toEqual([null, null, null])
})

it.each([
  [wireReport, { staked: '1000', toppedUp: '50', withdrawn: '0', won: '975.5' }],
  // A missing total is zero.
  [{}, { staked: '0', toppedUp: '0', withdrawn: '0', won: '0' }],
])('the report %j is read as the totals %j', async (wire, amounts) => {
  answerWith(server, wire)
  expect(await runQuery(reportQueries.report())).toEqual(amounts)
})

it('uploadVoucher returns the path of the image, and fails if the answer has no usable path', async () => {
  const sentRequests = answerWith(server, { img_path: ' /uploads/voucher-1.jpeg ' })
  expect(await uploadVoucher(new Blob(['x']))).toBe('/uploads/voucher-1.jpeg')
  expect(sentRequests).toMatchObject([{ method: 'POST', path: '/api/system/img_upload' }])
  for (const img_path of [undefined, '', '  ', 'x'.repeat(2001), 1]) {
    answerWith(server, { img_path })
    await expect(uploadVoucher(new Blob(['x']))).rejects.toMatchObject({ kind: 'schema' })
  }
})
