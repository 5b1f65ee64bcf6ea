import { answerWith, startPlatform } from '../../tests/support/wire'
import { game, notice, order, report, withdrawal } from '../../tests/support/samples'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { gameQueries } from './games'
import { shareWithoutRaw, rawOf } from './with-raw'
import { noticeQueries } from './notices'
import { orderQueries } from './orders'
import { reportQueries, walletQueries } from './wallet'

const server = startPlatform()
const read = (query: object) => new QueryClient().fetchQuery(query as never)

it.each<[string, unknown, () => object]>([
  ['orders', [order], orderQueries.list],
  ['withdrawals', [withdrawal], walletQueries.withdrawals],
  ['notices', [notice], noticeQueries.list],
  ['the report', report, reportQueries.report],
  ['a game', game, () => gameQueries.one('sunda')],
  ['the results of a game', [{ expect: '466', opencode: '4,6,5' }], () => gameQueries.history('sunda')],
  ['the payouts of a game', [{ type: 'big', name: 'Big' }], () => gameQueries.payouts('11')],
])(
  'the answer with %s carries the raw data, and shareWithoutRaw is the structural sharing of its query',
  async (_name, sent, query) => {
    answerWith(server, sent)
    expect(rawOf(await read(query()))).toEqual(sent)
    expect(query()).toMatchObject({ structuralSharing: shareWithoutRaw })
  },
)

it.each([
  [{ raw: null }, null],
  [Object.assign(['a'], { raw: 'raw' }), 'raw'],
  [{}, undefined],
  ['text', undefined],
  [null, undefined],
])('rawOf(%j) is %j', (answer, raw) => expect(rawOf(answer)).toBe(raw))

describe('shareWithoutRaw', () => {
  const list = (raw: unknown, ids: string[], unreadable?: number) =>
    Object.assign(
      ids.map((id) => ({ id })),
      { raw, ...(unreadable !== undefined && { unreadable }) },
    )
  const game = (raw: unknown, name: string) => ({ name, numbers: [4, 6, 5], raw })

  it('returns the previous answer if only the raw data changed', () => {
    for (const make of [
      (raw: unknown) => list(raw, ['a']),
      (raw: unknown) => list(raw, ['a'], 1),
      (raw: unknown) => game(raw, 'Merapi'),
    ]) {
      const before = make('before')
      expect(shareWithoutRaw(before, make('now'))).toBe(before)
    }
  })

  it('keeps equal rows as the same objects, and takes the new raw data and the new count of unreadable rows', () => {
    const before = list('before', ['a', 'b'])
    const now = shareWithoutRaw(before, list('now', ['new', 'a', 'b'], 2)) as typeof before
    expect(now).toEqual(list('now', ['new', 'a', 'b'], 2))
    const listWithNewRow = shareWithoutRaw(before, list('now', ['new', 'b'])) as typeof before
    expect(listWithNewRow).toEqual(list('now', ['new', 'b']))
    expect(listWithNewRow[1]).toBe(before[1])
    expect(shareWithoutRaw(before, list('now', ['a', 'b'], 1))).toEqual(list('now', ['a', 'b'], 1))
    expect(shareWithoutRaw(list('before', ['a'], 1), list('now', ['a']))).toEqual(list('now', ['a']))
  })

  it('keeps an equal field as the same object, and takes changed fields and the new raw data', () => {
    const before = game('before', 'Merapi')
    const now = shareWithoutRaw(before, game('now', 'Bromo')) as typeof before
    expect(now).toEqual(game('now', 'Bromo'))
    expect(now.numbers).toBe(before.numbers)
  })

  it('returns a first answer unchanged', () => {
    const firstAnswer = list('now', ['a'], 1)
    expect(shareWithoutRaw(undefined, firstAnswer)).toBe(firstAnswer)
  })
})
