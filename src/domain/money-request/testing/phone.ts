import { expect, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { ARMING_MS, createMachine, type MachineOptions } from '../machine'
import type { MoneyRequestOf, PendingRequest, PendingRequestOf } from '../request'
import { ANSWER_MS, type Confirmation } from '../send'
import { createBusySet, type Message, type MoneyStore, type Notifier } from '../money-store'
import { memoryEntries } from './memory-entries'
import { orderRequest, pendingOf, withdrawal } from './requests'

/** A machine for withdrawals on a phone that the test holds. */

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
  /** Ms that no change of the clock touches. */
  elapsed: number
  /** No other tab sends a request. */
  isLockFree: boolean
  store: MoneyStore
  toasts: Message[]
  /** Tasks that wait for their time. */
  later: (() => void)[]
  channel: ReturnType<Notifier['channel']>
  isLoggedIn: boolean
  /** The platform's entries like the request; null: the record cannot be read. */
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

/** Before each test. */
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

/** A withdrawal that has just left. */
export function pendingWithdrawal(fields: Partial<PendingRequest> = {}): PendingRequestOf<Withdrawal> {
  const times = { sentAt: phone.now, answerBy: phone.now + ANSWER_MS }
  return pendingOf('old', { ...times, before: [], ...fields }) as PendingRequestOf<Withdrawal>
}

/** This tab waits for the answer of a request. */
export const hold = (id: string) => void phone.store.busy.hold(id, () => new Promise(() => undefined))
export const flushTasks = () => new Promise((resolve) => setImmediate(resolve))
export const outcomes = () => phone.store.messages.list().map(({ news }) => news.outcome)

/** @returns the machine once its request may be confirmed */
export async function reviewedMachine(machine = machineOf()) {
  machine.review(request)
  await flushTasks()
  phone.elapsed += ARMING_MS
  return machine
}

/** @returns the machine once its request has gone as far as it can */
export async function confirmedMachine(attempt = confirmation(null), machine = machineOf()) {
  await reviewedMachine(machine)
  expect(machine.confirm(attempt)).toBe(true)
  await flushTasks()
  return machine
}

/** The record before the request left, and once its answer was there. */
export type Row = [before: string[] | null, after: string[] | null]

/** Entries of a record that could be read in part. */
export const unreadable = (entries: string[]) => Object.assign([...entries], { unreadable: 1 })

/** @returns the machine once its request has had an answer, and the reader of its record */
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
