import { beforeEach, describe, expect, it, vi } from 'vitest'
import { money } from '@/lib/money/text'
import {
  createConfirmation,
  machineOf,
  pendingWithdrawal,
  phone,
  withdrawalRequest,
  resetPhone,
  reviewedMachine,
} from './testing/phone'

beforeEach(resetPhone)

describe('the state machine of a money request', () => {
  it('stays in the state "sending" while a request is sent, no matter which button is tapped', async () => {
    const machine = await reviewedMachine()
    machine.confirm(createConfirmation(null))
    machine.close()
    machine.dismiss(pendingWithdrawal())
    machine.review({ ...withdrawalRequest, amount: money('7') })
    machine.follow(pendingWithdrawal())
    machine.edit()
    expect(machine.getState()).toEqual({ status: 'sending', request: withdrawalRequest, isChecking: false })
  })

  it('notifies a listener of each change until the listener unsubscribes', async () => {
    const machine = machineOf()
    const listener = vi.fn<() => void>()
    const unsubscribe = machine.subscribe(listener)
    machine.review(withdrawalRequest)
    machine.close()
    expect(machine.getState()).toEqual({ status: 'idle' })
    unsubscribe()
    machine.review(withdrawalRequest)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('removes a dismissed request, but not while the request is looked up', async () => {
    const machine = machineOf()
    const pending = pendingWithdrawal({ isLost: true })
    phone.store.requests.put(pending.id, pending)
    machine.follow(pending)
    expect(machine.getState()).toEqual({ status: 'following', request: withdrawalRequest, requestId: 'old' })
    await phone.store.busy.hold('old', async () => machine.dismiss(pending))
    expect(phone.store.requests.list()).toHaveLength(1)
    machine.dismiss(pending)
    expect([phone.store.requests.list(), machine.getState()]).toEqual([[], { status: 'idle' }])
  })
})
