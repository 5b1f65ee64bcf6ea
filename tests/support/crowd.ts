import { isWinningOption, periodAt, type DrawnNumbers } from '@/mocks/draws'

/** Creates answers with any number of rows, in the form in which the platform sends them. */

const DAY_MS = 24 * 60 * 60 * 1000
const NEWEST_TIME = Date.UTC(2026, 10, 21, 8, 0, 0)

/** Formats epoch ms as the server writes a time: "2026-11-21 16:00:00". */
const formatServerTime = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
/** Returns the time of row `index`. The newest row is first, and each day has `perDay` rows. */
const timeOfRow = (index: number, perDay: number) =>
  formatServerTime(NEWEST_TIME - Math.floor((index * DAY_MS) / perDay))
const createRows = <Row>(count: number, row: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index))

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The game Merapi, which has a round every 180 s: 480 rounds a day. */
export const CROWDED_GAME = { id: '12', key: 'merapi180' }
const PERIOD_SECONDS = 180

const drawnNumbersOf = (index: number): DrawnNumbers => [(index % 6) + 1, ((index * 3) % 5) + 1, ((index * 7) % 6) + 1]
const periodOf = (index: number) => periodAt(NEWEST_TIME - index * PERIOD_SECONDS * 1000, PERIOD_SECONDS)

/** Returns an order on draw `index`, settled by the rules of the game. Draw 0 is the newest. */
const orderAt = (index: number) => {
  const drawnNumbers = drawnNumbersOf(index)
  const { id, startsAt, endsAt } = periodOf(index)
  return {
    expect: id,
    name: 'Merapi',
    ico: '',
    status: 1,
    status_text: 'Settled',
    money: '20',
    opencode: drawnNumbers.join(','),
    data: (['big', 'pair'] as const).map((type) => ({
      lid: 12,
      type,
      money: '10',
      is_win: isWinningOption(type, drawnNumbers) ? 1 : 2,
      profit: isWinningOption(type, drawnNumbers) ? '19.5' : '0',
      create_time: formatServerTime(startsAt),
    })),
    update_time: formatServerTime(endsAt),
  }
}

const withdrawalAt = (index: number) => ({
  status: index % 5 === 0 ? 4 : 2,
  status_text: index % 5 === 0 ? 'Refused' : 'Paid',
  money: String(50 + (index % 300)),
  desc: index % 5 === 0 ? 'The account could not be read' : '',
  create_time: timeOfRow(index, 3),
  update_time: timeOfRow(index, 3),
})

const gameAt = (index: number) => ({
  id: String(5000 + index),
  key: `game-${index}`,
  name: `Game ${index + 1}`,
  ico: '',
  desc: 'Every three minutes',
  class: 'dice',
  now_expect: '20261121-0180',
  next_expect: '20261121-0181',
  second: 150,
  opencode: '4,6,5',
  condition: index % 3 === 0 ? '100000' : '',
})

const videoAt = (index: number) => ({
  id: index + 1,
  vod_name: `Film ${index + 1}, with a name as long as most`,
  vod_pic: '/media/videos/lake/poster.svg',
  vod_play_url: '/media/videos/lake/index.m3u8',
  count: 1000 + index,
  time: '2:00',
})

/** For the path of each call, a function that returns the data of an answer with `count` rows. */
export const crowdedAnswers: Readonly<Record<string, (count: number) => unknown>> = {
  '/member/getUserGameList': (count) => createRows(count, orderAt),
  '/member/getUserWithdrawList': (count) => createRows(count, withdrawalAt),
  '/notice/getNoticeList': (count) =>
    createRows(count, (index) => ({
      name: `Notice ${index + 1}`,
      text: 'A maintenance of the draws is planned for the night.',
      create_time: timeOfRow(index, 4),
    })),
  '/Lottery/getLotteryOneList': (count) =>
    createRows(count, (index) => ({
      expect: periodOf(index).id,
      opencode: drawnNumbersOf(index).join(','),
    })),
  '/xuanfei/address': (count) =>
    createRows(count, (index) => ({ id: 100 + index, name: `${LETTERS[index % 26] ?? ''}city ${index + 1}` })),
  '/xuanfei/xuanfeilist': (count) =>
    createRows(count, (index) => ({ id: 9000 + index, img_url: '', xuanfei_name: `Host ${index + 1}` })),
  '/system/getBankList': (count) =>
    createRows(count, (index) => ({ text: `Bank ${index + 1}`, value: `B${index + 1}` })),
  '/Lottery/lotteryList': (count) => createRows(count, gameAt),
  '/video/getVideoInfoItem': (count) => createRows(count, videoAt),
}

/** Returns a successful answer with the data encoded as the platform does. */
export function createAnswer(data: unknown): { code: number; msg: string; data: string } {
  return { code: 200, msg: 'ok', data: Buffer.from(JSON.stringify(data)).toString('base64') }
}
