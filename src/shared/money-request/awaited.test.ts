import { expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { awaitedId, awaitPeriod, byClosing, type AwaitedPeriod } from './awaited'
import { memoryEntries } from './testing/memory-entries'

const order = {
  kind: 'order',
  gameId: '11',
  gameName: 'Sunda',
  period: '467',
  closesAt: 5000,
  types: ['big'],
  perNote: money('1000'),
  total: money('1000'),
} as const

it('a period is awaited once for each member, game and period, however many orders it has', () => {
  const periods = memoryEntries<AwaitedPeriod>()
  const orders = [order, { ...order, perNote: money('2000') }, { ...order, gameId: '12' }, { ...order, period: '468' }]
  for (const { types, ...each } of orders)
    for (const memberId of ['1001', '1002']) awaitPeriod(periods, memberId, { ...each, types: [...types] }, 100)
  expect(periods.list().map(({ memberId, gameId, period }) => [memberId, gameId, period].join())).toEqual([
    '1001,11,467',
    '1002,11,467',
    '1001,12,467',
    '1002,12,467',
    '1001,11,468',
    '1002,11,468',
  ])
})

it('a period is found by its id', () => {
  const periods = memoryEntries<AwaitedPeriod>()
  awaitPeriod(periods, '1001', { ...order, types: ['big'] }, 100)
  expect(periods.get(awaitedId({ memberId: '1001', gameId: '11', period: '467' }))).toEqual({
    memberId: '1001',
    gameId: '11',
    gameName: 'Sunda',
    period: '467',
    closesAt: 5000,
    sentAt: 100,
  })
})

it('no two periods share an id, whatever their digits', () => {
  const ids = [
    { memberId: '1', gameId: '11', period: '7' },
    { memberId: '11', gameId: '1', period: '7' },
    { memberId: '1', gameId: '1', period: '17' },
  ].map(awaitedId)
  expect(new Set(ids).size).toBe(3)
})

it('periods stand in the order in which they are drawn, those of which it is not known last', () => {
  const periods = [null, 9000, null, 5000].map((closesAt, index) => ({
    memberId: '1001',
    gameId: String(index),
    gameName: 'Sunda',
    period: '467',
    closesAt,
    sentAt: 0,
  }))
  expect(byClosing(periods).map(({ gameId }) => gameId)).toEqual(['3', '1', '0', '2'])
})
