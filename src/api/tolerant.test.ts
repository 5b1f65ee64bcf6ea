import { answerWith, runQuery, startPlatform } from '../../tests/support/wire'
import * as samples from '../../tests/support/samples'
import { describe, expect, it } from 'vitest'
import { accountQueries } from './account'
import { type Game, gameQueries } from './games'
import { hostQueries } from './hosts'
import { countUnreadable } from './listing'
import { noticeQueries } from './notices'
import { orderQueries } from './orders'
import { platformQueries } from './platform'
import { videosOfPages, fetchVideoPage, nextPageNumber, videoQueries } from './videos'
import { reportQueries, walletQueries } from './wallet'

// These tests check that every query tolerates the irregular answers that real platforms send.

const server = startPlatform()

const { game, line, order, video, member, withdrawal, report, host, notice, bankInfo } = samples
const homeContent = { banners: [{ url: '/1.svg' }], notice: 'Hello', movielist_0: [video], movielist_1: [video] }
const bankCard = { is_bank: 1, info: bankInfo }
const draw = { expect: '466', opencode: '4,6,5' }
const option = { type: 'big', name: 'Big', peilv: 1.95 }
const hostRow = { id: 1, img_url: '/1.svg', xuanfei_name: 'Ayu' }
const base = { ...homeContent, name: 'Tiga', kefu: 'https://s.example', iskefu: 1, isplay: 1, demo: 1 }

type Call = () => Promise<unknown>
type QueryCase = readonly [address: string, answer: Record<string, unknown>, call: Call]

/** Each query whose answer is a list, with the expected request, one row and the call. */
const lists: Record<string, QueryCase> = {
  'gameQueries.hot': ['/Lottery/hotLottery?', game, () => runQuery(gameQueries.hot())],
  'gameQueries.list': ['/Lottery/lotteryList?class=quick', game, () => runQuery(gameQueries.list('quick'))],
  'gameQueries.classes': [
    '/Lottery/itemlist?',
    { id: 1, key: 'quick', name: 'Quick' },
    () => runQuery(gameQueries.classes()),
  ],
  'gameQueries.history': ['/Lottery/getLotteryOneList?key=sunda', draw, () => runQuery(gameQueries.history('sunda'))],
  'gameQueries.payouts': ['/Lottery/getLotteryPeilv?id=11', option, () => runQuery(gameQueries.payouts('11'))],
  'hostQueries.cities': ['/xuanfei/address?', { id: 1, name: 'Jakarta' }, () => runQuery(hostQueries.cities())],
  'hostQueries.list': ['/xuanfei/xuanfeilist?id=3', hostRow, () => runQuery(hostQueries.list('3'))],
  'noticeQueries.list': ['/notice/getNoticeList?', notice, () => runQuery(noticeQueries.list())],
  'orderQueries.list': ['/member/getUserGameList?', order, () => runQuery(orderQueries.list())],
  'videoQueries.classes': [
    '/video/itemlist?',
    { id: 1, key: 'walks', name: 'Walks' },
    () => runQuery(videoQueries.classes()),
  ],
  'videoQueries.list': ['/video/getVideoList?id=walks&page=3', video, () => videosOf('walks', 3)],
  'videoQueries.recommended': ['/video/getVideoInfoItem?id=7', video, () => runQuery(videoQueries.recommended('7'))],
  'walletQueries.banks': ['/system/getBankList?', { text: 'Bank', value: 'B' }, () => runQuery(walletQueries.banks())],
  'walletQueries.withdrawals': [
    '/member/getUserWithdrawList?',
    withdrawal,
    () => runQuery(walletQueries.withdrawals()),
  ],
}

/** Each query whose answer is an object, with the expected request, the answer and the call. */
const singles: Record<string, QueryCase> = {
  'accountQueries.member': ['/member/getUserInfo?', member, () => runQuery(accountQueries.member())],
  'gameQueries.one': [
    '/Lottery/getLotteryInfo?key=sunda',
    game,
    () => withoutClosingTime(runQuery(gameQueries.one('sunda'))),
  ],
  'hostQueries.host': ['/xuanfei/xuanfeidata?id=12', host, () => runQuery(hostQueries.host('12'))],
  'platformQueries.base': ['/system/base?', base, () => runQuery(platformQueries.base())],
  'platformQueries.homeContent': ['/system/config?', homeContent, () => runQuery(platformQueries.homeContent())],
  'reportQueries.report': ['/member/getPersonalreport?', report, () => runQuery(reportQueries.report())],
  'videoQueries.video': ['/video/getVideoInfo?id=7', video, () => runQuery(videoQueries.video('7'))],
  'walletQueries.bankCard': ['/member/getUserBankInfo?', bankCard, () => runQuery(walletQueries.bankCard())],
  'walletQueries.withdrawRules': [
    '/member/getUserWithdrawRole?',
    { min: 1, max: 2, num: 3 },
    () => runQuery(walletQueries.withdrawRules()),
  ],
}

