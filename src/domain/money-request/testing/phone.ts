import { expect, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { ARMING_MS, createMachine, type MachineOptions } from '../machine'
import type { MoneyRequestOf, PendingRequest, PendingRequestOf } from '../request'
import { ANSWER_TIMEOUT_MS, type Confirmation } from '../send'
import { createBusySet } from '../locks'
import type { Message } from '../messages'
import type { MoneyStore, Notifier } from '../money-store'
import { memoryEntries } from './memory-entries'
import { orderRequest, pendingOf, withdrawal } from './requests'

/**
 * This file runs a state machine for withdrawals on a simulated phone. Tests control the phone's
 * clock, its storage and the platform's record of withdrawals.
 */

export type Refusal = 'ours'
export type Withdrawal = MoneyRequestOf<'withdrawal'>
export type Answer = ApiError | null

export const withdrawalRequest = withdrawal
export const order = orderRequest()
export const networkError = new ApiError('network', 'lost')
export const refusalError = new ApiError('api', 'no', { serverMessage: 'No.' })

interface Phone {
  /** Epoch ms. */
  now: number
  /** Ms since the page was loaded. A change of the clock does not affect the value. */
  elapsed: number
  /** False while another tab holds the lock. */
  isLockFree: boolean
  store: MoneyStore
  toasts: Message[]
  /** Tasks that were passed to `store.later`. A test runs them itself. */
  later: (() => void)[]
  channel: ReturnType<Notifier['channel']>
  isLoggedIn: boolean
  /** The entries of the platform's record that match the request; null if reading it fails. */
  record: string[] | null
}

function createPhone(): Phone {
  return {
    now: 1_000_000,
    elapsed: 0,
    isLockFree: true,
    toasts: [],
    later: [],
    channel: 'toast',
    isLoggedIn: true,
    record: [],
    store: {
      requests: memoryEntries<PendingRequest>(),
      messages: memoryEntries<Message>(),
      awaited: memoryEntries(),
      busy: createBusySet(),
      now: () => phone.now,
      elapsed: () => phone.elapsed,
      lock: async (_name, task) => (phone.isLockFree ? task() : null),
      later: (task) => phone.later.push(task),
    },
  }
}

export const phone: Phone = createPhone()

/** Replaces the simulated phone by a new one. Each test file calls this before every test. */
export function resetPhone(): void {
  Object.assign(phone, createPhone())
}

export const notifier: Notifier = {
  channel: () => phone.channel,
  toast: (message) => phone.toasts.push(message),
  canLookUp: () => phone.isLoggedIn,
}

export async function readRecord(): Promise<string[]> {
  if (phone.record === null) throw networkError
  return phone.record
}

export function machineOf(options: Partial<MachineOptions<Withdrawal>> = {}) {
  return createMachine<Withdrawal, Refusal>({
    store: phone.store,
    memberId: () => '1001',
    kind: 'withdrawal',
    readerOf: () => readRecord,
    ...options,
  })
}

export function createConfirmation(
  answer: Answer | (() => Answer),
  fields: Partial<Omit<Confirmation<Refusal>, 'send'>> = {},
) {
  const send = vi.fn<() => Promise<Answer>>(async () => (typeof answer === 'function' ? answer() : answer))
  const errorText = ({ serverMessage }: ApiError) => serverMessage ?? ''
  return { refusal: null, send, errorText, notifier, ...fields } as const
}

/** Returns a pending withdrawal with the id "old", sent at the present time of the phone. */
export function pendingWithdrawal(fields: Partial<PendingRequest> = {}): PendingRequestOf<Withdrawal> {
  const times = { sentAt: phone.now, answerBy: phone.now + ANSWER_TIMEOUT_MS }
  return pendingOf('old', { ...times, before: [], ...fields }) as PendingRequestOf<Withdrawal>
}

/** Marks a request as busy for the rest of the test, as if this tab waited for the answer. */
export const holdRequest = (id: string) => void phone.store.busy.hold(id, () => new Promise(() => undefined))
export const flushTasks = () => new Promise((resolve) => setImmediate(resolve))
export const reportedOutcomes = () => phone.store.messages.list().map(({ news }) => news.outcome)

/** @returns a machine at the review of `withdrawalRequest`, at a time when Confirm works */
export async function reviewedMachine(machine = machineOf()) {
  machine.review(withdrawalRequest)
  await flushTasks()
  phone.elapsed += ARMING_MS
  return machine
}

/** @returns a machine after a tap on Confirm, once all pending tasks have run */
export async function confirmedMachine(attempt = createConfirmation(null), machine = machineOf()) {
  await reviewedMachine(machine)
  expect(machine.confirm(attempt)).toBe(true)
  await flushTasks()
  return machine
}

/**
 * The platform's entries that match the request, before sending and after the answer. A list is
 * null if the record cannot be read at that time.
 */
export type RecordChange = [before: string[] | null, after: string[] | null]

/** Returns the entries as a listing with one more row that could not be read. */
export const withUnreadableRow = (entries: string[]) => Object.assign([...entries], { unreadable: 1 })

/**
 * Sends a request. The record changes from `before` to `after` when the platform answers.
 * @returns the machine after the answer, and the spy that reads the record
 */
export async function answeredMachine(answer: Answer, [before, after]: RecordChange) {
  const reader = vi.fn<typeof readRecord>(readRecord)
  phone.record = before
  const send = () => {
    phone.record = after
    return answer
  }
  const machine = await confirmedMachine(createConfirmation(send), machineOf({ readerOf: () => reader }))
  return { machine, reader }
}
