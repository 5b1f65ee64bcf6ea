import { encode } from 'js-base64'
import { ApiError } from '@/api/errors'
import { add, sum } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { formatMockTime } from '@/mocks/clock'
import { createCall, RefusalError } from '@/mocks/handlers/call'
import { orderRoutes } from '@/mocks/handlers/orders'
import { walletRoutes } from '@/mocks/handlers/wallet'
import type { WorldState } from '@/mocks/state'
import { type Message } from '@/domain/money-request/messages'
import { type MoneyStore, type Notifier, forgetMember } from '@/domain/money-request/money-store'
import { createBusySet } from '@/domain/money-request/locks'
import type { ReaderOf } from '@/domain/money-request/record-baseline'
import { lookUpPendingRequests } from '@/domain/money-request/look-up'
import { ARMING_MS, createMachine } from '@/domain/money-request/machine'
import {
  listOpenRequests,
  type PendingRequestOf,
  type PendingRequest,
  type MoneyRequest,
} from '@/domain/money-request/request'
import { isInFlight } from '@/domain/money-request/in-flight'
import { memoryEntries } from '@/domain/money-request/testing/memory-entries'
import { MEMBER_IDS, createWorldState, START_MS, type RequestModel } from './money-model'

const TIME_OUT_MS = 20_000

const routes = [...orderRoutes, ...walletRoutes]

/** A request that a tab has sent, and how far the request and its answer have come. */
interface Flight<Request extends MoneyRequest> {
  tab: Tab<Request>
  requestId: string
  memberId: string
  request: Request
  /** The value of `elapsed` when the request was sent, in ms. */
  sentAt: number
  /** The platform's decision; null if the request has not arrived. */
  decision: 'accepted' | 'refused' | null
  /** How often the platform has accepted the request. */
  copies: number
  answer: (error: ApiError | null) => void
  isOver: boolean
}

interface Tab<Request extends MoneyRequest> {
  moneyStore: MoneyStore
  machine: ReturnType<typeof createMachine<Request, never>>
  isOnScreen: boolean
  isSheetOpen: boolean
  /** The value of `elapsed` at the last review, in ms. */
  reviewedAt: number
}

/** Simulates the mock platform and a phone with two tabs, and checks rules of money requests. */
export class Device<Request extends MoneyRequest> {
  readonly state: WorldState = createWorldState()
  readonly requests = memoryEntries<PendingRequest>((pending) => this.checkVerdict(pending))
  readonly messages = memoryEntries<Message>()
  readonly awaited: MoneyStore['awaited'] = memoryEntries()
  readonly locks = new Map<string, Tab<Request>>()
  readonly flights: Flight<Request>[] = []
  readonly tabs: Tab<Request>[]
  readonly complaints: string[] = []
  /** Ids of requests that the member has dismissed, or whose member has logged out. */
  readonly dismissed = new Set<string>()
  readonly startingMoney: Money
  /** Ms since `START_MS`. */
  elapsed = 0
  /** How many ms the phone's clock is ahead of the platform's. */
  clockStep = 0
  memberId: string | null = MEMBER_IDS[0]
  isRecordDown = false
  /** The number of confirmations that have sent a request. */
  confirmed = 0

  constructor(readonly model: RequestModel<Request>) {
    this.startingMoney = this.moneyInTheWorld()
    this.tabs = [this.newTab(), this.newTab()]
  }

  get serverNow(): number {
    return START_MS + this.elapsed
  }

  newTab(): Tab<Request> {
    const moneyStore: MoneyStore = {
      requests: this.requests,
      messages: this.messages,
      awaited: this.awaited,
      busy: createBusySet(),
      now: () => this.serverNow + this.clockStep,
      elapsed: () => this.elapsed,
      later: () => undefined,
      lock: async (name, task) => {
        if (this.locks.has(name)) return null
        this.locks.set(name, tab)
        try {
          return await task()
        } finally {
          if (this.locks.get(name) === tab) this.locks.delete(name)
        }
      },
    }
    const machine = this.newMachine(moneyStore)
    const tab: Tab<Request> = { moneyStore, machine, isOnScreen: true, isSheetOpen: false, reviewedAt: -Infinity }
    return tab
  }

  newMachine(store: MoneyStore): Tab<Request>['machine'] {
    const { kind } = this.model
    return createMachine<Request, never>({
      store,
      memberId: () => this.memberId ?? '',
      kind,
      readerOf: this.readerOf,
    })
  }

