import { answerAll, answerWith, startPlatform } from '../../tests/support/wire'
import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { bankInfo } from '../../tests/support/samples'
import { money } from '@/lib/money/text'
import { accountQueries } from './account'
import { callAsTestMember } from '../../tests/support/client'
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

beforeEach(() => callAsTestMember())

interface Query {
  queryKey: readonly unknown[]
}

const cachedQueries: Record<string, () => Query> = {
  member: () => accountQueries.member(),
  orders: () => orderQueries.list(),
  withdrawals: () => walletQueries.withdrawals(),
  bankCard: () => walletQueries.bankCard(),
  report: () => reportQueries.report(),
  banks: () => walletQueries.banks(),
}

/** Returns the kind of the change's error (null: success) and the names of invalidated queries. */
async function outcomeOf(change: (queryClient: QueryClient) => Promise<unknown>) {
  const queryClient = createQueryClient()
  for (const query of Object.values(cachedQueries)) queryClient.setQueryData(query().queryKey, 'cached')
  const failure = await change(queryClient).then(
    () => null,
    ({ kind }: ApiError) => kind,
  )
  const invalidated = Object.entries(cachedQueries)
    .filter(([, query]) => queryClient.getQueryState(query().queryKey)?.isInvalidated)
    .map(([name]) => name)
  return { failure, invalidated }
}

const order = {
  gameId: '11',
  memberId: '1001',
  period: '20261121-0467',
  types: ['big', 'pair'],
  perNote: money('1000'),
}
const wireOrder = { item: 'big,pair', money: '1000', lid: '11', mid: '1001', expect: '20261121-0467' }
const wireWithdrawal = { money: '20000', paypassword: '0471' }
const withdrawal = { amount: money('20000'), fundPassword: '0471' }
const topUp = { amount: money('50000'), voucherPath: '/1.jpeg' }
const passwords = { current: 'a b', next: 'c&d' }
const bankCard = {
  accountNumber: '0000111122',
  bankName: 'Bank Demo Melati',
  bankCode: 'MLT',
  holder: 'WULAN RAHAYU',
  mobile: '0000123456',
}
const { bankinfo: _bankinfo, ...wireCard } = bankInfo

type Change = (queryClient: QueryClient) => Promise<unknown>

/** Returns a change that runs a mutation as a screen does. */
const changeOf =
  <Answer, Sent>(mutation: (queryClient: QueryClient) => MutationOptions<Answer, ApiError, Sent>, sent: Sent): Change =>
  (queryClient) =>
    new MutationObserver(queryClient, mutation(queryClient)).mutate(sent)

const profileChange = (field: keyof ReturnType<typeof profileMutations>, sent: unknown): Change =>
  changeOf((queryClient) => profileMutations(queryClient)[field]() as MutationOptions<unknown, ApiError, unknown>, sent)

const changes: [call: string, fields: Record<string, string>, change: Change, invalidated: string[]][] = [
  ['POST /game/placeOrder', wireOrder, changeOf(placeOrderMutation, order), ['member', 'orders']],
  ['POST /member/setUserWirhdraw', wireWithdrawal, changeOf(withdrawMutation, withdrawal), ['member', 'withdrawals']],
  [
    'POST /member/doRecharge',
    { money: '50000', img_path: '/1.jpeg' },
    changeOf(topUpMutation, topUp),
    ['member', 'report'],
  ],
  [
    'POST /member/setBank',
    { ...wireCard, bank: bankCard.bankName, bank_code: 'MLT' },
    changeOf(bindCardMutation, bankCard),
    ['bankCard'],
  ],
  ['POST /member/uploadHeaderImg', { header_img: '/a/7.svg' }, profileChange('avatar', '/a/7.svg'), ['member']],
  ['GET /member/setName', { name: 'Sari Dewi' }, profileChange('realName', 'Sari Dewi'), ['member']],
  ['POST /member/setSex', { sex: '1' }, profileChange('sex', 'male'), ['member']],
  ['POST /member/setSex', { sex: '2' }, profileChange('sex', 'female'), ['member']],
  ['POST /member/setPayPassword', { paypassword: '0471' }, profileChange('fundPassword', '0471'), ['member']],
  [
    'GET /member/setLoginPassword',
    { old_password: 'a b', new_password: 'c&d' },
    profileChange('loginPassword', passwords),
    [],
  ],
]

it.each(changes)(
  '%s with %j is sent once, and invalidates the affected queries even if its answer is lost',
  async (call, fields, change, invalidated) => {
    // Any successful answer is accepted, even plain text.
    const sentRequests = answerAll(server, () => HttpResponse.json({ code: 200, msg: '', data: 'done.' }))
    expect(await outcomeOf(change)).toEqual({ failure: null, invalidated })
    expect(sentRequests.map(({ method, path }) => `${method} ${path.replace('/api', '')}`)).toEqual([call])
    expect({ ...sentRequests[0]?.query, ...Object.fromEntries(new URLSearchParams(sentRequests[0]?.body)) }).toEqual(
      fields,
    )
    // The platform may have made a change although its answer is lost.
    answerAll(server, () => Response.error())
    expect(await outcomeOf(change)).toEqual({ failure: 'network', invalidated })
  },
)

it.each<[string, Change, object, object]>([
  ['orders', readOrdersNow, { expect: '468', money: '1000', data: [] }, { period: '468', total: '1000' }],
  ['withdrawals', readWithdrawalsNow, { money: '50000' }, { amount: '50000' }],
])(
  'the list of %s is requested although a list is cached, and replaces the cached list',
  async (name, read, wire, entry) => {
    const sentRequests = answerWith(server, [wire])
    const queryClient = createQueryClient()
    const queryKey = cachedQueries[name]?.().queryKey ?? []
    queryClient.setQueryData(queryKey, [])
    expect(Array.from((await read(queryClient)) as unknown[])).toMatchObject([entry])
    expect(sentRequests).toHaveLength(1)
    expect([...(queryClient.getQueryData<unknown[]>(queryKey) ?? [])]).toMatchObject([entry])
  },
)

it('an unchanged list of games stays the same object after a refetch, so that nothing renders again', async () => {
  answerWith(server, [{ id: 11, key: 'sunda', next_expect: '468', second: 0 }])
  const queryClient = createQueryClient()
  const { queryKey } = gameQueries.hot()
  await queryClient.fetchQuery(gameQueries.hot())
  const firstAnswer = queryClient.getQueryData(queryKey)
  await queryClient.fetchQuery(gameQueries.hot())
  expect(firstAnswer?.[0]?.openPeriod).toBe('468')
  expect(queryClient.getQueryData(queryKey)).toBe(firstAnswer)
})
