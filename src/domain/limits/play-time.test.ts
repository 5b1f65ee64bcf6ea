// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetServerDate, type ProvenTime } from '@/lib/server-clock'
import { sessionStore } from '@/session/store'
import { asProvenTime, confirmServerDate } from '../../../tests/support/own-limits'
import { forAll } from '../../../tests/support/for-all'
import { answerRealityCheck, chooseRealityCheckMinutes, isRealityCheckDue, msPlayedSinceCheck } from './play-time'
import { countPlayTime, recordPlayed, playedMsOn, msPlayedToday, uncountedMs, addPlayed } from './play-time'
import { MAX_TICK_GAP_MS, ERASING_KEY, NOTHING_PLAYED, TICK_MS, type PlayTime, type VisibleSpan } from './play-time'

const timeAt = (day: number, hour: number, minute = 0) => asProvenTime(Date.UTC(2026, 10, day, hour, minute))
const NOON = timeAt(21, 12)

it.each<[string, number, VisibleSpan, number]>([
  ['the whole span after a gap', NOON - 60_000, { to: NOON, ms: 5000 }, 5000],
  ['only the other part if another tab has counted one part', NOON - 2000, { to: NOON, ms: 5000 }, 2000],
  ['nothing if another tab has counted 40 ms further', NOON + 40, { to: NOON, ms: 5000 }, 0],
  ['the whole span after the clock was set back', NOON + 1001, { to: NOON, ms: 5000 }, 5000],
  ['the whole span after the clock was set forward', NOON - 3_600_000, { to: NOON, ms: 5000 }, 5000],
  ['one tick if the page has slept', 0, { to: NOON, ms: 3_600_000 }, TICK_MS],
  ['the whole span of a late tick', 0, { to: NOON, ms: MAX_TICK_GAP_MS }, MAX_TICK_GAP_MS],
  ['nothing if the span is negative', 0, { to: NOON, ms: -1 }, 0],
])('uncountedMs counts %s', (_name, until, span, expected) => {
  expect(uncountedMs(until, span)).toBe(expected)
})

describe('the play time of a day', () => {
  const span = { to: NOON, ms: 5000 }
  /** Returns a play time from the ms of each day of November. */
  const playTimeOf = (msByDay: Record<number, number>, untold = 0): PlayTime => {
    const days = Object.entries(msByDay).map(([day, ms]) => [`2026-11-${day}`, ms])
    return { until: 0, days: Object.fromEntries(days), untold, sinceCheck: 0 }
  }

  it.each<[string, PlayTime, ProvenTime | null, PlayTime]>([
    ['begins with the first visible span', NOTHING_PLAYED, NOON, playTimeOf({ 21: 5000 })],
    ['grows by a span of the same day', playTimeOf({ 21: 60_000 }), timeAt(21, 23, 59), playTimeOf({ 21: 65_000 })],
    ['ends at midnight of the platform’s date', playTimeOf({ 21: 6 }), timeAt(22, 0), playTimeOf({ 22: 5000, 21: 6 })],
    [
      'is counted without a date while the platform’s date is unknown',
      playTimeOf({ 21: 6 }, 2000),
      null,
      playTimeOf({ 21: 6 }, 7000),
    ],
    [
      'includes the time played before the date was known',
      playTimeOf({ 21: 6 }, 2000),
      timeAt(22, 3),
      playTimeOf({ 22: 7000, 21: 6 }),
    ],
    [
      'is kept for two days, and never for a later date',
      playTimeOf({ 23: 9, 21: 8, 20: 7 }),
      timeAt(22, 3),
      playTimeOf({ 22: 5000, 21: 8 }),
    ],
  ])('%s', (_name, kept, now, expected) => {
    expect(addPlayed(kept, span, now)).toEqual({ ...expected, until: NOON, sinceCheck: 5000 })
  })

  it('is read for the platform’s date, or for the last stored day while that date is unknown', () => {
    const kept = playTimeOf({ 20: 4, 21: 60_000 }, 2000)
    const times = [NOON, timeAt(20, 5), timeAt(22, 0), null]
    expect(times.map((now) => playedMsOn(kept, now))).toEqual([62_000, 2004, 2000, 62_000])
    expect(playedMsOn(playTimeOf({}, 3), null)).toBe(3)
  })

  it('is never less than was played, even if the platform’s date is often unknown', () => {
    const ticks = fc.array(fc.record({ wait: fc.nat(9 * 3_600_000), isProven: fc.boolean() }), { maxLength: 30 })
    forAll(ticks, (taken) => {
      let now: number = NOON
      let kept = NOTHING_PLAYED
      let today = { day: 21, ms: 0 }
      for (const { wait, isProven } of taken) {
        now += TICK_MS + wait
        const day = new Date(now).getUTCDate()
        today = { day, ms: TICK_MS + (day === today.day ? today.ms : 0) }
        kept = addPlayed(kept, { to: now, ms: TICK_MS }, isProven ? asProvenTime(now) : null)
        expect(playedMsOn(kept, asProvenTime(now))).toBeGreaterThanOrEqual(today.ms)
        expect(playedMsOn(kept, null)).toBeGreaterThanOrEqual(today.ms)
      }
    })
  })
})

