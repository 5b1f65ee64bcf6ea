import { answerAll, envelope, startPlatform } from '../../../tests/support/wire'
import { expect, it } from 'vitest'
import { unreadableIn } from '@/api/listing'
import { createQueryClient } from '@/api/query-client'
import { money } from '@/lib/money/text'
import type { MoneyRequest } from '@/shared/money-request/request'
import { evidenceOf } from './evidence'

const server = startPlatform()

const order: MoneyRequest = {
  kind: 'order',
  gameId: '11',
  gameName: 'Sunda',
  period: '467',
  closesAt: 0,
  types: ['big'],
  perNote: money('1000'),
  total: money('1000'),
}
const line = { lid: 11, type: 'big', money: '1000', create_time: '2026-11-21 13:05:09' }

it.each<[MoneyRequest, string, unknown[], string[]]>([
  [
    order,
    '/api/member/getUserGameList',
    [
      { expect: '467', money: '1000', data: [line] },
      { expect: '466', money: '1000', data: [{ ...line, create_time: '2026-11-21 13:00:00' }] },
      { expect: '467', money: '2000', data: [{ ...line, money: '2000' }] },
    ],
    ['2026-11-21 13:05:09'],
  ],
  [
    { kind: 'withdrawal', amount: money('50000') },
    '/api/member/getUserWithdrawList',
    [
      { status: 1, money: '50000.00', create_time: '2026-11-21 13:05:09' },
      { status: 1, money: '20000', create_time: '2026-11-21 13:00:00' },
    ],
    ['2026-11-21 13:05:09'],
  ],
])('of $kind is what its own record holds of the same', async (request, path, record, entries) => {
  const sent = answerAll(server, () => envelope(200, 'ok', record))
  const readAlike = evidenceOf(createQueryClient(), request)
  expect(await readAlike?.(request)).toEqual(entries)
  expect(sent.map((it) => it.path)).toEqual([path])
})

it.each<[MoneyRequest, unknown[]]>([
  [
    order,
    [
      { expect: '466', money: '1000', data: [{ ...line, money: '' }] },
      { expect: '1', money: '1', data: [] },
    ],
  ],
  [{ kind: 'withdrawal', amount: money('50000') }, [{ money: '50000,00' }, { status: 1, money: '1' }]],
])('of $kind counts what could not be read of its record: it may be the same', async (request, record) => {
  answerAll(server, () => envelope(200, 'ok', record))
  const entries = (await evidenceOf(createQueryClient(), request)?.(request)) ?? []
  expect(entries).toHaveLength(0)
  expect(unreadableIn(entries)).toBe(1)
})

it('of a top-up is in no record', () => {
  const topUp: MoneyRequest = { kind: 'topUp', amount: money('50000'), method: null, totalBefore: null }
  expect(evidenceOf(createQueryClient(), topUp)).toBeNull()
})
