// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readNumberFormat } from '@/i18n/index'
import { readDataSaver } from '@/lib/data-saver'
import { forgetServerDate } from '@/lib/server-clock'
import { confirmServerDate } from './support/own-limits'
import { parseJson, keysBeginningWith, removeText, writeText, type StoredEntries } from '@/lib/storage'
import { memberIdRecord } from '@/session/store'
import { copyChoices } from '@/domain/copies/choice'
import { newMemberRecord } from '@/domain/member/member'
import { readLimits } from '@/domain/limits/store'
import { moneyStore } from '@/domain/money-request/money-store'
import { pendingRequests } from '@/domain/money-request/request'
import builds from '@/domain/money-request/testing/former-builds.json' with { type: 'json' }
import formerRows from './support/former-rows.json' with { type: 'json' }
import { msPlayedToday, readRealityCheckMinutes } from '@/domain/limits/play-time'
import { savedPosition } from '@/domain/player/positions'
import { savedHosts } from '@/domain/member/saved-hosts'
import { readShownPayouts } from '@/domain/ledger/resettlement'
import { readTheme } from '@/ui/theme'
import { readNoticesRecord } from '@/domain/inbox/unread'
import { forAll } from './support/for-all'

/** Tests how this build reads stored data of earlier builds and of a future build. */

/** The data that the build of commit 4f08a60 stored, by key. */
const dataOf4f08a60: Readonly<Record<string, unknown>> = builds['4f08a60']
const DAY_MS = 86_400_000
const NO_TIME = 8.64e15

/** The data that the build of commit 50a5a0f8, a later build, stored, by key. */
const dataOf50a5a0f8: Readonly<Record<string, unknown>> = builds['50a5a0f8']

/** A stored key, with the values that this build must read from the data of other builds. */
interface Row {
  key: string
  read: () => unknown
  /** The value expected from the data of 4f08a60. By default the stored value. */
  before?: unknown
  /** The key in the data of 50a5a0f8. By default `key`. */
  laterKey?: string
  /** The value expected from the data of 50a5a0f8. By default the stored value. */
  later?: unknown
  /** Data that a future build may store. */
  next: unknown
  /** The value expected from `next`. */
  expectedOfNext: unknown
  /** The value expected from unreadable data. */
  safest: unknown
}

const changedData = (key: string, changes: object) => ({ ...Object(dataOf4f08a60[key]), ...changes })

/**
 * Returns the row of `ROWS` for a stored list, which keeps and reports its unreadable entries.
 * @param next fields as a future build may store them
 * @param ofNext the values that this build must read for the fields in `next`
 */
function entriesRow<T>(
  stored: StoredEntries<T>,
  [key, laterKey = key]: readonly [key: string, laterKey?: string],
  next: object,
  ofNext: object = {},
): Row {
  const read = () => stored.list()[0] ?? stored.unreadable().map(() => 'unreadable')[0]
  return {
    key,
    laterKey,
    read,
    next: changedData(key, next),
    expectedOfNext: changedData(key, ofNext),
    safest: 'unreadable',
  }
}

const readStoredLimits = () => {
  const { limits, unreadableLimits, breakUntil, topUps, orders } = readLimits('1001')
  return { most: limits.map(({ limit }) => limit.most), others: unreadableLimits, breakUntil, topUps, gap: orders.gap }
}

