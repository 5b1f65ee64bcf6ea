import { answerAll, answerWith, runQuery, envelope, runMutation, startPlatform } from '../../tests/support/wire'
import { line as wireLine, order as wireOrder } from '../../tests/support/samples'
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { orderQueries, placeOrderMutation } from './orders'

const server = startPlatform()

const order = { gameId: '11', memberId: '1001', period: '467', types: ['big', 'pair'], perNote: money('1000') }

it.each([
  ['refused', () => envelope(500, 'This period is closed'), 'api'],
  ['broken', () => new HttpResponse(null, { status: 502 }), 'http'],
  ['cut off', () => HttpResponse.error(), 'network'],
  ['unreadable', () => new HttpResponse('<html>'), 'decode'],
])('an order is sent only once if the answer is %s', async (_name, answer, kind) => {
  const sentRequests = answerAll(server, answer)
  await expect(runMutation(placeOrderMutation(new QueryClient()), order)).rejects.toMatchObject({ kind })
  expect(sentRequests).toHaveLength(1)
})

describe('orderQueries.list', () => {
  it('gives orders and their picks the field names of the app', async () => {
    answerWith(server, [wireOrder])
    const expectedLine = { stake: '1000', outcome: 'won', recordedReturn: '1950', placedAt: '2026-11-21 13:05:09' }
    expect(await runQuery(orderQueries.list())).toEqual([
      {
        period: '467',
        gameName: 'Sunda',
        isSettled: true,
        statusText: 'Settled',
        total: '2000',
        numbers: [4, 6, 5],
        lines: [{ gameId: '11', type: 'big', ...expectedLine }],
        updatedAt: '2026-11-21 13:06:01',
      },
    ])
  })

  it.each<[string, unknown[]]>([
    ['pending', [0, '0', null, 3]],
    ['won', [1, '1']],
    ['lost', [2, '2']],
  ])('reads a pick of an order as %s if is_win is one of %j', async (outcome, values) => {
    answerWith(server, [{ ...wireOrder, data: values.map((is_win) => ({ ...wireLine, is_win })) }])
    expect((await runQuery(orderQueries.list()))[0]?.lines.map((line) => line.outcome)).toEqual(
      values.map(() => outcome),
    )
  })

  it.each([
    ['null while the pick is pending', { is_win: 0, profit: '1950' }, null],
    ['null if profit is missing', { is_win: 1, profit: undefined }, null],
    ['the profit of a loss, as recorded', { is_win: 2, profit: '-1000' }, '-1000'],
    ['the profit of a win, as recorded', { is_win: 1, profit: 950.5 }, '950.5'],
  ])('reads the return of a pick as %s', async (_name, fields, expected) => {
    answerWith(server, [{ ...wireOrder, data: [{ ...wireLine, ...fields }] }])
    expect((await runQuery(orderQueries.list()))[0]?.lines[0]?.recordedReturn).toBe(expected)
  })

  it('reads an order as settled only if its status is 1', async () => {
    const statuses = [1, '1', 0, '0', null, 2]
    answerWith(
      server,
      statuses.map((status) => ({ ...wireOrder, status })),
    )
    expect((await runQuery(orderQueries.list())).map((order) => order.isSettled)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
