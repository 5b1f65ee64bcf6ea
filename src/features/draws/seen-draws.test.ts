import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Draw } from '@/api/games'
import { readText, removeText } from '@/lib/storage'
import { compareWithSeen, noteSeenDraws } from './seen-draws'

const first: Draw = { period: '20261121-0001', numbers: [4, 6, 5] }
const second: Draw = { period: '20261121-0002', numbers: [1, 2, 3] }

describe('the history held against what was shown before', () => {
  it('keeps what it sees for the first time', () => {
    expect(compareWithSeen({}, [second, first])).toEqual({
      changed: [],
      seen: { '20261121-0001': '4,6,5', '20261121-0002': '1,2,3' },
    })
  })

  it('finds nothing where nothing has changed', () => {
    const seen = { '20261121-0001': '4,6,5' }
    expect(compareWithSeen(seen, [first])).toEqual({ changed: [], seen })
  })

  it.each<[string, Draw['numbers']]>([
    ['another number', [4, 6, 6]],
    ['another order of the same numbers', [6, 4, 5]],
  ])('names a period that now shows %s, and keeps what it showed first', (_name, numbers) => {
    const seen = { '20261121-0001': '4,6,5' }
    expect(compareWithSeen(seen, [{ period: '20261121-0001', numbers }])).toEqual({
      changed: ['20261121-0001'],
      seen,
    })
  })

  it('names a period that shows two results in one answer', () => {
    expect(compareWithSeen({}, [first, { ...first, numbers: [1, 1, 1] }]).changed).toEqual(['20261121-0001'])
  })

  it('takes numbers that are not available for no change, and does not keep them', () => {
    const seen = { '20261121-0001': '4,6,5' }
    const answer = [
      { ...first, numbers: null },
      { ...second, numbers: null },
    ]
    expect(compareWithSeen(seen, answer)).toEqual({ changed: [], seen })
  })

  it('leaves what was seen as it was', () => {
    const seen = Object.freeze({ '20261121-0001': '4,6,5' })
    expect(compareWithSeen(seen, [second]).seen).not.toBe(seen)
  })

  it.each([
    ['of a day', (number: number) => `20261121-${String(number).padStart(4, '0')}`],
    ['that only count up', String],
  ])('keeps the newest hundred periods %s', (_name, periodOf) => {
    const draws = Array.from({ length: 130 }, (_, at): Draw => ({ period: periodOf(at + 1), numbers: [1, 2, 3] }))
    const kept = Object.keys(compareWithSeen({}, draws).seen)
    expect(kept.sort()).toEqual(
      draws
        .slice(30)
        .map(({ period }) => period)
        .sort(),
    )
  })
})

describe('this device’s memory', () => {
  beforeEach(() => removeText('tiga.seenDraws'))
  afterEach(() => removeText('tiga.seenDraws'))

  it('is of each game by itself, and outlives a log-out', () => {
    expect(noteSeenDraws('sunda', [first])).toEqual([])
    expect(noteSeenDraws('toba', [{ ...first, numbers: [1, 1, 1] }])).toEqual([])
    expect(noteSeenDraws('sunda', [{ ...first, numbers: [1, 1, 1] }])).toEqual(['20261121-0001'])
    expect(noteSeenDraws('sunda', [first])).toEqual([])
    expect(JSON.parse(readText('tiga.seenDraws') ?? '')).toEqual({
      sunda: { '20261121-0001': '4,6,5' },
      toba: { '20261121-0001': '1,1,1' },
    })
  })
})
