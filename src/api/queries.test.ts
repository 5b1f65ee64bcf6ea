import { answerAll, answerWith, envelope, startPlatform } from '../../tests/support/wire'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { money } from '@/lib/money/text'
import { accountQueries } from './account'
import { configureClient } from './client'
import { gameQueries } from './games'
import { hostQueries } from './hosts'
import { noticeQueries } from './notices'
import { orderQueries, placeOrderMutation, readOrdersNow } from './orders'
import { platformQueries } from './platform'
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
import { signInMutations } from './sign-in'
import { videoQueries } from './videos'

const server = startPlatform()

beforeEach(() => {
  configureClient({
    getToken: () => '1001',
    getSessionNumber: () => 1,
    getLocaleCode: () => 'en_us',
    onSessionExpired: () => undefined,
  })
})

interface Query {
  queryKey: readonly unknown[]
}

/** Whether a screen that opens shows an answer of this age without asking again. */
async function isAskedAgain(query: Query, ageMs: number): Promise<boolean> {
  const queryClient = createQueryClient()
  const queryFn = vi.fn<() => Promise<unknown[]>>(async () => [])
  queryClient.setQueryData(query.queryKey, [], { updatedAt: Date.now() - ageMs })
  await queryClient.fetchQuery({ ...query, queryFn })
  return queryFn.mock.calls.length > 0
}

describe('an answer', () => {
  it.each<[string, number, Record<string, () => Query>]>([
    [
      'of money or draws is shared by a tap and its screen, and asked for on each visit',
      2_000,
      {
        member: () => accountQueries.member(),
        hot: () => gameQueries.hot(),
        games: () => gameQueries.list(null),
        game: () => gameQueries.one('sunda'),
        draws: () => gameQueries.history('sunda'),
        orders: () => orderQueries.list(),
        withdrawals: () => walletQueries.withdrawals(),
        report: () => reportQueries.report(),
      },
    ],
    [
      'that the platform may change at any time is recent',
      30_000,
      {
        limits: () => walletQueries.withdrawRules(),
        bankCard: () => walletQueries.bankCard(),
        notices: () => noticeQueries.list(),
        home: () => platformQueries.homeContent(),
      },
    ],
    [
      'that hardly changes stays for minutes',
      300_000,
      {
        platform: () => platformQueries.base(),
        classes: () => gameQueries.classes(),
        odds: () => gameQueries.payouts('11'),
        videoClasses: () => videoQueries.classes(),
        video: () => videoQueries.video('1'),
        recommended: () => videoQueries.recommended('1'),
        cities: () => hostQueries.cities(),
        hosts: () => hostQueries.list('1'),
        host: () => hostQueries.host('1'),
        banks: () => walletQueries.banks(),
      },
    ],
  ])('%s', async (_name, freshMs, queries) => {
    const askedAgain = async (ageMs: number) => {
      const asked: string[] = []
      for (const [name, query] of Object.entries(queries)) if (await isAskedAgain(query(), ageMs)) asked.push(name)
      return asked
    }
    expect(await askedAgain(freshMs - 1_000)).toEqual([])
    expect(await askedAgain(freshMs + 1)).toEqual(Object.keys(queries))
  })
})

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

describe('a change', () => {
  const changes: [string, Change, string[]][] = [
    ['an order', (it) => new MutationObserver(it, placeOrderMutation(it)).mutate(order), ['member', 'orders']],
    [
      'a withdrawal',
      (it) => new MutationObserver(it, withdrawMutation(it)).mutate({ amount: money('1'), fundPassword: '0471' }),
      ['member', 'withdrawals'],
    ],
    [
      'a top-up',
      (it) => new MutationObserver(it, topUpMutation(it)).mutate({ amount: money('1'), voucherPath: '/1' }),
      ['member', 'report'],
    ],
    ['a bound card', (it) => new MutationObserver(it, bindCardMutation(it)).mutate(card), ['bankCard']],
    ['an avatar', (it) => new MutationObserver(it, profileMutations(it).avatar()).mutate('/1'), ['member']],
    ['a name', (it) => new MutationObserver(it, profileMutations(it).realName()).mutate('W'), ['member']],
    ['the sex', (it) => new MutationObserver(it, profileMutations(it).sex()).mutate('male'), ['member']],
    [
      'the fund password',
      (it) => new MutationObserver(it, profileMutations(it).fundPassword()).mutate('0471'),
      ['member'],
    ],
    [
      'the login password',
      (it) => new MutationObserver(it, profileMutations(it).loginPassword()).mutate({ current: 'a', next: 'b' }),
      [],
    ],
  ]

  it.each(changes)('of %s is sent once, and makes old what it touches', async (_name, change, expected) => {
    const sent = answerWith(server)
    expect(await madeOld(change)).toEqual(expected)
    expect(sent).toHaveLength(1)
  })

  it.each(changes)('of %s whose answer is lost may have happened: the same is old', async (_name, change, expected) => {
    answerAll(server, () => Response.error())
    expect(await madeOld(change)).toEqual(expected)
  })

  it.each<[string, Change]>([
    [
      'a log-in',
      (it) =>
        new MutationObserver(it, signInMutations.logIn()).mutate({
          username: 'w',
          password: 'p',
          localeCode: 'vi_vi',
        }),
    ],
    [
      'a registration',
      (it) =>
        new MutationObserver(it, signInMutations.register()).mutate({
          username: 'w',
          password: 'p',
          inviteCode: 'i',
          localeCode: 'vi_vi',
        }),
    ],
  ])('by %s gives the token', async (_name, change) => {
    answerAll(server, () => envelope(200, 'ok', '1001'))
    expect(await change(createQueryClient())).toBe('1001')
  })
})

describe('the record behind a lost answer', () => {
  it.each<[string, () => Query, Change, unknown[], object]>([
    [
      'of orders',
      () => orderQueries.list(),
      readOrdersNow,
      [{ expect: '468', money: '1000', data: [] }],
      { period: '468', total: '1000' },
    ],
    [
      'of withdrawals',
      () => walletQueries.withdrawals(),
      readWithdrawalsNow,
      [{ status: 1, money: '50000', create_time: '2026-11-21 13:05:09' }],
      { amount: '50000', submittedAt: '2026-11-21 13:05:09' },
    ],
  ])(
    '%s is read afresh, however new the held one is, and held from then on',
    async (_name, query, read, wire, entry) => {
      const sent = answerWith(server, wire)
      const queryClient = createQueryClient()
      queryClient.setQueryData(query().queryKey, [])
      expect(await read(queryClient)).toMatchObject([entry])
      expect(sent).toHaveLength(1)
      expect(queryClient.getQueryData(query().queryKey)).toMatchObject([entry])
    },
  )
})

describe('a game of Home that is still closed', () => {
  it('stays the same object from answer to answer, so that nothing is drawn anew', async () => {
    answerWith(server, [{ id: 11, key: 'sunda', next_expect: '468', second: 0 }])
    const queryClient = createQueryClient()
    const { queryKey } = gameQueries.hot()
    await queryClient.fetchQuery(gameQueries.hot())
    const first = queryClient.getQueryData(queryKey)
    await queryClient.fetchQuery(gameQueries.hot())
    expect(first?.[0]?.openPeriod).toBe('468')
    expect(queryClient.getQueryData(queryKey)).toBe(first)
  })
})
