import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atOnce } from '@/lib/steps'
import { groupByLetter, letterOf } from './city-index'

describe('the letter of a city', () => {
  it.each([
    ['Jakarta', 'J'],
    ['  oslo', 'O'],
    ['Đà Nẵng', 'D'],
    ['Ávila', 'A'],
    ['Århus', 'A'],
    ['雅加达', 'Y'],
    ['万隆', 'W'],
    ['日惹', 'R'],
    ['泗水', 'S'],
    ['登巴萨', 'D'],
    ['棉兰', 'M'],
    ['望加锡', 'W'],
    ['河内', 'H'],
    ['吉隆坡', 'J'],
    ['上海', 'S'],
    ['墨西哥城', 'M'],
    ['马德里', 'M'],
    ['阿姆斯特丹', 'A'],
    ['巴黎', 'B'],
    ['茨城', 'C'],
    ['厄尔巴', 'E'],
    ['釜山', 'F'],
    ['广州', 'G'],
    ['开罗', 'K'],
    ['伦敦', 'L'],
    ['南京', 'N'],
    ['平壤', 'P'],
    ['青岛', 'Q'],
    ['台北', 'T'],
    ['西安', 'X'],
    ['郑州', 'Z'],
    ['7 Hills', '#'],
    ['Москва', '#'],
    ['القاهرة', '#'],
    ['', '#'],
  ])('%j is %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter)
  })
})

const named = (...names: string[]) => names.map((name, at) => ({ id: String(at), name }))

describe('groups', () => {
  it('stand from A to Z, other beginnings last, cities in the order of the language', () => {
    const groups = atOnce(
      groupByLetter(named('Đà Lạt', '7 Hills', 'Dubai', 'Hà Nội', 'Huế', 'An Giang', 'Hải Phòng'), 'vi-VN'),
    )
    expect(groups.map(({ letter, cities }) => [letter, ...cities.map(({ name }) => name)])).toEqual([
      ['A', 'An Giang'],
      ['D', 'Dubai', 'Đà Lạt'],
      ['H', 'Hà Nội', 'Hải Phòng', 'Huế'],
      ['#', '7 Hills'],
    ])
  })

  it('of no city are none', () => {
    expect(atOnce(groupByLetter([], 'en-US'))).toEqual([])
  })

  it('lose no city and repeat none', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
        const cities = named(...names)
        const ids = atOnce(groupByLetter(cities, 'en-US')).flatMap((group) => group.cities.map(({ id }) => id))
        expect(ids.sort()).toEqual(cities.map(({ id }) => id).sort())
      }),
    )
  })
})
