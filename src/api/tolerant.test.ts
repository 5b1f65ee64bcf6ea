import { answerWith, startPlatform } from '../../tests/support/wire'
import * as samples from '../../tests/support/samples'
import { describe, expect, it } from 'vitest'
import * as account from './account'
import * as games from './games'
import * as hosts from './hosts'
import { unreadableIn } from './listing'
import * as notices from './notices'
import * as orders from './orders'
import * as platform from './platform'
import * as videos from './videos'
import * as wallet from './wallet'

/** What a real platform may send, over all calls that read. */

const server = startPlatform()

const { game, line, order, video, member, withdrawal, report, host, notice, bankInfo } = samples
const content = { banners: [{ url: '/1.svg' }], notice: 'Hello', movielist_0: [video], movielist_1: [video] }
const card = { is_bank: 1, info: bankInfo }
const draw = { expect: '466', opencode: '4,6,5' }
const option = { type: 'big', name: 'Big', peilv: 1.95 }
const hostRow = { id: 1, img_url: '/1.svg', xuanfei_name: 'Ayu' }
const base = { ...content, name: 'Tiga', kefu: 'https://s.example', iskefu: 1, isplay: 1, demo: 1 }

type Call = () => Promise<unknown>
type Read = readonly [asked: string, answer: Record<string, unknown>, call: Call]

/** What is asked, a row of the answer, and the call, which gives a list of such rows. */
const lists: Record<string, Read> = {
  fetchHotGames: ['/Lottery/hotLottery?', game, () => games.fetchHotGames()],
  fetchGames: ['/Lottery/lotteryList?class=quick', game, () => games.fetchGames('quick')],
  fetchGameClasses: ['/Lottery/itemlist?', { id: 1, key: 'quick', name: 'Quick' }, () => games.fetchGameClasses()],
  fetchDrawHistory: ['/Lottery/getLotteryOneList?key=sunda', draw, () => games.fetchDrawHistory('sunda')],
  fetchPayoutOptions: ['/Lottery/getLotteryPeilv?id=11', option, () => games.fetchPayoutOptions('11')],
  fetchCities: ['/xuanfei/address?', { id: 1, name: 'Jakarta' }, () => hosts.fetchCities()],
  fetchHosts: ['/xuanfei/xuanfeilist?id=3', hostRow, () => hosts.fetchHosts('3')],
  fetchNotices: ['/notice/getNoticeList?', notice, () => notices.fetchNotices()],
  fetchOrders: ['/member/getUserGameList?', order, () => orders.fetchOrders()],
  fetchVideoClasses: ['/video/itemlist?', { id: 1, key: 'walks', name: 'Walks' }, () => videos.fetchVideoClasses()],
  fetchVideoPage: ['/video/getVideoList?id=walks&page=3', video, () => videosOf('walks', 3)],
  fetchRecommendedVideos: ['/video/getVideoInfoItem?id=7', video, () => videos.fetchRecommendedVideos('7')],
  fetchBanks: ['/system/getBankList?', { text: 'Bank', value: 'B' }, () => wallet.fetchBanks()],
  fetchWithdrawals: ['/member/getUserWithdrawList?', withdrawal, () => wallet.fetchWithdrawals()],
}

/** The calls that answer with one thing. */
const things: Record<string, Read> = {
  fetchMember: ['/member/getUserInfo?', member, () => account.fetchMember()],
  fetchGame: ['/Lottery/getLotteryInfo?key=sunda', game, () => untimed(games.fetchGame('sunda'))],
  fetchHost: ['/xuanfei/xuanfeidata?id=12', host, () => hosts.fetchHost('12')],
  fetchPlatform: ['/system/base?', base, () => platform.fetchPlatform()],
  fetchHomeContent: ['/system/config?', content, () => platform.fetchHomeContent()],
  fetchReport: ['/member/getPersonalreport?', report, () => wallet.fetchReport()],
  fetchVideo: ['/video/getVideoInfo?id=7', video, () => videos.fetchVideo('7')],
  fetchBankCard: ['/member/getUserBankInfo?', card, () => wallet.fetchBankCard()],
  fetchWithdrawRules: ['/member/getUserWithdrawRole?', { min: 1, max: 2, num: 3 }, () => wallet.fetchWithdrawRules()],
}

const videosOf = async (key: string, page: number) => (await videos.fetchVideoPage(key, page)).videos

/** Its deadline counts from the time of the answer. */
async function untimed(game: Promise<games.Game>): Promise<unknown> {
  const { closesAt, ...rest } = await game
  return { ...rest, isOpen: closesAt !== null && closesAt > Date.now() + 1000 }
}

it('are all calls that read', () => {
  const modules = [account, games, hosts, notices, orders, platform, videos, wallet]
  const reads = modules.flatMap((module) => Object.keys(module).filter((name) => name.startsWith('fetch')))
  expect([...Object.keys(lists), ...Object.keys(things)].sort()).toEqual(reads.sort())
})

/** `keys.test.ts` aborts them. */
it.each(Object.values({ ...lists, ...things }))(
  '%s is got once, with no other parameters',
  async (asked, answer, call) => {
    const sent = answerWith(server, answer)
    await call().catch(() => undefined)
    const found = sent.map(({ method, path, query, body }) => [method, path, String(new URLSearchParams(query)), body])
    expect(found).toEqual([['GET', ...`/api${asked}`.split('?'), '']])
  },
)

async function read(call: Call, answer: unknown): Promise<unknown> {
  answerWith(server, answer)
  return call().catch((error: { kind: string }) => error.kind)
}