it.each<[string, number, number, number]>([
  ['moves forward', -500, 0, 500],
  ['stays if another tab has counted 1 s further', 1000, 1000, 0],
  ['goes back if the clock was set back', 1001, 0, 5000],
])('the stored end of the counted time %s', (_what, ahead, until, counted) => {
  const kept = addPlayed({ ...NOTHING_PLAYED, until: NOON + ahead }, { to: NOON, ms: 5000 }, null)
  expect([kept.until - NOON, kept.untold]).toEqual([until, counted])
})

describe('with several tabs or pages', () => {
  const addSpan = (kept: PlayTime, span: VisibleSpan) => addPlayed(kept, span, NOON)
  const sumOf = ({ days }: PlayTime) => Object.values(days).reduce((sum, ms) => sum + ms, 0)
  /** The spans of one visible tab, which stores a span at each tick and when it is hidden. */
  const anyTab = fc.tuple(fc.nat(60_000), fc.nat(60_000)).map(([from, length]) => {
    const starts = Array.from({ length: Math.ceil(length / TICK_MS) }, (_, index) => index * TICK_MS)
    return starts.map((start): VisibleSpan => {
      const ms = Math.min(TICK_MS, length - start)
      return { to: NOON + from + start + ms, ms }
    })
  })
  const unionOf = (spans: readonly VisibleSpan[]) =>
    new Set(
      spans.flatMap(({ to, ms }) => Array.from({ length: Math.ceil(ms / 100) }, (_, i) => Math.floor(to / 100) - i)),
    ).size * 100

  it('no moment counts twice, and at most one tick of play time is lost for each tab', () =>
    forAll(fc.array(anyTab, { minLength: 1, maxLength: 4 }), (tabs) => {
      const spans = tabs.flat().sort((left, right) => left.to - right.to)
      const sum = sumOf(spans.reduce(addSpan, NOTHING_PLAYED))
      const union = unionOf(spans)
      expect(sum).toBeLessThanOrEqual(union + 100 * spans.length)
      expect(sum).toBeGreaterThanOrEqual(union - TICK_MS * tabs.length - 100 * spans.length)
    }))

  it('each page leaves at most one tick of play time uncounted, however the clock is set between the pages', () => {
    const shift = fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: -9e7, max: 9e7 }))
    forAll(fc.array(fc.record({ shift, ticks: fc.integer({ min: 1, max: 9 }) })), (pages) => {
      let to: number = NOON
      const spans = pages.flatMap((page): VisibleSpan[] => {
        to += page.shift
        return Array.from({ length: page.ticks }, () => ({ to: (to += TICK_MS), ms: TICK_MS }))
      })
      const sum = sumOf(spans.reduce(addSpan, NOTHING_PLAYED))
      expect(sum).toBeLessThanOrEqual(spans.length * TICK_MS)
      expect(sum).toBeGreaterThanOrEqual((spans.length - pages.length) * TICK_MS)
    })
  })
})

