import { expect, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { ARMING_MS, createMachine, type MachineOptions } from '../machine'
import type { MoneyRequestOf, PendingRequest, PendingRequestOf } from '../request'
import { ANSWER_MS, type Confirmation } from '../send'
import { createBusySet, type Message, type MoneyStore, type Notifier } from '../money-store'
import { memoryEntries } from './memory-entries'
import { orderRequest, pendingOf, withdrawal } from './requests'

/** A machine for withdrawals on a simulated phone: tests control its clock, storage and record. */

export type Refusal = 'ours'
export type Withdrawal = MoneyRequestOf<'withdrawal'>
export type Answer = ApiError | null

export const request = withdrawal
export const order = orderRequest()
export const network = new ApiError('network', 'lost')
export const refused = new ApiError('api', 'no', { serverMessage: 'No.' })

interface Phone {
  /** Epoch ms. */
  now: number
  /** Monotonic ms: setting the clock does not change it. */
  elapsed: number
  /** False while another tab holds the lock. */
  isLockFree: boolean
  store: MoneyStore
  toasts: Message[]
  /** Tasks passed to `later`, which a test runs itself. */
  later: (() => void)[]
  channel: ReturnType<Notifier['channel']>
  isLoggedIn: boolean
  /** The matching entries of the platform's record; null: reading it fails. */
  record: string[] | null
}

function newPhone(): Phone {
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

export const phone: Phone = newPhone()

/** Call before each test. */
export function resetPhone(): void {
  Object.assign(phone, newPhone())
}

export const notifier: Notifier = {
  channel: () => phone.channel,
  toast: (message) => phone.toasts.push(message),
  canLookUp: () => phone.isLoggedIn,
}

export async function read(): Promise<string[]> {
  if (phone.record === null) throw network
  return phone.record
}

export function machineOf(options: Partial<MachineOptions<Withdrawal>> = {}) {
  return createMachine<Withdrawal, Refusal>({
    store: phone.store,
    memberId: () => '1001',
    kind: 'withdrawal',
    readerOf: () => read,
    ...options,
  })
}

export function confirmation(
  answer: Answer | (() => Answer),
  fields: Partial<Omit<Confirmation<Refusal>, 'send'>> = {},
) {
  const send = vi.fn<() => Promise<Answer>>(async () => (typeof answer === 'function' ? answer() : answer))
  const errorText = ({ serverMessage }: ApiError) => serverMessage ?? ''
  return { refusal: null, send, errorText, notifier, ...fields } as const
}

/** A pending withdrawal sent now. */
export function pendingWithdrawal(fields: Partial<PendingRequest> = {}): PendingRequestOf<Withdrawal> {
  const times = { sentAt: phone.now, answerBy: phone.now + ANSWER_MS }
  return pendingOf('old', { ...times, before: [], ...fields }) as PendingRequestOf<Withdrawal>
}

/** Marks a request as one whose answer this tab waits for. */
export const hold = (id: string) => void phone.store.busy.hold(id, () => new Promise(() => undefined))
export const flushTasks = () => new Promise((resolve) => setImmediate(resolve))
export const outcomes = () => phone.store.messages.list().map(({ news }) => news.outcome)

/** @returns a machine at the review, after the arming time */
export async function reviewedMachine(machine = machineOf()) {
  machine.review(request)
  await flushTasks()
  phone.elapsed += ARMING_MS
  return machine
}

/** @returns a machine whose request was confirmed, after all pending tasks */
export async function confirmedMachine(attempt = confirmation(null), machine = machineOf()) {
  await reviewedMachine(machine)
  expect(machine.confirm(attempt)).toBe(true)
  await flushTasks()
  return machine
}

/** Matching entries before the request was sent, and once it was answered; null: unreadable. */
export type Row = [before: string[] | null, after: string[] | null]

/** Entries of a record in which one more row could not be read. */
export const unreadable = (entries: string[]) => Object.assign([...entries], { unreadable: 1 })

/** @returns the machine after the answer, and the spy that reads its record */
export async function answered(answer: Answer, [before, after]: Row) {
  const reader = vi.fn<typeof read>(read)
  phone.record = before
  const send = () => {
    phone.record = after
    return answer
  }
  const machine = await confirmedMachine(confirmation(send), machineOf({ readerOf: () => reader }))
  return { machine, reader }
}