const videosOf = async (key: string, page: number) => (await fetchVideoPage(key, page)).videos

/**
 * Replaces `closesAt`, which differs each time, by `isOpen`, which is true if `closesAt` is more
 * than a second away.
 */
async function withoutClosingTime(game: Promise<Game>): Promise<unknown> {
  const { closesAt, ...otherFields } = await game
  return { ...otherFields, isOpen: closesAt !== null && closesAt > Date.now() + 1000 }
}

it('every query of the API is in the table `lists` or `singles`', () => {
  const modules = import.meta.glob<Record<string, object>>(['./*.ts', '!./*.test.ts', '!./http.ts'], { eager: true })
  const queryGroups = Object.values(modules).flatMap((exported) =>
    Object.entries(exported).filter(([name]) => name.endsWith('Queries')),
  )
  const queryNames = queryGroups.flatMap(([name, queries]) => Object.keys(queries).map((query) => `${name}.${query}`))
  expect(queryNames.length).toBeGreaterThan(15)
  expect([...Object.keys(lists), ...Object.keys(singles)].sort()).toEqual(queryNames.sort())
})

it.each(Object.values({ ...lists, ...singles }))(
  'the address %s is requested exactly once, with no other parameters',
  async (address, answer, call) => {
    const sentRequests = answerWith(server, answer)
    await call().catch(() => undefined)
    const requests = sentRequests.map(({ method, path, query, body }) => [
      method,
      path,
      String(new URLSearchParams(query)),
      body,
    ])
    expect(requests).toEqual([['GET', ...`/api${address}`.split('?'), '']])
  },
)

async function read(call: Call, answer: unknown): Promise<unknown> {
  answerWith(server, answer)
  return call().catch((error: { kind: string }) => error.kind)
}

describe('a list of too many', () => {
  const manyOf = <Row>(row: (index: number) => Row) => Array.from({ length: 10_000 }, (_, index) => row(index))
  const classes = manyOf((index) => ({ id: index, name: 'x' }))
  const banners = manyOf(() => ({ url: '/1.svg' }))
  it.each<[string, unknown, Call, number]>([
    ['options', manyOf((index) => ({ type: `o${index}` })), () => runQuery(gameQueries.payouts('11')), 250],
    ['classes of games', classes, () => runQuery(gameQueries.classes()), 250],
    ['classes of videos', classes, () => runQuery(videoQueries.classes()), 250],
    [
      'pictures',
      { img_url: manyOf(() => '/1.svg') },
      async () => (await runQuery(hostQueries.host('1'))).imageUrls,
      250,
    ],
    ['banners', { banners }, async () => (await runQuery(platformQueries.homeContent())).bannerUrls, 20],
  ])('%s keeps as many rows as allowed, and counts the others as unreadable', async (_name, answer, call, cap) => {
    const list = (await read(call, answer)) as unknown[]
    expect([list.length, countUnreadable(list)]).toEqual([cap, 10_000 - cap])
  })

  it('picks makes its order unreadable, because the sums of the order would be wrong', async () => {
    const lines = (length: number) => ({ ...order, data: Array.from({ length }, () => line) })
    const list = (await read(() => runQuery(orderQueries.list()), [lines(250), lines(251)])) as { lines: unknown[] }[]
    expect(list.map((order) => order.lines.length)).toEqual([250])
    expect(countUnreadable(list)).toBe(1)
  })
})

describe('an unreadable row', () => {
  it.each(Object.entries(lists))('is left out of the list of %s and counted', async (_name, [, row, call]) => {
    const allRows = (await read(call, [row])) as unknown[]
    expect(allRows).toHaveLength(1)
    const readableRows = (await read(call, [row, 'nonsense'])) as unknown[]
    expect(readableRows).toHaveLength(1)
    expect(countUnreadable(readableRows)).toBe(1)
  })

  it('among the picks of an order makes the order unreadable, because the sums would be wrong', async () => {
    const brokenOrder = { ...order, data: [line, { ...line, money: 'a lot' }] }
    const readableRows = await read(() => runQuery(orderQueries.list()), [order, brokenOrder])
    expect(readableRows).toHaveLength(1)
    expect(countUnreadable(readableRows)).toBe(1)
  })

  it.each([
    ['platformQueries.base', { ...homeContent, banners: ['nonsense'], movielist_1: [video, null] }],
    ['platformQueries.homeContent', { ...homeContent, banners: [null, { url: '/1.svg' }], movielist_0: [{}] }],
  ])('is counted together with the unreadable row of another list in the answer to %s', async (name, answer) => {
    expect(countUnreadable(await read(singles[name]?.[2] as Call, answer))).toBe(2)
  })

  it('on a page of videos is counted by videosOfPages, and counts as a loaded video for nextPageNumber', async () => {
    answerWith(server, { data: [video, null], count: 2 })
    const page = await fetchVideoPage('walks', 0)
    expect(countUnreadable(videosOfPages([page]))).toBe(1)
    expect(nextPageNumber([page])).toBeUndefined()
  })
})

