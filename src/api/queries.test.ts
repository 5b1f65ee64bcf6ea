import { answerAll, answerWith, startPlatform } from '../../tests/support/wire'
import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { accountQueries } from './account'
import { callAs } from '../../tests/support/client'
import type { ApiError } from './errors'
import { gameQueries } from './games'
import { orderQueries, placeOrderMutation, readOrdersNow } from './orders'
import { profileMutations } from './profile'
import { createQueryClient } from './query-client'
import {
  reportQueries,
  bindCardMutation,
  readWithdrawalsNow,
  topUpMutation,
  walletQueries,
  withdrawMutation,
} from './wallet'

const server = startPlatform()

beforeEach(() => callAs())

interface Query {
  queryKey: readonly unknown[]
}

const held: Record<string, () => Query> = {
  member: () => accountQueries.member(),
  orders: () => orderQueries.list(),
  withdrawals: () => walletQueries.withdrawals(),
  bankCard: () => walletQueries.bankCard(),
  report: () => reportQueries.report(),
  banks: () => walletQueries.banks(),
}

/** Which of the answers that a device holds are asked for anew after the change. */
async function madeOld(change: (queryClient: QueryClient) => Promise<unknown>): Promise<string[]> {
  const queryClient = createQueryClient()
  for (const query of Object.values(held)) queryClient.setQueryData(query().queryKey, 'held')
  await change(queryClient).catch(() => undefined)
  return Object.entries(held)
    .filter(([, query]) => queryClient.getQueryState(query().queryKey)?.isInvalidated)
    .map(([name]) => name)
}

const order = { gameId: '11', memberId: '1001', period: '467', types: ['big'], perNote: money('1000') }
const card = { accountNumber: '1', bankName: 'Demo', bankCode: 'D', holder: 'W', mobile: '1' }

type Change = (queryClient: QueryClient) => Promise<unknown>

/** As a screen sends it. */
const run =
  <Answer, Sent>(mutation: (queryClient: QueryClient) => MutationOptions<Answer, ApiError, Sent>, sent: Sent): Change =>
  (queryClient) =>
    new MutationObserver(queryClient, mutation(queryClient)).mutate(sent)

describe('a change', () => {
  const changes: [string, Change, string[]][] = [
    ['an order', run(placeOrderMutation, order), ['member', 'orders']],
    ['a withdrawal', run(withdrawMutation, { amount: money('1'), fundPassword: '0471' }), ['member', 'withdrawals']],
    ['a top-up', run(topUpMutation, { amount: money('1'), voucherPath: '/1' }), ['member', 'report']],
    ['a bound card', run(bindCardMutation, card), ['bankCard']],
    ['an avatar', run((it) => profileMutations(it).avatar(), '/1'), ['member']],
    ['a name', run((it) => profileMutations(it).realName(), 'W'), ['member']],
    ['the sex', run((it) => profileMutations(it).sex(), 'male'), ['member']],
    ['the fund password', run((it) => profileMutations(it).fundPassword(), '0471'), ['member']],
    ['the login password', run((it) => profileMutations(it).loginPassword(), { current: 'a', next: 'b' }), []],
  ]

  it.each(changes)('of %s is sent once, and makes old what it touches', async (_name, change, expected) => {
    const sent = answerWith(server)
    expect(await madeOld(change)).toEqual(expected)
    expect(sent).toHaveLength(1)
    // Where the answer is lost, it may have happened.
    answerAll(server, () => Response.error())
    expect(await madeOld(change)).toEqual(expected)
  })
})

describe('the record behind a lost answer', () => {
  const order = { expect: '468', money: '1000', data: [] }
  const withdrawal = { status: 1, money: '50000', create_time: '2026-11-21 13:05:09' }

  it.each<[string, () => Query, Change, object, object]>([
    ['of orders', () => orderQueries.list(), readOrdersNow, order, { period: '468', total: '1000' }],
    ['of withdrawals', () => walletQueries.withdrawals(), readWithdrawalsNow, withdrawal, { amount: '50000' }],
  ])(
    '%s is read afresh, however new the held one is, and held from then on',
    async (_name, query, read, wire, entry) => {
      const sent = answerWith(server, [wire])
      const queryClient = createQueryClient()
      queryClient.setQueryData(query().queryKey, [])
      expect(await read(queryClient)).toMatchObject([entry])
      expect(sent).toHaveLength(1)
      expect(queryClient.getQueryData(query().queryKey)).toMatchObject([entry])
    },
  )
})

it('a game of Home that is still closed stays the same object from answer to answer, so that nothing is drawn anew', async () => {
  answerWith(server, [{ id: 11, key: 'sunda', next_expect: '468', second: 0 }])
  const queryClient = createQueryClient()
  const { queryKey } = gameQueries.hot()
  await queryClient.fetchQuery(gameQueries.hot())
  const first = queryClient.getQueryData(queryKey)
  await queryClient.fetchQuery(gameQueries.hot())
  expect(first?.[0]?.openPeriod).toBe('468')
  expect(queryClient.getQueryData(queryKey)).toBe(first)
})
