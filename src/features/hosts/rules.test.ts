import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from '@/lib/names'
import { forAll } from '../../../tests/support/for-all'
import { cityOf, filterCities, safeIdOf } from './rules'

const cities = ['Hà Nội', 'Đà Nẵng', 'Yogyakarta', 'Mérida', '上海', 'São Paulo'].map((name, at) => ({
  id: String(at),
  name,
}))

describe('filterCities', () => {
  it.each<[string[], string]>([
    [['Hà Nội'], 'hanoi|HÀ NỘI|ha n'],
    [['Yogyakarta'], 'karta|  yogya '],
    [[], 'berlin|.*'],
  ])('finds exactly the cities %j for each query in %j', (names, queries) => {
    for (const query of queries.split('|')) expect(filterCities(cities, query).map(({ name }) => name)).toEqual(names)
  })

  it('finds any city by its name without accents or capitals, and all cities by a blank query', () => {
    for (const query of ['', '   ']) expect(filterCities(cities, query)).toEqual(cities)
    const name = fc.string({ unit: 'grapheme' })
    forAll(name, name, (before, after) => {
      const city = { id: '1', name: `${before} ${after}` }
      expect(filterCities([city], city.name)).toEqual([city])
      expect(filterCities([city], foldText(city.name))).toEqual([city])
    })
  })
})

it('cityOf takes the name from the platform’s list, and leaves it empty if the list or the city is missing', () => {
  expect([undefined, cities, []].map((list) => cityOf('2', list).name)).toEqual(['', 'Yogyakarta', ''])
})

it.each([
  ['301', false, '301'],
  ['jkt-01', true, 'jkt-01'],
  ['jkt-01', false, null],
  ['081234567890', false, null],
  ['1 Account frozen', false, null],
])('safeIdOf turns the id %j (listed by the platform: %s) into %j (null: not shown)', (id, isListed, shown) => {
  expect(safeIdOf(id, isListed)).toBe(shown)
})
