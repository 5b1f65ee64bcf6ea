import { beforeEach, describe, expect, it } from 'vitest'
import { recover } from './look-up'
import { ANSWER_MS } from './send'
import { hold, notifier, outcomes, pendingWithdrawal, phone, read, resetPhone } from './testing/phone'

beforeEach(resetPhone)

describe('after a restart', () => {
  it('each request of the member is looked up', async () => {
    phone.store.requests.put('old', pendingWithdrawal())
    phone.store.requests.put('other', pendingWithdrawal({ id: 'other', memberId: '1002' }))
    phone.record = ['10:00']
    await recover(phone.store, '1001', () => read, notifier)
    expect(phone.store.requests.list().map(({ id }) => id)).toEqual(['other'])
    expect(outcomes()).toEqual(['found'])
  })

  it('one that may still be answered is only looked for; after its time its answer counts as lost', async () => {
    phone.store.requests.put('old', pendingWithdrawal())
    await recover(phone.store, '1001', () => read, notifier)
    expect(outcomes()).toEqual([])
    phone.now += ANSWER_MS
    await recover(phone.store, '1001', () => read, notifier)
    expect(outcomes()).toEqual(['unknown'])
    expect(phone.store.requests.list()).toMatchObject([{ isLost: true, lookUp: 'missing' }])
  })

  it('one is not lost while another tab still waits for it, whatever the clock says', async () => {
    phone.store.requests.put('old', pendingWithdrawal({ answerBy: phone.now }))
    phone.isLockFree = false
    await recover(phone.store, '1001', () => read, notifier)
    expect([...outcomes(), ...phone.toasts]).toEqual([])
    phone.isLockFree = true
    await recover(phone.store, '1001', () => read, notifier)
    expect(outcomes()).toEqual(['unknown'])
  })

  it('one that this tab sends itself is left alone', async () => {
    phone.store.requests.put('old', pendingWithdrawal({ answerBy: phone.now }))
    hold('old')
    await recover(phone.store, '1001', () => read, notifier)
    expect(outcomes()).toEqual([])
  })
})
