import { runQuery } from './support/wire'
import { callAsTestMember } from './support/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountQueries } from '@/api/account'
import { gameQueries } from '@/api/games'
import { hostQueries } from '@/api/hosts'
import { countUnreadable } from '@/api/listing'
import { noticeQueries } from '@/api/notices'
import { orderQueries } from '@/api/orders'
import { platformQueries } from '@/api/platform'
import { fetchVideoPage, videoQueries } from '@/api/videos'
import { reportQueries, walletQueries } from '@/api/wallet'
import { gmtTime } from '@/lib/server-day'
import { money } from '@/lib/money/text'
import { createTestApi } from '@/mocks/node'
import { VARIANT_NAMES, applyVariants, type VariantName } from '@/mocks/variants'

const api = createTestApi()
const NOW = Date.UTC(2026, 10, 21, 12, 0, 25)

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }))
beforeEach(async () => {
  api.clock.hold(NOW)
  callAsTestMember()
  // Adds a waiting withdrawal and amounts with decimals, because some variants change nothing else.
  await api.world.transact((state) => {
    const amount = money('21450.6')
    const waiting = { memberId: '1001', money: amount, status: 1, createdAt: NOW - 5000, reviewedAt: null } as const
    state.withdrawals.push({ id: 999, ...waiting })
    for (const member of state.members) member.money = money('86500.35')
  })
})
afterEach(() => api.reset())
afterAll(() => api.server.close())

const firstClassKey = async () => (await runQuery(videoQueries.classes()))[0]?.key ?? ''
const firstVideoId = async () => (await fetchVideoPage(await firstClassKey(), 0)).videos[0]?.id ?? ''

const calls: Record<string, () => Promise<unknown>> = {
  member: () => runQuery(accountQueries.member()),
  hot: () => runQuery(gameQueries.hot()),
  games: () => runQuery(gameQueries.list(null)),
  gameClasses: () => runQuery(gameQueries.classes()),
  game: () => runQuery(gameQueries.one('sunda60')),
  history: () => runQuery(gameQueries.history('sunda60')),
  payouts: () => runQuery(gameQueries.payouts('11')),
  cities: () => runQuery(hostQueries.cities()),
  hosts: () => runQuery(hostQueries.list('1')),
  host: async () => runQuery(hostQueries.host((await runQuery(hostQueries.list('1')))[0]?.id ?? '')),
  notices: () => runQuery(noticeQueries.list()),
  orders: () => runQuery(orderQueries.list()),
  platform: () => runQuery(platformQueries.base()),
  home: () => runQuery(platformQueries.homeContent()),
  videoClasses: () => runQuery(videoQueries.classes()),
  videos: async () => fetchVideoPage(await firstClassKey(), 0),
  noVideos: async () => fetchVideoPage(await firstClassKey(), 999),
  video: async () => runQuery(videoQueries.video(await firstVideoId())),
  recommended: async () => runQuery(videoQueries.recommended(await firstVideoId())),
  bankCard: () => runQuery(walletQueries.bankCard()),
  banks: () => runQuery(walletQueries.banks()),
  rules: () => runQuery(walletQueries.withdrawRules()),
  withdrawals: () => runQuery(walletQueries.withdrawals()),
  report: () => runQuery(reportQueries.report()),
}

/**
 * Returns the data or the error of a call, and the number of unreadable entries. Times are in GMT,
 * because a variant may send them in another form. Closing times, which vary, are null.
 */
async function describeOutcome(call: () => Promise<unknown>): Promise<unknown> {
  const outcome = await call().catch((error: { kind: string; message: string }) => `${error.kind}: ${error.message}`)
  const plain = JSON.stringify(outcome, (key, value: unknown) =>
    key === 'closesAt' ? null : typeof value === 'string' ? gmtTime(value) : value,
  )
  return [JSON.parse(plain), countUnreadable(outcome)]
}

describe.each(VARIANT_NAMES)('variant %s of the platform’s answers', (variant) => {
  it.each(Object.entries(calls))(
    'does not change the data or the error that the app gets from %s',
    async (_name, call) => {
      const plain = await describeOutcome(call)
      expect(plain).not.toEqual([expect.any(String), 0])
      await api.variants.use(variant)
      expect(await describeOutcome(call)).toEqual(plain)
    },
  )

  it('changes at least one answer of the platform', async () => {
    const answers = async () => {
      const all = await Promise.all(
        ['member/getUserWithdrawList', 'member/getUserInfo', 'member/getUserBankInfo', 'member/getPersonalreport'].map(
          (path) => fetch(`http://app.example/api/${path}`, { headers: { token: btoa('1001') } }),
        ),
      )
      const videos = await fetch('http://app.example/api/video/getVideoList?id=nature&page=999')
      return Promise.all([...all, videos].map((answer) => answer.text()))
    }
    const plain = await answers()
    await api.variants.use(variant)
    expect(await answers()).not.toEqual(plain)
  })
})

it('four variants of the platform’s answers together do not change the withdrawals that the app gets', async () => {
  const plain = await describeOutcome(() => runQuery(walletQueries.withdrawals()))
  await api.variants.use('time-unix', 'php-object-lists', 'lists-in-list', 'amount-float-dust')
  expect(await describeOutcome(() => runQuery(walletQueries.withdrawals()))).toEqual(plain)
  expect(applyVariants({ data: [{ create_time: '1970-01-01 00:00:10', money: '0' }] }, ['time-unix'])).toEqual({
    data: [{ create_time: 10, money: '0' }],
  })
  await expect(api.variants.use('php' as VariantName)).rejects.toThrow('There is no variant php.')
})
