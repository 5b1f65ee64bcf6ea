import { orderOf } from '../../../tests/support/orders'
import { describe, expect, it } from 'vitest'
import { filteredGames, filterOf, filterOrders, type Filter } from './rules'

describe('filters', () => {
  const orders = [
    orderOf({ period: '1' }),
    orderOf({ period: '2', isSettled: false }),
    orderOf({ period: '3', gameName: 'Toba' }),
  ]

  it.each<[Filter, string[]]>([
    ['all', ['1', '2', '3']],
    ['pending', ['2']],
    ['settled', ['1', '3']],
    ['game:Toba', ['3']],
    ['game:Sunda', ['1', '2']],
    ['game:None', []],
  ])('%s keeps the periods %j', (filter, periods) => {
    expect(filterOrders(orders, filter).map(({ period }) => period)).toEqual(periods)
  })

  it.each<[string, Filter]>([
    ['all', 'all'],
    ['pending', 'pending'],
    ['settled', 'settled'],
    ['game:Toba', 'game:Toba'],
    ['game:', 'game:'],
    ['game', 'all'],
    ['won', 'all'],
  ])('named %j in an address is %j', (name, filter) => {
    expect(filterOf(name)).toBe(filter)
  })

  it('of games are those last ordered in, each once and no more than fit a row', () => {
    expect(filteredGames(orders)).toEqual(['Sunda', 'Toba'])
    const many = Array.from({ length: 2000 }, (_, game) => ({ gameName: `Game ${game >> 1}` }))
    expect(filteredGames(many)).toEqual(Array.from({ length: 30 }, (_, game) => `Game ${game}`))
  })
})