  readonly readerOf: ReaderOf = (request) => {
    const { matches } = this.model
    if (matches === null) return null
    return async () => {
      if (this.isRecordDown || this.memberId === null) throw new ApiError('network', 'The record cannot be reached.')
      // A device sends only requests of its model's kind, so the type is correct.
      return matches(this.state, this.memberId, request as Request).map(({ createdAt }) => formatMockTime(createdAt))
    }
  }

  blockingRequests({ moneyStore }: Tab<Request>, memberId: string): PendingRequest[] {
    const { kind, blocks } = this.model
    return listOpenRequests(this.requests, memberId, kind).filter((pending) => blocks(pending, moneyStore.now()))
  }

  notifier(tab: Tab<Request>, memberId: string): Notifier {
    return {
      channel: () => {
        if (this.memberId !== memberId && this.memberId !== null) return 'none'
        return tab.isOnScreen && tab.isSheetOpen ? 'sheet' : 'toast'
      },
      canLookUp: () => this.memberId === memberId,
      toast: (message) => {
        if (this.memberId !== null && message.memberId !== this.memberId)
          this.complaints.push(`${message.memberId}'s outcome was shown to ${this.memberId}`)
      },
    }
  }

  review(tab: Tab<Request>, amount: string): void {
    if (this.memberId === null || !tab.isOnScreen) return
    if (tab.machine.getState().status === 'sending') return
    if (this.blockingRequests(tab, this.memberId).length > 0) return
    tab.machine.review(this.model.request(amount, this.serverNow), { isArmed: this.model.isReviewedInForm })
    tab.isSheetOpen = true
    tab.reviewedAt = this.elapsed
  }

  confirm(tab: Tab<Request>): void {
    const { memberId } = this
    if (memberId === null || !tab.isSheetOpen) return
    const machineState = tab.machine.getState()
    const request = 'request' in machineState ? machineState.request : null
    let postCount = 0
    const isSent = tab.machine.confirm({
      refusal: null,
      send: () => {
        postCount += 1
        if (postCount > 1) this.complaints.push('one confirmation sent two requests')
        return this.send(tab, memberId, request as Request)
      },
      errorText: (error) => error.serverMessage ?? '',
      notifier: this.notifier(tab, memberId),
    })
    if (!isSent) return
    this.confirmed += 1
    const shownForMs = this.elapsed - tab.reviewedAt
    if (shownForMs < ARMING_MS && !this.model.isReviewedInForm) this.complaints.push(`confirmed after ${shownForMs} ms`)
  }

  send(tab: Tab<Request>, memberId: string, request: Request): Promise<ApiError | null> {
    const isNew = ({ id }: PendingRequest) => this.flightOf(id) === undefined
    const newRequests = listOpenRequests(this.requests, memberId, this.model.kind).filter(isNew)
    if (newRequests.length !== 1) this.complaints.push(`sent with ${newRequests.length} stored requests of its own`)
    const otherBlockingRequests = this.blockingRequests(tab, memberId).filter((pending) => !isNew(pending))
    if (otherBlockingRequests.length > 0)
      this.complaints.push(`sent beside ${otherBlockingRequests.length} open requests`)
    return new Promise((resolve) => {
      const flight: Flight<Request> = {
        tab,
        requestId: newRequests[0]?.id ?? '',
        memberId,
        request,
        sentAt: this.elapsed,
        decision: null,
        copies: 0,
        isOver: false,
        answer: (error) => {
          flight.isOver = true
          // A closed tab gets no answer.
          if (this.tabs.includes(tab)) resolve(error)
        },
      }
      this.flights.push(flight)
    })
  }

  /**
   * Sends a request from another device. Skips this device's usual amount, the first of
   * `model.amounts`, while this device has a request under review or with an unknown outcome.
   * Otherwise the platform's list could have two equal requests, which no client could distinguish.
   */
  sendElsewhere(amount: string): void {
    const { memberId, model } = this
    if (memberId === null) return
    const isAnyUnderReview = this.tabs.some(({ isSheetOpen }) => isSheetOpen)
    const isAnyReviewedOrOpen = isAnyUnderReview || listOpenRequests(this.requests, memberId).length > 0
    if (amount === model.amounts[0] && isAnyReviewedOrOpen) return
    this.place(memberId, model.request(amount, this.serverNow))
  }

