import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lookUpPendingRequests } from './look-up'
import { ANSWER_TIMEOUT_MS } from './send'
import { parseJson, readText, removeText, writeText } from '@/lib/storage'
import { pendingRequests } from './request'
import { findBlocker } from './request-rules'
import {
  holdRequest,
  notifier,
  reportedOutcomes,
  pendingWithdrawal,
  phone,
  readRecord,
  resetPhone,
} from './testing/phone'
import builds from './testing/former-builds.json'

beforeEach(resetPhone)

describe('lookUpPendingRequests after a restart', () => {
  it('looks up only the pending requests of the member', async () => {
    phone.store.requests.put('old', pendingWithdrawal())
    phone.store.requests.put('other', pendingWithdrawal({ id: 'other', memberId: '1002' }))
    phone.record = ['10:00']
    await lookUpPendingRequests(phone.store, '1001', () => readRecord, notifier)
    expect(phone.store.requests.list().map(({ id }) => id)).toEqual(['other'])
    expect(phone.store.messages.list()).toMatchObject([{ news: { outcome: 'found', isAnswerLost: true } }])
  })

  it('reports a request as unknown only once its answer can no longer arrive', async () => {
    phone.store.requests.put('old', pendingWithdrawal())
    await lookUpPendingRequests(phone.store, '1001', () => readRecord, notifier)
    expect(reportedOutcomes()).toEqual([])
    phone.now += ANSWER_TIMEOUT_MS
    await lookUpPendingRequests(phone.store, '1001', () => readRecord, notifier)
    expect(reportedOutcomes()).toEqual(['unknown'])
    expect(phone.store.requests.list()).toMatchObject([{ isLost: true, lookUp: 'missing' }])
  })

  it('reports no outcome while another tab holds the lock, even after the time for an answer is over', async () => {
    phone.store.requests.put('old', pendingWithdrawal({ answerBy: phone.now }))
    phone.isLockFree = false
    await lookUpPendingRequests(phone.store, '1001', () => readRecord, notifier)
    expect([...reportedOutcomes(), ...phone.toasts]).toEqual([])
    phone.isLockFree = true
    await lookUpPendingRequests(phone.store, '1001', () => readRecord, notifier)
    expect(reportedOutcomes()).toEqual(['unknown'])
  })

  it('does not report a request as unknown while this tab waits for the answer', async () => {
    phone.store.requests.put('old', pendingWithdrawal({ answerBy: phone.now }))
    holdRequest('old')
    await lookUpPendingRequests(phone.store, '1001', () => readRecord, notifier)
    expect(reportedOutcomes()).toEqual([])
  })
})

const REQUESTS_UNDER_WAY = Object.entries(builds['50a5a0f8, under way'])

describe.each(REQUESTS_UNDER_WAY)(
  'the request %s, stored before its answer by the build of commit 50a5a0f8,',
  (key, stored) => {
    const { memberId, sentAt, answerBy, request, before } = stored
    const kind = request.kind as 'order' | 'withdrawal'
    const readStored = (): unknown => parseJson(readText(key))
    const lookUpAndFindBlocker = async () => {
      const store = { ...phone.store, requests: pendingRequests }
      await lookUpPendingRequests(store, memberId, () => readRecord, notifier)
      return findBlocker(store, memberId, kind)?.kind ?? null
    }

    beforeEach(() => {
      writeText(key, JSON.stringify(stored))
      phone.now = sentAt + 1000
      phone.record = before
    })

    afterEach(() => removeText(key))

    it('is under way until its time for an answer is over, and is then reported with an unknown outcome', async () => {
      expect([await lookUpAndFindBlocker(), reportedOutcomes()]).toEqual(['underWay', []])
      expect(readStored()).toEqual({ ...stored, lookUp: 'missing', checkedAt: phone.now })
      phone.now = answerBy
      expect([await lookUpAndFindBlocker(), reportedOutcomes()]).toEqual(['unknownPending', ['unknown']])
      expect(readStored()).toEqual({ ...stored, lookUp: 'missing', checkedAt: answerBy, isLost: true })
    })

    it('is found if the platform’s record has a new matching entry, and then blocks no other request', async () => {
      phone.record = [...before, '2026-11-21 09:00:26']
      expect([await lookUpAndFindBlocker(), reportedOutcomes(), readStored()]).toEqual([null, ['found'], undefined])
      expect(phone.store.messages.list()).toMatchObject([{ id: stored.id, memberId, news: { request } }])
      expect(phone.store.awaited.list()).toHaveLength(kind === 'order' ? 1 : 0)
    })
  },
)
