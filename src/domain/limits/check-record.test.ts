import { answerAll, envelope, startPlatform } from '../../../tests/support/wire'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { money } from '@/lib/money/text'
import { forgetServerDate } from '@/lib/server-clock'
import { writeText } from '@/lib/storage'
import { moneyStore, resolveRequest, type MoneyStore, type Notifier } from '@/domain/money-request/money-store'
import { memoryEntries } from '@/domain/money-request/testing/memory-entries'
import { orderRequest, pendingOf } from '@/domain/money-request/testing/requests'
import { orderPayload, simpleOrder } from '../../../tests/support/orders'
import { asProvenTime, confirmServerDate } from '../../../tests/support/own-limits'
import {
  orderLimitRefusal,
  amountUsed,
  type OrdersResult,
  recordKnownOrders,
  cachedOrdersResult,
  fetchOrdersResult,
} from './check'
import { NO_KNOWN_ORDERS } from './count'
import { changeLimits, confirmAndReadLimits, readLimits, removeLimits, storedLimitsText, withLimit } from './store'

const NOW = Date.UTC(2026, 10, 21, 12)
const server = startPlatform()
let queryClient = new QueryClient()

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  removeLimits('1001')
  forgetServerDate()
})

const setLimit = (kind: 'staked7' | 'perOrder', most: string) =>
  changeLimits('1001', (own) => withLimit(own, kind, { most: money(most), waiting: null }))

const wonOrder = (period: string, day = '2026-11-21') => orderPayload(period, day, '400', 1, '380')
const roundNames = (count: number) => Array.from({ length: count }, (_, index) => `r${index + 1}`)

describe('the record of orders', () => {
  it('is cached only after it is read, with the payouts of the games that have wins', async () => {
    expect(cachedOrdersResult(queryClient)).toBe('later')
    const options = ['small', 'big'].map((type, at) => ({ type, name: type, odds: ['3', '1.95'][at] }))
    const lostOrder = { ...wonOrder('9'), data: [{ ...wonOrder('9').data[0], lid: 12, is_win: 2 }] }
    const record = {
      data: [wonOrder('7'), { ...wonOrder('8'), data: [{ ...wonOrder('8').data[0], type: 'even' }] }, lostOrder],
    }
    const requests = answerAll(server, (request) =>
      envelope(200, 'ok', request.url.includes('Peilv') ? options : record, NOW),
    )
    const readResult = await fetchOrdersResult(queryClient)
    expect(requests.map(({ path }) => path)).toEqual(['/api/member/getUserGameList', '/api/Lottery/getLotteryPeilv'])
    expect(typeof readResult === 'string' ? readResult : readResult.orders.map(({ period }) => period)).toEqual([
      '7',
      '8',
      '9',
    ])
    const lossIn = (found: OrdersResult) =>
      typeof found === 'string' ? found : amountUsed(readLimits('1001'), 'loss7', asProvenTime(NOW), found)
    // The published payout shows that the first order's return is without the stake. The second
    // order's option has no payout, so that return counts as including the stake.
    expect([lossIn(readResult), lossIn(cachedOrdersResult(queryClient))]).toEqual(['40', '40'])
  })

  it.each([
    ['the platform refuses', () => envelope(500, 'closed'), 'failed'],
    ['a row has no period', () => envelope(200, 'ok', { data: [wonOrder('7'), { money: '1' }] }, NOW), 'partial'],
  ])('cannot count toward the limits if %s', async (_what, answer, expected) => {
    answerAll(server, answer)
    expect(await fetchOrdersResult(queryClient)).toBe(expected)
  })

  it('counts toward the limits although payouts cannot be read, with returns taken as including the stake', async () => {
    answerAll(server, (request) =>
      request.url.includes('Peilv') ? envelope(500, 'closed') : envelope(200, 'ok', { data: [wonOrder('7')] }, NOW),
    )
    const readResult = await fetchOrdersResult(queryClient)
    const lostAmount =
      typeof readResult === 'string' ? null : amountUsed(readLimits('1001'), 'loss7', asProvenTime(NOW), readResult)
    expect(lostAmount).toBe('20')
  })
})

const ordersResult = { orders: [simpleOrder({ staked: '400', placedAt: '2026-11-21 19:00:00' })], payoutOf: () => null }