describe('countPlayTime', () => {
  let visibility: DocumentVisibilityState = 'visible'
  const advanceTime = (ms: number) => void vi.advanceTimersByTime(ms)
  const fireEvent = (name: string) => window.dispatchEvent(new Event(name))
  const setVisibility = (next: DocumentVisibilityState) => {
    visibility = next
    document.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(() => {
    visibility = 'visible'
    forgetServerDate()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: NOON })
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - NOON)
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    localStorage.clear()
  })

  it('stores play time and calls back at each tick, and counts time only once if a second tab records it too', () => {
    const onPlayed = vi.fn<() => void>()
    const end = countPlayTime('1001', onPlayed)
    advanceTime(12_000)
    expect(msPlayedToday('1001')).toBe(10_000)
    expect(onPlayed).toHaveBeenCalledTimes(2)
    end()
    // Another tab counts the last seconds, too.
    recordPlayed('1001', { to: performance.timeOrigin + performance.now(), ms: TICK_MS })
    advanceTime(60_000)
    expect(msPlayedToday('1001')).toBe(12_000)
  })

  it('stores nothing more once another tab erases the device’s data', () => {
    const end = countPlayTime('1001', () => {})
    advanceTime(2 * TICK_MS + 2000)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: ERASING_KEY }))
    end()
    expect(localStorage).toHaveLength(0)
  })

  it('counts all of the play time, however the device’s clock is set meanwhile', () => {
    let elapsed = 0
    vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
    const end = countPlayTime('1001', () => {})
    for (const step of [-10_000, -4000, -900, 0, 3_600_000, -7_200_000, -15_000]) {
      vi.setSystemTime(Date.now() + step)
      elapsed += TICK_MS
      advanceTime(TICK_MS)
    }
    end()
    expect(msPlayedToday('1001')).toBe(7 * TICK_MS)
  })

  it.each([
    ['is hidden', () => setVisibility('hidden'), () => setVisibility('visible')],
    // A browser may send no `visibilitychange` event in this case.
    ['is in the back/forward cache', () => fireEvent('pagehide'), () => fireEvent('pageshow')],
  ])('does not count while the page %s', (_where, leave, comeBack) => {
    const end = countPlayTime('1001', () => {})
    advanceTime(3000)
    // A `visibilitychange` event while the page is visible must change nothing.
    setVisibility('visible')
    leave()
    advanceTime(600_000)
    comeBack()
    advanceTime(2000)
    end()
    expect(msPlayedToday('1001')).toBe(5000)
  })

  it('makes a reality check due once the chosen play time since the last check has passed, even with a log-out between', () => {
    const play = (minutes: number) => {
      const end = countPlayTime('1001', () => {})
      advanceTime(minutes * 60_000)
      end()
    }
    play(29)
    expect(isRealityCheckDue('1001')).toBe(false)
    sessionStore.dispatch({ type: 'loggedOut' })
    play(1)
    expect([isRealityCheckDue('1001'), isRealityCheckDue('1002'), msPlayedSinceCheck('1001')]).toEqual([
      true,
      false,
      1_800_000,
    ])
    chooseRealityCheckMinutes('1001', 60)
    expect(isRealityCheckDue('1001')).toBe(false)
    chooseRealityCheckMinutes('1001', 15)
    answerRealityCheck('1001')
    expect([isRealityCheckDue('1001'), msPlayedToday('1001')]).toEqual([false, 1_800_000])
    play(15)
    expect(isRealityCheckDue('1001')).toBe(true)
    chooseRealityCheckMinutes('1001', 0)
    expect(isRealityCheckDue('1001')).toBe(false)
  })

  it('counts for each member separately, and keeps the play time after a log-out', () => {
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    recordPlayed('1001', { to: NOON, ms: 4000 })
    recordPlayed('1002', { to: NOON, ms: 3000 })
    sessionStore.dispatch({ type: 'loggedOut' })
    expect([msPlayedToday('1001'), msPlayedToday('1002'), msPlayedToday('1003')]).toEqual([4000, 3000, 0])
    confirmServerDate(NOON, 0)
    recordPlayed('1001', { to: NOON + 5000, ms: 5000 })
    advanceTime(86_400_000)
    expect([msPlayedToday('1001'), msPlayedToday('1002')]).toEqual([0, 3000])
  })

  const HOUR_MS = 3_600_000
  it.each<[string, string, [number, number, number]]>([
    [
      'an entry',
      '{"1001":{"until":0,"days":{"2026-11-21":7}},"1002":"x","1003":{"until":0,"days":{"a":"b"}}}',
      [7, 24, 24],
    ],
    ['the whole record', '[]', [24, 24, 24]],
    ['nothing', '{"constructor":{"until":0,"days":{"2026-11-21":7}}}', [0, 0, 0]],
  ])(
    'counts a whole day for each member whose stored play time cannot be read; unreadable here: %s',
    (_what, text, expected) => {
      const members = ['1001', '1002', '1003']
      const hours = () => members.map(msPlayedToday).map((ms) => (ms < HOUR_MS ? ms : ms / HOUR_MS))
      localStorage.setItem('tiga.playTime', text)
      expect(hours()).toEqual(expected)
      confirmServerDate(NOON, 0)
      for (const memberId of members) recordPlayed(memberId, { to: NOON, ms: 0 })
      expect(hours()).toEqual(expected)
      advanceTime(24 * HOUR_MS)
      expect(hours()).toEqual([0, 0, 0])
    },
  )
})
