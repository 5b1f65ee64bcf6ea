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
const fetchAnswer = (query: object) => new QueryClient().fetchQuery(query as never)

it.each<[string, unknown, () => object]>([
  ['orders', [order], orderQueries.list],
  ['withdrawals', [withdrawal], walletQueries.withdrawals],
  ['notices', [notice], noticeQueries.list],
  ['the report', report, reportQueries.report],
  ['a game', game, () => gameQueries.one('sunda')],
  ['the results of a game', [{ expect: '466', opencode: '4,6,5' }], () => gameQueries.history('sunda')],
  ['the payouts of a game', [{ type: 'big', name: 'Big' }], () => gameQueries.payouts('11')],
])(
  'the query of %s returns the raw data with its answer, and uses shareWithoutRaw for structural sharing',
  async (_name, sent, query) => {
    answerWith(server, sent)
    expect(rawOf(await fetchAnswer(query()))).toEqual(sent)
    expect(query()).toMatchObject({ structuralSharing: shareWithoutRaw })
  },
)

it.each([
  [{ raw: null }, null],
  [Object.assign(['a'], { raw: 'raw' }), 'raw'],
  [{}, undefined],
  ['text', undefined],
  [null, undefined],
])('for the answer %j, rawOf returns the raw data %j', (answer, raw) => expect(rawOf(answer)).toBe(raw))

describe('shareWithoutRaw', () => {
  const list = (raw: unknown, ids: string[], unreadable?: number) =>
    Object.assign(
      ids.map((id) => ({ id })),
      { raw, ...(unreadable !== undefined && { unreadable }) },
    )
  const game = (raw: unknown, name: string) => ({ name, numbers: [4, 6, 5], raw })

  it('returns the previous answer if only the raw data changed', () => {
    for (const answerWithRaw of [
      (raw: unknown) => list(raw, ['a']),
      (raw: unknown) => list(raw, ['a'], 1),
      (raw: unknown) => game(raw, 'Merapi'),
    ]) {
      const previousAnswer = answerWithRaw('before')
      expect(shareWithoutRaw(previousAnswer, answerWithRaw('now'))).toBe(previousAnswer)
    }
  })

  it('keeps equal rows as the same objects, and takes the new raw data and the new count of unreadable rows', () => {
    const previousAnswer = list('before', ['a', 'b'])
    const sharedAnswer = shareWithoutRaw(previousAnswer, list('now', ['new', 'a', 'b'], 2)) as typeof previousAnswer
    expect(sharedAnswer).toEqual(list('now', ['new', 'a', 'b'], 2))
    const listWithNewRow = shareWithoutRaw(previousAnswer, list('now', ['new', 'b'])) as typeof previousAnswer
    expect(listWithNewRow).toEqual(list('now', ['new', 'b']))
    expect(listWithNewRow[1]).toBe(previousAnswer[1])
    expect(shareWithoutRaw(previousAnswer, list('now', ['a', 'b'], 1))).toEqual(list('now', ['a', 'b'], 1))
    expect(shareWithoutRaw(list('before', ['a'], 1), list('now', ['a']))).toEqual(list('now', ['a']))
  })

  it('keeps an equal field as the same object, and takes changed fields and the new raw data', () => {
    const previousAnswer = game('before', 'Merapi')
    const sharedAnswer = shareWithoutRaw(previousAnswer, game('now', 'Bromo')) as typeof previousAnswer
    expect(sharedAnswer).toEqual(game('now', 'Bromo'))
    expect(sharedAnswer.numbers).toBe(previousAnswer.numbers)
  })

  it('returns a first answer unchanged', () => {
    const firstAnswer = list('now', ['a'], 1)
    expect(shareWithoutRaw(undefined, firstAnswer)).toBe(firstAnswer)
  })
})