it('recordKnownOrders stores the zone offset and the orders once, if a limit counts orders and the time is confirmed', () => {
  const elapsedSpy = vi.spyOn(performance, 'now').mockReturnValue(5)
  setLimit('staked7', '1')
  recordKnownOrders('1001', ordersResult)
  expect(readLimits('1001').zone).toBeNull()
  confirmServerDate(NOW, 0)
  for (const record of ['later', 'failed'] as const) recordKnownOrders('1001', record)
  expect(readLimits('1001').orders).toEqual(NO_KNOWN_ORDERS)
  recordKnownOrders('1001', ordersResult)
  const storedText = `${storedLimitsText('1001')} `
  writeText('tiga.limits.1001', storedText)
  expect(readLimits('1001')).toMatchObject({
    zone: { ahead: 7 * 3_600_000 },
    orders: { rounds: [{ key: '11|467', day: '2026-11-21', staked: '400' }], began: { rows: 1 } },
  })
  recordKnownOrders('1001', ordersResult)
  expect(storedLimitsText('1001')).toBe(storedText)
  const { zone, orders } = readLimits('1001')
  changeLimits('1001', (own) => ({ ...own, zone: null }))
  recordKnownOrders('1001', ordersResult)
  expect(readLimits('1001').zone?.ahead).toBe(zone?.ahead)
  changeLimits('1001', (own) => ({ ...own, orders: NO_KNOWN_ORDERS }))
  recordKnownOrders('1001', ordersResult)
  expect(readLimits('1001')).toMatchObject({ zone: { ahead: zone?.ahead }, orders })
  changeLimits('1002', (own) => withLimit(own, 'perOrder', { most: money('1'), waiting: null }))
  recordKnownOrders('1002', ordersResult)
  expect(readLimits('1002')).toMatchObject({ zone: null, orders: NO_KNOWN_ORDERS })
  removeLimits('1002')
  elapsedSpy.mockRestore()
})

describe('if the platform lists only the newest 20 orders', () => {
  beforeEach(() => confirmServerDate(NOW))

  /**
   * Places an order and records its outcome. Returns null, or the refusal if a limit refuses the
   * order.
   */
  async function place(record: unknown[], period: string, missingRows = 0, outcome: 'accepted' | 'found' = 'accepted') {
    answerAll(server, () => envelope(200, 'ok', { data: record.slice(missingRows, missingRows + 20) }, NOW))
    const readResult = await fetchOrdersResult(queryClient)
    recordKnownOrders('1001', readResult)
    const { own, now } = confirmAndReadLimits('1001')
    const refusal = orderLimitRefusal(own, money('400'), { now, playedMs: 0 }, readResult)
    if (refusal !== null) return refusal
    const request = orderRequest({ period, closesAt: null, perNote: money('400'), total: money('400') })
    const pending = pendingOf(period, { request, sentAt: NOW, answerBy: NOW })
    const later = () => undefined
    const store: MoneyStore = { ...moneyStore, requests: memoryEntries(), messages: memoryEntries(), later }
    store.awaited = memoryEntries()
    store.requests.put(period, pending)
    const notifier: Notifier = { channel: () => 'sheet', toast: () => undefined, canLookUp: () => true }
    resolveRequest(store, pending, { outcome, request }, notifier)
    record.unshift(orderPayload(period, '2026-11-21', '400', 2, '0'))
    return null
  }

  it('a limit of 10,000 in 7 days allows 25 orders of 400, and not the 26th', async () => {
    setLimit('staked7', '10000')
    const record: unknown[] = []
    const refusals = []
    for (const period of roundNames(27)) refusals.push(await place(record, period))
    const refusal = { kind: 'overLimit', limit: 'staked7', most: '10000', used: '10000', adds: '400' }
    expect(refusals).toEqual([...Array.from({ length: 25 }, () => null), refusal, refusal])
  })

  it('a limit refuses the second order if the first list of orders may have left out older ones', async () => {
    setLimit('staked7', '10000')
    const record: unknown[] = roundNames(30).map((period) => orderPayload(`o${period}`, '2026-11-20', '400', 2, '0'))
    expect(await place(record, 'r1')).toBeNull()
    expect(await place(record, 'r2')).toEqual({ kind: 'notCounted', limit: 'staked7', lacks: 'record' })
  })

  it.each(['accepted', 'found'] as const)(
    'a limit counts two orders with the outcome "%s", even if the platform does not list them yet',
    async (outcome) => {
      setLimit('staked7', '800')
      const record: unknown[] = []
      expect(await place(record, 'r1', 0, outcome)).toBeNull()
      expect(await place(record, 'r2', 1, outcome)).toBeNull()
      expect(await place(record, 'r3', 2, outcome)).toMatchObject({ kind: 'overLimit', used: '800' })
    },
  )
})