  arrive(flight: Flight<Request>): void {
    if (flight.decision !== null) return
    flight.decision = this.place(flight.memberId, flight.request)
    if (flight.decision === 'accepted') flight.copies += 1
  }

  place(memberId: string, request: Request): 'accepted' | 'refused' {
    const { path, fields } = this.model.call(request, memberId)
    const route = routes.find((candidate) => candidate.path === path)
    if (route === undefined) throw new Error(`The mock has no route for ${path}.`)
    const input = {
      lang: 'en_us',
      token: encode(memberId),
      fields: new Map(Object.entries(fields)),
      file: null,
    } as const
    try {
      route.answer(createCall(input, this.state, this.serverNow))
      return 'accepted'
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      return 'refused'
    }
  }

  /** Simulates a browser that repeats a request. The page gets only the second answer. */
  answerTwice(flight: Flight<Request>): void {
    if (flight.isOver) return
    this.arrive(flight)
    const secondOutcome = this.place(flight.memberId, flight.request)
    if (secondOutcome === 'accepted') flight.copies += 1
    flight.decision = flight.decision === 'accepted' ? 'accepted' : secondOutcome
    this.deliver(flight, secondOutcome)
  }

  answer(flight: Flight<Request>): void {
    if (flight.isOver) return
    this.arrive(flight)
    this.deliver(flight, flight.decision)
  }

  deliver(flight: Flight<Request>, outcome: Flight<Request>['decision']): void {
    flight.answer(
      outcome === 'accepted'
        ? null
        : new ApiError('api', 'The platform refused the request.', { serverMessage: 'No.' }),
    )
  }

  lose(flight: Flight<Request>, hasArrived: boolean): void {
    if (flight.isOver) return
    if (hasArrived) this.arrive(flight)
    flight.answer(new ApiError('network', 'The answer was lost.'))
  }

  wait(ms: number): void {
    this.elapsed += ms
    for (const flight of this.flights)
      if (this.elapsed - flight.sentAt >= TIME_OUT_MS && !flight.isOver)
        flight.answer(new ApiError('timeout', 'The answer came too late.'))
  }

  leave(tab: Tab<Request>): void {
    if (tab.isSheetOpen) {
      tab.isSheetOpen = false
      tab.machine.close()
    } else tab.isOnScreen = false
  }

  comeBack(tab: Tab<Request>): void {
    if (tab.isOnScreen) return
    tab.isOnScreen = true
    tab.machine = this.newMachine(tab.moneyStore)
  }

  restart(index: number): void {
    const oldTab = this.tabs[index]
    const tab = this.newTab()
    this.tabs[index] = tab
    for (const [name, holder] of this.locks) if (holder === oldTab) this.locks.delete(name)
    this.lookUpAll(tab)
  }

  lookUpAll(tab: Tab<Request>): void {
    const { memberId } = this
    if (memberId !== null)
      void lookUpPendingRequests(tab.moneyStore, memberId, this.readerOf, this.notifier(tab, memberId))
  }

  /**
   * Returns the member's oldest open request if the screen of `tab` shows it and it is no longer in
   * flight, otherwise null. A screen that reviews requests in its form shows no open request.
   */
  shownOpenRequest(tab: Tab<Request>): PendingRequestOf<Request> | null {
    const { kind, isReviewedInForm } = this.model
    const [pending] = listOpenRequests(this.requests, this.memberId ?? '', kind)
    if (pending === undefined || isReviewedInForm || !tab.isOnScreen || isInFlight(pending, tab.moneyStore.now()))
      return null
    return pending as PendingRequestOf<Request>
  }

  /** Simulates a tap on "Check again". */
  checkAgain(tab: Tab<Request>): void {
    const pending = this.shownOpenRequest(tab)
    if (pending === null) return
    tab.isSheetOpen = true
    tab.machine.follow(pending)
    void tab.machine.check(pending.id, this.notifier(tab, pending.memberId))
  }

  dismiss(tab: Tab<Request>): void {
    const pending = this.shownOpenRequest(tab)
    if (pending === null) return
    tab.machine.dismiss(pending)
    if (this.requests.get(pending.id) === null) this.dismissed.add(pending.id)
    tab.isSheetOpen = false
  }