const ROWS: Readonly<Record<string, Row>> = {
  requests: entriesRow(
    pendingRequests,
    ['tiga.requests.1763715600000-i', 'tiga.requests.1795251628000-v'],
    { lookUp: 'later', mood: 1 },
    { lookUp: 'unclear' },
  ),
  messages: entriesRow(moneyStore.messages, ['tiga.messages.1763715600000-i', 'tiga.messages.1001|12|20261121-0181'], {
    isRead: 2,
    pinned: true,
  }),
  awaited: entriesRow(
    moneyStore.awaited,
    ['tiga.awaited.1001|11|20261121-0541', 'tiga.awaited.1001|12|20261121-0181'],
    { closesAt: 'soon', table: 4 },
    { closesAt: null },
  ),
  savedHosts: entriesRow(savedHosts, ['tiga.savedHosts.1001|301'], { tags: [] }),
  copies: {
    ...entriesRow(copyChoices, ['tiga.copies.1001'], { isOn: 'daily', isDemo: 7, since: 1 }),
    // The build of 4f08a60 also stored whether there were copies. This build ignores that field.
    before: { memberId: '1001', isOn: true, isDemo: false },
    expectedOfNext: { memberId: '1001', isOn: false, isDemo: false },
  },
  limits: {
    key: 'tiga.limits.1001',
    read: readStoredLimits,
    before: {
      most: ['90000'],
      others: [],
      breakUntil: 1_763_802_000_000,
      topUps: [{ id: '1763715720000-a', at: 1_763_715_720_000, amount: '25000' }],
      gap: null,
    },
    later: {
      most: ['90000', '50000', '60', '20000', '100000'],
      others: [],
      breakUntil: null,
      topUps: [
        { id: '1795251631000-n', at: 1_795_251_633_818, amount: '25000' },
        { id: '1795251635000-0', at: NO_TIME, amount: '20000' },
      ],
      gap: null,
    },
    next: changedData('tiga.limits.1001', {
      limits: [{ kind: 'perNight' }, { kind: 'loss7', limit: 5 }],
      breakUntil: 'soon',
      topUps: 2,
      orders: 3,
    }),
    expectedOfNext: {
      most: ['0'],
      others: [{ kind: 'perNight' }],
      breakUntil: NO_TIME,
      topUps: [{ id: '', at: NO_TIME, amount: null }],
      gap: '9999-12-31',
    },
    safest: {
      most: Array(11).fill('0'),
      others: expect.any(Array) as unknown,
      breakUntil: NO_TIME,
      topUps: [{ id: '', at: NO_TIME, amount: null }],
      gap: null,
    },
  },
  playTime: {
    key: 'tiga.playTime',
    read: () => msPlayedToday('1001'),
    before: 60_000,
    later: 13_213,
    next: { '1001': { until: 1, days: { '2025-11-21': { seen: 60_000 } } } },
    expectedOfNext: DAY_MS,
    safest: DAY_MS,
  },
  realityCheck: {
    key: 'tiga.realityCheck',
    read: () => ['1001', '1002'].map(readRealityCheckMinutes),
    before: [60, 0],
    later: [60, 30],
    next: { '1001': 'auto', '1002': 60 },
    expectedOfNext: [15, 60],
    safest: [15, 15],
  },
  shownPayouts: {
    key: 'tiga.member.shownPayouts',
    read: readShownPayouts,
    next: [{ payout: 2 }, ...Object(dataOf4f08a60['tiga.member.shownPayouts'])],
    expectedOfNext: dataOf4f08a60['tiga.member.shownPayouts'],
    safest: [],
  },
  watched: {
    key: 'tiga.member.watched',
    read: () => Math.max(savedPosition('2001'), savedPosition('1001')),
    before: 70,
    later: 72,
    next: [['2001', 5], { id: '2001', at: 80, end: null, speed: 2 }],
    expectedOfNext: 80,
    safest: 0,
  },
  readNotices: {
    key: 'tiga.member.readNotices',
    read: () => readNoticesRecord.read(),
    next: [5, '0|2026-11-20 13:05:09'],
    expectedOfNext: ['0|2026-11-20 13:05:09'],
    safest: [],
  },
  id: {
    key: 'tiga.member.id',
    read: () => memberIdRecord.read(),
    next: { id: '1001' },
    expectedOfNext: '',
    safest: '',
  },
  isNew: {
    key: 'tiga.member.isNew',
    read: () => newMemberRecord.read(),
    next: 'since',
    expectedOfNext: false,
    safest: false,
  },
  theme: { key: 'tiga.theme', read: readTheme, next: 'sepia', expectedOfNext: 'system', safest: 'system' },
  numberFormat: {
    key: 'tiga.numberFormat',
    read: readNumberFormat,
    next: 'short',
    expectedOfNext: 'platform',
    safest: 'platform',
  },
  dataSaver: { key: 'tiga.dataSaver', read: readDataSaver, next: 'auto', expectedOfNext: 'system', safest: 'system' },
}

/** Records without a row in `ROWS`, because the browser removes them when the tab is closed. */
const TAB_RECORDS = ['draft']

/** Records without a row in `ROWS`: they are not exported, so this test cannot read them. */
const UNEXPORTED_RECORDS = ['withdrawSentAt', 'reports', 'unlikelyGames']

function clear(): void {
  for (const key of keysBeginningWith('tiga.')) removeText(key)
}

beforeEach(() => {
  clear()
  forgetServerDate()
  confirmServerDate(Date.UTC(2025, 10, 21, 9, 1), 0)
})

afterEach(clear)

it('ROWS has a row for every stored record of src, except records of a tab and records that are not exported', () => {
  const sources = import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!../src/**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const RECORD_NAME = /\b(?:memberRecord|storedRecord|storedEntries|storedPerMember|tabRecord)(?:<[^(]*>)?\(\s*'(\w+)'/g
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(RECORD_NAME)].map(([, name = '']) => name),
  )
  expect(new Set(names)).toEqual(new Set([...Object.keys(ROWS), ...UNEXPORTED_RECORDS, ...TAB_RECORDS]))
})

describe.each(Object.entries(ROWS))('the stored record %s', (_name, row) => {
  const { key, laterKey = key, read, before = dataOf4f08a60[key], next, expectedOfNext, safest } = row

  it('is read from data of build 50a5a0f8 as its row in ROWS expects', () => {
    forgetServerDate()
    confirmServerDate(Date.UTC(2026, 10, 21, 9, 1), 0)
    expect(dataOf50a5a0f8[laterKey]).toBeDefined()
    writeText(laterKey, JSON.stringify(dataOf50a5a0f8[laterKey]))
    expect(read()).toEqual(row.later ?? dataOf50a5a0f8[laterKey])
  })

  it('is read from data of build 4f08a60 and of a future build as its row in ROWS expects', () => {
    writeText(key, JSON.stringify(dataOf4f08a60[key]))
    expect(read()).toEqual(before)
    writeText(key, JSON.stringify(next))
    expect(read()).toEqual(expectedOfNext)
  })

  it('is read as the safest value if its text is not JSON, and no text makes the reading throw', () => {
    const text = JSON.stringify(dataOf4f08a60[key])
    const broken = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.nat(text.length).map((end) => text.slice(0, end)),
    )
    forAll(broken, (stored) => {
      writeText(key, stored)
      const value = read()
      removeText(key)
      expect(parseJson(stored) === undefined ? value : safest).toEqual(safest)
    })
  })
})

it('the message whose id is in a history entry of build 50a5a0f8 is still read as the message about its withdrawal', () => {
  for (const [key, value] of Object.entries(dataOf50a5a0f8)) writeText(key, JSON.stringify(value))
  const { noteId, amount } = formerRows['50a5a0f8'].history.sentWithdrawal.state.usr.sentWithdrawal
  const news = { outcome: 'accepted', request: { kind: 'withdrawal', amount } }
  expect(moneyStore.messages.get(noteId)).toMatchObject({ memberId: '1002', news })
})
