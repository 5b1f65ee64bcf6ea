import { beforeEach, describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { readText, writeText } from '@/lib/storage'
import { DAY_MS } from './limit'
import {
  changeOwn,
  dropTopUp,
  forgetWithoutLimits,
  limitOf,
  nothingOwn,
  noteTopUp,
  ownLimits,
  readOwn,
  withLimit,
} from './store'

const NOW = Date.UTC(2026, 10, 21, 12)
const KEY = 'tiga.limits.1001'
const topUp = (id: string, daysAgo = 0) => ({ id, at: NOW - daysAgo * DAY_MS, amount: money('50000') })
const hold = (kind: 'perOrder' | 'topUp7') =>
  changeOwn('1001', (own) => withLimit(own, kind, { most: money('5'), waiting: null }))

beforeEach(() => ownLimits.removeIf(() => true))

describe('what is kept of own limits', () => {
  it('is of one member, and of nobody without a name', () => {
    hold('perOrder')
    changeOwn('', (own) => ({ ...own, isAsked: true }))
    expect(limitOf(readOwn('1001'), 'perOrder').most).toBe('5')
    expect(readOwn('1002')).toEqual(nothingOwn('1002'))
    expect(ownLimits.list()).toHaveLength(1)
  })

  it('loses no limit to another that cannot be read, nor to a missing part', () => {
    const limits = [
      { kind: 'perWeekday', limit: { most: '1', waiting: null } },
      { kind: 'perOrder', limit: { most: 'much', waiting: null } },
      { kind: 'loss7', limit: { most: '007', waiting: { most: null, from: NOW } } },
    ]
    writeText(KEY, JSON.stringify({ memberId: '1001', limits, breakUntil: NOW }))
    expect(readOwn('1001')).toEqual({
      ...nothingOwn('1001'),
      limits: [{ kind: 'loss7', limit: { most: '7', waiting: { most: null, from: NOW } } }],
      breakUntil: NOW,
    })
  })

  it('counts top-ups of 30 days, and none that was refused', () => {
    for (const sent of [topUp('old', 31), topUp('first', 29), topUp('no')]) noteTopUp('1001', sent)
    dropTopUp('1001', 'no')
    noteTopUp('1001', topUp('last'))
    expect(readOwn('1001').topUps.map(({ id }) => id)).toEqual(['first', 'last'])
  })

  it.each([
    ['nothing holds: nothing', () => undefined, null],
    ['a break holds: the break', () => changeOwn('1001', (own) => ({ ...own, breakUntil: NOW + 1 })), []],
    ['a break is over: nothing', () => changeOwn('1001', (own) => ({ ...own, breakUntil: NOW })), null],
    ['a limit of orders holds: no top-ups', () => hold('perOrder'), []],
    ['a limit of top-ups holds: those too', () => hold('topUp7'), [topUp('a')]],
  ])('stays after a log-out if %s', (_what, prepare, topUps) => {
    noteTopUp('1001', topUp('a'))
    prepare()
    forgetWithoutLimits('1001', NOW)
    expect(readText(KEY) === null ? null : readOwn('1001').topUps).toEqual(topUps)
  })
})
