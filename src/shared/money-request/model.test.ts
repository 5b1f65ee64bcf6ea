import fc from 'fast-check'
import { encode } from 'js-base64'
import { expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { money, type Money } from '@/lib/money/text'
import { add, sum } from '@/lib/money/sums'
import { serverTime } from '@/mocks/clock'
import { periodAt } from '@/mocks/draws'
import { createCall, Refused } from '@/mocks/handlers/call'
import { orderRoutes } from '@/mocks/handlers/orders'
import { seedState } from '@/mocks/seed'
import type { OrderRecord, WorldState } from '@/mocks/state'
import { createBusySet } from './busy-set'
import type { Desk, Telling } from './desk'
import type { ReadAlike } from './evidence'
import { forgetMember } from './forget-member'
import { ARMING_MS, createMachine, type MoneyMachine } from './machine'
import type { Message } from './messages'
import { isUnderWay, openNotes, type RequestNote } from './notes'
import { recover } from './recover'
import type { MoneyRequest, MoneyRequestOf } from './request'
import { memoryEntries } from './testing/memory-entries'

/**
 * Any sequence of taps, losses and restarts, against the mock platform's own order book. What holds
 * after each step is in `holds`, what holds in the end is in `accountFor`.
 */

type Order = MoneyRequestOf<'order'>

const START = Date.parse('2026-11-20T12:00:10Z')
const TIME_OUT_MS = 20_000
const GAME = { id: '12', name: 'Merapi', seconds: 180 }
const MEMBERS = ['1001', '1002'] as const

const seeded = seedState(7, START)
const placeOrder = orderRoutes.find(({ path }) => path === '/game/placeOrder')?.answer

/** A request on its way, until it is answered or lost. */
interface Flight {
  tab: Tab
  noteId: string
  memberId: string
  order: Order
  sentAt: number
  /** What the platform did with it; null while it has not arrived. */
  done: 'accepted' | 'refused' | null
  answer: (error: ApiError | null) => void
  isOver: boolean
}

interface Tab {
  desk: Desk
  machine: MoneyMachine<Order, 'busy'>
  isOnDraw: boolean
  isSheetOpen: boolean
  reviewedAt: number
}

class Device {
  readonly state: WorldState = { ...structuredClone({ ...seeded, orders: [] }) }
  readonly notes = memoryEntries<RequestNote>((note) => this.checkVerdict(note))
  readonly messages = memoryEntries<Message>()
  readonly awaited: Desk['awaited'] = memoryEntries()
  readonly locks = new Map<string, Tab>()
  readonly flights: Flight[] = []
  readonly tabs: Tab[]
  readonly complaints: string[] = []
  /** Orders whose outcome the member gave up to hear of. */
  readonly letGo = new Set<string>()
  readonly startingMoney: Money
  elapsed = 0
  clockStep = 0
  memberId: string | null = MEMBERS[0]
  isRecordDown = false
  confirmed = 0

  constructor() {
    this.startingMoney = this.moneyInTheWorld()
    this.tabs = [this.newTab(), this.newTab()]
  }

  get serverNow(): number {
    return START + this.elapsed
  }

  newTab(): Tab {
    const desk: Desk = {
      notes: this.notes,
      messages: this.messages,
      awaited: this.awaited,
      busy: createBusySet(),
      now: () => this.serverNow + this.clockStep,
      elapsed: () => this.elapsed,
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
    const machine = this.newMachine(desk)
    const tab: Tab = { desk, machine, isOnDraw: true, isSheetOpen: false, reviewedAt: -Infinity }
    return tab
  }

  newMachine(desk: Desk): Tab['machine'] {
    return createMachine<Order, 'busy'>({
      desk,
      memberId: () => this.memberId ?? '',
      kind: 'order',
      readAlike: this.readAlike,
      blocks: () => true,
    })
  }

  readonly readAlike: ReadAlike<Order> = async (order) => {
    if (this.isRecordDown || this.memberId === null) throw new ApiError('network', 'down')
    return this.ordersLike(this.memberId ?? '', order).map(({ createdAt }) => serverTime(createdAt))
  }

  readonly evidenceOf = (request: MoneyRequest) =>
    (request.kind === 'order' ? this.readAlike : null) as ReadAlike<MoneyRequest>

  ordersLike(memberId: string, order: Order): OrderRecord[] {
    return this.state.orders.filter(
      (held) => held.memberId === memberId && held.period === order.period && held.perNote === order.perNote,
    )
  }

  telling(tab: Tab, memberId: string): Telling {
    return {
      way: () => {
        if (this.memberId !== memberId && this.memberId !== null) return 'nobody'
        return tab.isOnDraw && tab.isSheetOpen ? 'sheet' : 'toast'
      },
      canLookUp: () => this.memberId === memberId,
      toast: (message) => {
        if (this.memberId !== null && message.memberId !== this.memberId)
          this.complaints.push(`${message.memberId}'s outcome was told to ${this.memberId}`)
      },
    }
  }

  order(perNote: string): Order {
    const period = periodAt(this.serverNow, GAME.seconds)
    return {
      kind: 'order',
      gameId: GAME.id,
      gameName: GAME.name,
      period: period.id,
      closesAt: this.serverNow + 60_000,
      types: ['big'],
      perNote: money(perNote),
      total: money(perNote),
    }
  }

  review(tab: Tab, perNote: string): void {
    if (this.memberId === null || !tab.isOnDraw) return
    if (tab.machine.getState().status === 'sending') return
    if (openNotes(this.notes, this.memberId, 'order').length > 0) return
    tab.machine.review(this.order(perNote))
    tab.isSheetOpen = true
    tab.reviewedAt = this.elapsed
  }

  confirm(tab: Tab): void {
    const { memberId } = this
    if (memberId === null || !tab.isSheetOpen) return
    const local = tab.machine.getState()
    const order = 'request' in local ? local.request : null
    let posts = 0
    const isSent = tab.machine.confirm({
      refusal: null,
      busy: 'busy',
      send: () => {
        posts += 1
        if (posts > 1) this.complaints.push('one confirmation sent two requests')
        return this.send(tab, memberId, order as Order)
      },
      wordsOf: (error) => error.serverMessage ?? '',
      telling: this.telling(tab, memberId),
    })
    if (!isSent) return
    this.confirmed += 1
    const shownFor = this.elapsed - tab.reviewedAt
    if (shownFor < ARMING_MS) this.complaints.push(`confirmed after ${shownFor} ms`)
  }

  send(tab: Tab, memberId: string, order: Order): Promise<ApiError | null> {
    const open = openNotes(this.notes, memberId, 'order')
    if (open.length !== 1) this.complaints.push(`sent beside ${open.length - 1} open requests`)
    return new Promise((resolve) => {
      const flight: Flight = {
        tab,
        noteId: open[0]?.id ?? '',
        memberId,
        order,
        sentAt: this.elapsed,
        done: null,
        isOver: false,
        answer: (error) => {
          flight.isOver = true
          // A closed tab hears nothing.
          if (this.tabs.includes(tab)) resolve(error)
        },
      }
      this.flights.push(flight)
    })
  }

  /**
   * Not one like an order that is under review or open: no client could tell whose of the two the
   * record shows.
   */
  orderElsewhere(perNote: string): void {
    const { memberId } = this
    if (memberId === null) return
    const isOneUnderReview = this.tabs.some(({ isSheetOpen }) => isSheetOpen)
    if (perNote === '1000' && (isOneUnderReview || openNotes(this.notes, memberId).length > 0)) return
    this.place(memberId, this.order(perNote))
  }

  /** The request reaches the platform. */
  arrive(flight: Flight): void {
    if (flight.done === null) flight.done = this.place(flight.memberId, flight.order)
  }

  place(memberId: string, order: Order): 'accepted' | 'refused' {
    if (placeOrder === undefined) throw new Error('the mock takes no orders')
    const fields = { item: 'big', money: order.perNote, lid: order.gameId, mid: memberId, expect: order.period }
    const input = {
      lang: 'en_us',
      token: encode(memberId),
      fields: new Map(Object.entries(fields)),
      file: null,
    } as const
    try {
      placeOrder(createCall(input, this.state, this.serverNow))
      return 'accepted'
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return 'refused'
    }
  }

  /** Its answer comes back. */
  answer(flight: Flight): void {
    if (flight.isOver) return
    this.arrive(flight)
    flight.answer(flight.done === 'accepted' ? null : new ApiError('api', 'refused', { serverMessage: 'No.' }))
  }

  lose(flight: Flight, hasArrived: boolean): void {
    if (flight.isOver) return
    if (hasArrived) this.arrive(flight)
    flight.answer(new ApiError('network', 'lost'))
  }

  wait(ms: number): void {
    this.elapsed += ms
    for (const flight of this.flights)
      if (this.elapsed - flight.sentAt >= TIME_OUT_MS && !flight.isOver) flight.answer(new ApiError('timeout', 'late'))
  }

  leave(tab: Tab): void {
    if (tab.isSheetOpen) {
      tab.isSheetOpen = false
      tab.machine.close()
    } else tab.isOnDraw = false
  }

  comeBack(tab: Tab): void {
    if (tab.isOnDraw) return
    tab.isOnDraw = true
    tab.machine = this.newMachine(tab.desk)
  }

  restart(index: number): void {
    const old = this.tabs[index]
    const tab = this.newTab()
    this.tabs[index] = tab
    for (const [name, holder] of this.locks) if (holder === old) this.locks.delete(name)
    this.lookUpAll(tab)
  }

  lookUpAll(tab: Tab): void {
    const { memberId } = this
    if (memberId !== null) void recover(tab.desk, memberId, this.evidenceOf, this.telling(tab, memberId))
  }

  /** The member taps "Check again" in the sheet of an open request. */
  checkAgain(tab: Tab): void {
    const [note] = openNotes(this.notes, this.memberId ?? '', 'order')
    if (note === undefined || !tab.isOnDraw || isUnderWay(note, tab.desk.now())) return
    tab.isSheetOpen = true
    tab.machine.follow(note as RequestNote & { request: Order })
    void tab.machine.check(note.id, this.telling(tab, note.memberId))
  }

  dismiss(tab: Tab): void {
    const [note] = openNotes(this.notes, this.memberId ?? '', 'order')
    if (note === undefined || !tab.isOnDraw || isUnderWay(note, tab.desk.now())) return
    tab.machine.dismiss(note)
    if (this.notes.get(note.id) === null) this.letGo.add(note.id)
    tab.isSheetOpen = false
  }

  endSession(isLogOut: boolean): void {
    const { memberId } = this
    if (memberId === null) return
    if (isLogOut) {
      for (const flight of this.flights) if (flight.memberId === memberId) this.letGo.add(flight.noteId)
      forgetMember(this, memberId)
    }
    this.memberId = null
    for (const tab of this.tabs) Object.assign(tab, { isOnDraw: false, isSheetOpen: false })
  }

  logIn(memberId: string): void {
    if (this.memberId !== null) return
    this.memberId = memberId
    for (const tab of this.tabs) {
      tab.machine = this.newMachine(tab.desk)
      tab.isOnDraw = true
      this.lookUpAll(tab)
    }
  }

  moneyInTheWorld(): Money {
    const held = sum(this.state.members.map((member) => member.money))
    return add(held, sum(this.state.orders.map((order) => order.total)))
  }

  flightOf(noteId: string): Flight | undefined {
    return this.flights.find((flight) => flight.noteId === noteId)
  }

  /** "Not in your record" must be true when it is written. */
  checkVerdict(note: RequestNote): void {
    if (note.lookUp === 'missing' && note.before !== null && this.flightOf(note.id)?.done === 'accepted')
      this.complaints.push('a request in the record was called missing')
  }

  holds(): void {
    for (const { id, news } of this.messages.list()) {
      if (news.outcome === 'settled') continue
      const done = this.flightOf(id)?.done
      if ((news.outcome === 'accepted' || news.outcome === 'found') && done !== 'accepted')
        this.complaints.push(`${news.outcome} was told of an order that is ${done}`)
      if (news.outcome === 'refused' && done === 'accepted')
        this.complaints.push('an accepted order was told as refused')
    }
    if (this.flights.length > this.confirmed) this.complaints.push('more requests than confirmations')
    if (this.moneyInTheWorld() !== this.startingMoney) this.complaints.push('money came from nowhere or went there')
    if (this.complaints.length > 0) throw new Error(this.complaints.join('; '))
  }

  /** In the end, whoever logs in hears of every order that was taken. */
  async accountFor(): Promise<void> {
    this.isRecordDown = false
    this.wait(60_000)
    this.clockStep = Math.max(0, this.clockStep)
    await turn()
    for (const memberId of MEMBERS) {
      this.endSession(false)
      this.logIn(memberId)
      await turn()
      for (const tab of this.tabs) this.lookUpAll(tab)
      await turn()
    }
    for (const { noteId, done } of this.flights) {
      if (done === 'accepted' && this.messages.get(noteId) === null && !this.letGo.has(noteId))
        this.complaints.push('a taken order was never told')
    }
    this.holds()
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

type Step = fc.AsyncCommand<object, Device>

function step(name: string, run: (device: Device) => void | Promise<void>): Step {
  return {
    check: () => true,
    run: async (_model, device) => {
      await run(device)
      await turn()
      device.holds()
    },
    toString: () => name,
  }
}

const tabs = fc.constantFrom(0, 1)
const latest = (device: Device) => device.flights.findLast(({ isOver }) => !isOver)
const tabOf = (device: Device, index: number): Tab => device.tabs[index] ?? device.newTab()

/** Given more often, or few sequences would get to an outcome. */
const common: fc.Arbitrary<Step>[] = [
  tabs.map((tab) =>
    step(`review and confirm in tab ${tab}`, async (device) => {
      device.review(tabOf(device, tab), '1000')
      await turn()
      device.wait(ARMING_MS)
      device.confirm(tabOf(device, tab))
    }),
  ),
  fc.constant(
    step('answer', (device) => {
      const flight = latest(device)
      if (flight !== undefined) device.answer(flight)
    }),
  ),
  fc.constant(
    step('arrive, answer late', (device) => {
      const flight = latest(device)
      if (flight !== undefined) device.arrive(flight)
    }),
  ),
  fc.boolean().map((hasArrived) =>
    step(`lose ${hasArrived ? 'the answer' : 'the request'}`, (device) => {
      const flight = latest(device)
      if (flight !== undefined) device.lose(flight, hasArrived)
    }),
  ),
]

const steps: fc.Arbitrary<Step>[] = [
  fc
    .tuple(tabs, fc.constantFrom('1000', '2000'))
    .map(([tab, amount]) =>
      step(`review ${amount} in tab ${tab}`, (device) => device.review(tabOf(device, tab), amount)),
    ),
  fc.tuple(tabs, fc.integer({ min: 0, max: 599 })).map(([tab, ms]) =>
    step(`two taps on Submit in tab ${tab}, ${ms} ms apart`, (device) => {
      device.review(tabOf(device, tab), '1000')
      device.wait(ms)
      device.confirm(tabOf(device, tab))
    }),
  ),
  tabs.map((tab) => step(`confirm in tab ${tab}`, (device) => device.confirm(tabOf(device, tab)))),
  tabs.map((tab) =>
    step(`two taps on Confirm in tab ${tab}`, (device) => {
      device.confirm(tabOf(device, tab))
      device.confirm(tabOf(device, tab))
    }),
  ),
  fc.constantFrom(1, 600, 5000, 20_000, 70_000).map((ms) => step(`wait ${ms} ms`, (device) => device.wait(ms))),
  tabs.map((tab) => step(`back in tab ${tab}`, (device) => device.leave(tabOf(device, tab)))),
  tabs.map((tab) => step(`to the draw in tab ${tab}`, (device) => device.comeBack(tabOf(device, tab)))),
  tabs.map((tab) => step(`reload tab ${tab}`, (device) => device.restart(tab))),
  tabs.map((tab) => step(`connection back in tab ${tab}`, (device) => device.lookUpAll(tabOf(device, tab)))),
  tabs.map((tab) => step(`check again in tab ${tab}`, (device) => device.checkAgain(tabOf(device, tab)))),
  tabs.map((tab) => step(`"I have checked it myself" in tab ${tab}`, (device) => device.dismiss(tabOf(device, tab)))),
  fc
    .boolean()
    .map((isDown) => step(`record ${isDown ? 'down' : 'up'}`, (device) => void (device.isRecordDown = isDown))),
  fc.constant(step('log out', (device) => device.endSession(true))),
  fc.constant(step('session expires', (device) => device.endSession(false))),
  fc.constantFrom(...MEMBERS).map((member) => step(`${member} logs in`, (device) => device.logIn(member))),
  fc
    .constantFrom(-3_600_000, -10_000, 10_000, 3_600_000)
    .map((ms) => step(`clock moved by ${ms} ms`, (device) => void (device.clockStep += ms))),
  fc.boolean().map((isBlocked) =>
    step(`the platform ${isBlocked ? 'blocks' : 'takes'} orders`, (device) => {
      for (const member of device.state.members) member.ordersBlocked = isBlocked
    }),
  ),
  fc
    .constantFrom('1000', '3000')
    .map((amount) => step(`an order of ${amount} from another device`, (device) => device.orderElsewhere(amount))),
]

const runs = Number(process.env['MODEL_RUNS'] ?? 500)

const told = new Map<string, number>()

test(
  'no sequence of taps, losses and restarts repeats, loses or misreports an order',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands([...steps, ...common, ...common, ...common], { maxCommands: 40, size: 'max' }),
        async (commands) => {
          const device = new Device()
          await fc.asyncModelRun(() => ({ model: {}, real: device }), commands)
          await device.accountFor()
          for (const { news } of device.messages.list()) told.set(news.outcome, (told.get(news.outcome) ?? 0) + 1)
        },
      ),
      { numRuns: runs },
    )
    // The steps do reach every outcome.
    expect([...told.keys()].sort()).toEqual(['accepted', 'found', 'refused', 'unknown'])
  },
)