  endSession(isLogOut: boolean): void {
    const { memberId } = this
    if (memberId === null) return
    if (isLogOut) {
      for (const flight of this.flights) if (flight.memberId === memberId) this.dismissed.add(flight.requestId)
      forgetMember(this, memberId)
    }
    this.memberId = null
    for (const tab of this.tabs) Object.assign(tab, { isOnScreen: false, isSheetOpen: false })
  }

  logIn(memberId: string): void {
    if (this.memberId !== null) return
    this.memberId = memberId
    for (const tab of this.tabs) {
      tab.machine = this.newMachine(tab.moneyStore)
      tab.isOnScreen = true
      this.lookUpAll(tab)
    }
  }

  moneyInTheWorld(): Money {
    const memberMoney = sum(this.state.members.map((member) => member.money))
    const stakedTotal = sum(this.state.orders.map((order) => order.total))
    return add(add(memberMoney, stakedTotal), sum(this.state.withdrawals.map((withdrawal) => withdrawal.money)))
  }

  flightOf(requestId: string): Flight<Request> | undefined {
    return this.flights.find((flight) => flight.requestId === requestId)
  }

  /**
   * Complains if an accepted request counts as missing, although the platform's list was read
   * before the request was sent.
   */
  checkVerdict(pending: PendingRequest): void {
    if (pending.lookUp === 'missing' && pending.before !== null && this.flightOf(pending.id)?.decision === 'accepted')
      this.complaints.push('a request in the record was called missing')
  }

  /**
   * Returns true if another request with the same fields was accepted, and either was dismissed or
   * was accepted more than once, because the browser had repeated it. The platform's list has no
   * ids, so the app cannot distinguish the two requests (src/api/README.md).
   */
  isMistakenForAnother(flight: Flight<Request> | undefined): boolean {
    if (flight === undefined) return false
    // Compares only fields that are sent. The closing time of a period, for example, is not sent.
    const fingerprintOf = ({ memberId, request }: Flight<Request>) =>
      JSON.stringify([memberId, this.model.call(request, memberId)])
    return this.flights.some(
      (other) =>
        other !== flight &&
        other.decision === 'accepted' &&
        (this.dismissed.has(other.requestId) || other.copies > 1) &&
        fingerprintOf(other) === fingerprintOf(flight),
    )
  }

  checkRules(): void {
    for (const { id, news } of this.messages.list()) {
      if (news.outcome === 'settled') continue
      const flight = this.flightOf(id)
      const done = flight?.decision
      if (news.outcome === 'found' && this.isMistakenForAnother(flight)) continue
      if ((news.outcome === 'accepted' || news.outcome === 'found') && done !== 'accepted')
        this.complaints.push(`${news.outcome} was reported for a request that is ${done}`)
      // If the platform does not list this kind of request, the app cannot check a refusal (reading
      // 104). Then a wrong refusal is no fault.
      if (news.outcome === 'refused' && done === 'accepted' && this.model.matches !== null)
        this.complaints.push('an accepted request was reported as refused')
      if (news.outcome === 'accepted' && news.copies !== undefined && news.copies !== flight?.copies)
        this.complaints.push(`${news.copies} copies were reported for a request that has ${flight?.copies}`)
    }
    if (this.flights.length > this.confirmed) this.complaints.push('more requests than confirmations')
    if (this.moneyInTheWorld() !== this.startingMoney) this.complaints.push('the sum of all money has changed')
    if (this.complaints.length > 0) throw new Error(this.complaints.join('; '))
  }

  /**
   * Lets all members log in again. Expects that each accepted request has a message, unless the
   * member has dismissed the request or logged out.
   */
  async checkFinalRules(): Promise<void> {
    this.isRecordDown = false
    this.wait(60_000)
    this.clockStep = Math.max(0, this.clockStep)
    await untilPromisesSettle()
    for (const memberId of MEMBER_IDS) {
      this.endSession(false)
      this.logIn(memberId)
      await untilPromisesSettle()
      for (const tab of this.tabs) this.lookUpAll(tab)
      await untilPromisesSettle()
    }
    for (const { requestId, decision } of this.flights) {
      if (decision === 'accepted' && this.messages.get(requestId) === null && !this.dismissed.has(requestId))
        this.complaints.push('an accepted request was never reported')
    }
    this.checkRules()
  }
}

/** Waits until all promise callbacks that can run have run. */
export function untilPromisesSettle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