describe('of a list that stands whole in the document, rows beyond the most are left out and counted:', () => {
  const many = <Row>(row: (index: number) => Row) => Array.from({ length: 10_000 }, (_, index) => row(index))
  const classes = many((index) => ({ id: index, name: 'x' }))
  const banners = many(() => ({ url: '/1.svg' }))
  it.each<[string, unknown, Call, number]>([
    ['options', many((index) => ({ type: `o${index}` })), () => games.fetchPayoutOptions('11'), 250],
    ['classes of games', classes, () => games.fetchGameClasses(), 250],
    ['classes of videos', classes, () => videos.fetchVideoClasses(), 250],
    ['pictures', { img_url: many(() => '/1.svg') }, async () => (await hosts.fetchHost('1')).imageUrls, 250],
    ['banners', { banners }, async () => (await platform.fetchHomeContent()).bannerUrls, 20],
  ])('%s', async (_name, answer, call, most) => {
    const list = (await read(call, answer)) as unknown[]
    expect([list.length, unreadableIn(list)]).toEqual([most, 10_000 - most])
  })

  it('an order of which lines were left out would show wrong sums', async () => {
    const lines = (length: number) => ({ ...order, data: Array.from({ length }, () => line) })
    const list = (await read(() => orders.fetchOrders(), [lines(250), lines(251)])) as { lines: unknown[] }[]
    expect(list.map((each) => each.lines.length)).toEqual([250])
    expect(unreadableIn(list)).toBe(1)
  })
})

describe('one row that cannot be read', () => {
  it.each(Object.entries(lists))('is left out of %s and counted', async (_name, [, row, call]) => {
    const whole = (await read(call, [row])) as unknown[]
    expect(whole).toHaveLength(1)
    const part = (await read(call, [row, 'nonsense'])) as unknown[]
    expect(part).toHaveLength(1)
    expect(unreadableIn(part)).toBe(1)
  })

  it('in an order’s own lines makes the order unreadable: its sums would be wrong', async () => {
    const broken = { ...order, data: [line, { ...line, money: 'a lot' }] }
    const part = await read(() => orders.fetchOrders(), [order, broken])
    expect(part).toHaveLength(1)
    expect(unreadableIn(part)).toBe(1)
  })

  it.each([
    ['fetchPlatform', { ...content, banners: ['nonsense'], movielist_1: [video, null] }],
    ['fetchHomeContent', { ...content, banners: [null, { url: '/1.svg' }], movielist_0: [{}] }],
  ])('of several lists in %s counts with the others', async (name, answer) => {
    expect(unreadableIn(await read(things[name]?.[2] as Call, answer))).toBe(2)
  })

  it('on one page of videos still counts when all pages are joined, and as loaded', async () => {
    answerWith(server, { data: [video, null], count: 2 })
    const page = await videos.fetchVideoPage('walks', 0)
    expect(unreadableIn(videos.allVideos([page]))).toBe(1)
    expect(videos.nextPage([page])).toBeUndefined()
  })
})

/** Without these an answer, or a row of one, says nothing that could be shown. */
const REQUIRED: Record<string, string> = {
  fetchHotGames: 'id key',
  fetchGames: 'id key',
  fetchGame: 'id key',
  fetchDrawHistory: 'expect',
  fetchPayoutOptions: 'type',
  fetchOrders: 'expect money',
  fetchCities: 'id',
  fetchHosts: 'id',
  fetchVideoPage: 'id',
  fetchRecommendedVideos: 'id',
  fetchVideo: 'id',
  fetchMember: 'id',
  fetchBanks: 'value',
  fetchWithdrawals: 'money',
  fetchBankCard: 'is_bank info',
}

const fieldsOf = (table: Record<string, Read>, isList: boolean) =>
  Object.entries(table).flatMap(([name, [, answer, call]]) =>
    Object.keys(answer).map((field) => ({ name, field, answer, call, wrap: (row: object) => (isList ? [row] : row) })),
  )

describe('"", which PHP sends for no value, is read like null and like a missing field:', () => {
  it.each([...fieldsOf(lists, true), ...fieldsOf(things, false)])(
    '$name, $field',
    async ({ name, field, answer, call, wrap }) => {
      const shown = async (value: unknown) => {
        const found = await read(call, wrap({ ...answer, [field]: value }))
        return JSON.parse(JSON.stringify(found, (key, at) => (key === 'closesAt' && at !== null ? 0 : at)))
      }
      const expected = await shown(undefined)
      expect(expected === 'schema').toBe(REQUIRED[name]?.split(' ').includes(field) ?? false)
      expect([await shown(null), await shown('')]).toEqual([expected, expected])
      // Words are never made of a structure.
      expect(JSON.stringify(await shown({}))).not.toContain('[object Object]')
    },
  )

  it.each(Object.keys(line))('a line of an order, %s', async (field) => {
    const shown = (value: unknown) =>
      read(() => orders.fetchOrders(), [{ ...order, data: [{ ...line, [field]: value }] }])
    expect(await shown('')).toEqual(await shown(undefined))
  })
})

it.each(Object.entries(things))('%s makes nothing of no answer, nor of a word', async (_name, [, , call]) => {
  expect([await read(call, undefined), await read(call, 'none')]).toEqual(['schema', 'schema'])
})

it('decimals where none belong fail no member, and are shown of points, as sent', async () => {
  for (const field of ['integral', 'level', 'num'])
    expect(await read(() => account.fetchMember(), { ...member, [field]: '12.5' })).toMatchObject({ id: '1001' })
  expect(await read(() => account.fetchMember(), { ...member, integral: '12.5' })).toMatchObject({ points: 12.5 })
})
