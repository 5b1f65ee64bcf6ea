import { beforeEach, describe, expect, it } from 'vitest'
import type { Numbers } from '@/lib/game-rules'
import { MESSAGES_KEPT, markAllRead, messagesOf, storedMessages } from '../money-request/messages'
import type { Observation } from './entries'
import { tellAlarms } from './tell-alarms'

const WULAN = '1001'

beforeEach(() => storedMessages.removeIf(() => true))

const line = (period: string, numbers: Numbers, seenAt: number): Observation => ({
  period,
  numbers,
  seenAt,
  source: 'history',
})

const tell = (entries: readonly Observation[], memberId = WULAN) =>
  tellAlarms(storedMessages, memberId, { gameId: '11', gameName: 'Sunda', entries })

const told = (memberId = WULAN) => messagesOf(storedMessages, memberId)

const changed = [line('1', [1, 2, 3], 10), line('1', [4, 5, 6], 20)]

describe('a result that changed', () => {
  it('is told once, from the time of the change', () => {
    tell(changed)
    tell(changed)
    expect(told()).toMatchObject([
      {
        at: 20,
        isRead: false,
        news: { outcome: 'changed', change: { gameName: 'Sunda', period: '1', first: { seenAt: 10 } } },
      },
    ])
  })

  it('stays read', () => {
    tell(changed)
    markAllRead(storedMessages, WULAN)
    tell(changed)
    expect(told().map(({ isRead }) => isRead)).toEqual([true])
  })

  it('is told to each member of the device', () => {
    tell(changed)
    tell(changed, '1002')
    expect(told('1002')).toHaveLength(1)
    expect(told()).toHaveLength(1)
  })

  it('is told again where it changes once more', () => {
    tell([...changed, line('1', [6, 6, 6], 30)])
    expect(told().map(({ at }) => at)).toEqual([30, 20])
  })

  it('is not told where nothing changed', () => {
    tell([line('1', [1, 2, 3], 10), line('1', [1, 2, 3], 20), line('2', [4, 5, 6], 20)])
    expect(told()).toEqual([])
  })

  it('does not push out what is newer than itself', () => {
    const many = Array.from({ length: MESSAGES_KEPT }, (_, at) => [
      line(`n${at}`, [1, 2, 3], 100 + at),
      line(`n${at}`, [4, 5, 6], 200 + at),
    ]).flat()
    tell(many)
    tell(changed)
    expect(told()).toHaveLength(MESSAGES_KEPT)
    expect(told().some(({ at }) => at === 20)).toBe(false)
  })
})