/** Fields without which the answer, or the row, is refused. */
const REQUIRED: Record<string, string> = {
  'gameQueries.hot': 'id key',
  'gameQueries.list': 'id key',
  'gameQueries.one': 'id key',
  'gameQueries.history': 'expect',
  'gameQueries.payouts': 'type',
  'orderQueries.list': 'expect money',
  'hostQueries.cities': 'id',
  'hostQueries.list': 'id',
  'videoQueries.list': 'id',
  'videoQueries.recommended': 'id',
  'videoQueries.video': 'id',
  'accountQueries.member': 'id',
  'walletQueries.banks': 'value',
  'walletQueries.withdrawals': 'money',
  'walletQueries.bankCard': 'is_bank info',
}

const fieldsOf = (table: Record<string, QueryCase>, isList: boolean) =>
  Object.entries(table).flatMap(([name, [, answer, call]]) =>
    Object.keys(answer).map((field) => ({ name, field, answer, call, wrap: (row: object) => (isList ? [row] : row) })),
  )

/** Fields in which false means "no" rather than "no value". */
const FALSE_MEANS_NO: Record<string, string> = {
  'accountQueries.member': 'status is_online',
  'platformQueries.base': 'iskefu',
  'walletQueries.bankCard': 'is_bank',
}

describe('"" and false, which PHP sends for no value,', () => {
  it.each([...fieldsOf(lists, true), ...fieldsOf(singles, false)])(
    'are read like a missing value in the field $field of $name, unless false means "no" there',
    async ({ name, field, answer, call, wrap }) => {
      const readWith = async (value: unknown) => {
        const result = await read(call, wrap({ ...answer, [field]: value }))
        return JSON.parse(
          JSON.stringify(result, (key, fieldValue) => (key === 'closesAt' && fieldValue !== null ? 0 : fieldValue)),
        )
      }
      const expected = await readWith(undefined)
      expect(expected === 'schema').toBe(REQUIRED[name]?.split(' ').includes(field) ?? false)
      const falseMeansNo = FALSE_MEANS_NO[name]?.split(' ').includes(field) ?? false
      for (const emptyValue of [null, '', ...(falseMeansNo ? [] : [false])])
        expect(await readWith(emptyValue)).toEqual(expected)
      // An object in place of a text is never shown as "[object Object]".
      expect(JSON.stringify(await readWith({}))).not.toContain('[object Object]')
    },
  )

  it.each(Object.keys(line))('are read like a missing field in the field %s of one pick of an order', async (field) => {
    const readWith = (value: unknown) =>
      read(() => runQuery(orderQueries.list()), [{ ...order, data: [{ ...line, [field]: value }] }])
    expect([await readWith(''), await readWith(false)]).toEqual([await readWith(undefined), await readWith(undefined)])
  })
})

it('a false in the list of a host’s pictures is left out, and not counted as unreadable', async () => {
  const { imageUrls } = (await read(() => runQuery(hostQueries.host('1')), { img_url: ['/1.svg', false] })) as {
    imageUrls: unknown[]
  }
  expect([...imageUrls, countUnreadable(imageUrls)]).toEqual(['/1.svg', 0])
})

it.each(Object.entries(singles))(
  '%s refuses an answer without data, and an answer that is a text',
  async (_name, [, , call]) => {
    expect([await read(call, undefined), await read(call, 'none')]).toEqual(['schema', 'schema'])
  },
)

it('a member is read in spite of decimals in the fields integral, level and num, and points keep their decimals', async () => {
  for (const field of ['integral', 'level', 'num'])
    expect(await read(() => runQuery(accountQueries.member()), { ...member, [field]: '12.5' })).toMatchObject({
      id: '1001',
    })
  expect(await read(() => runQuery(accountQueries.member()), { ...member, integral: '12.5' })).toMatchObject({
    points: 12.5,
  })
})
