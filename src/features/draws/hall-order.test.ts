import { describe, expect, it } from 'vitest'
import type { Game } from '@/api/games'
import { money, type Money } from '@/lib/money/text'
import { hallOrder, isLocked } from './hall-order'

const asking = (id: string, minimumBalance: string | null) =>
  ({ id, minimumBalance: minimumBalance === null ? null : money(minimumBalance) }) as Game

describe('a game', () => {
  it.each<[asks: string | null, balance: Money | null, expected: boolean]>([
    [null, null, false],
    [null, money('0'), false],
    ['500000', null, true],
    ['500000', money('499999.99'), true],
    ['500000', money('500000'), false],
  ])('that asks for %j of a member with %j is locked: %j', (asks, balance, expected) => {
    expect(isLocked(asking('1', asks), balance)).toBe(expected)
  })
})

describe('the hall', () => {
  const games = [asking('1', '500000'), asking('2', null), asking('3', '1000'), asking('4', null)]

  it.each<[Money | null, string]>([
    [null, '2413'],
    [money('1000'), '2341'],
    [money('500000'), '1234'],
  ])('has what is locked for %j last, else the platform’s order', (balance, expected) => {
    expect(
      hallOrder(games, balance)
        .map(({ id }) => id)
        .join(''),
    ).toBe(expected)
  })
})
