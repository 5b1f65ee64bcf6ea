import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { keysBeginningWith, removeText } from '@/lib/storage'
import { moneyStore } from '@/domain/money-request/money-store'
import { actions, outcomeOf, wordsOnScreen } from './actions'
import { callsTo } from './api'
import { confirmButton, NOON } from './draw'
import { faultOf, strike } from './faults'
import { waitOutTapGuard, moveClock, stopClockAt } from './look'
import { renderApp, type RunningApp } from './render-app'
import { isWhole } from './slice'
import { watchConsoleErrors, expectScreenShown, hurryTimers, untilScreenIdle, resetApp, restoreTimers } from './survive'
import { key, tapKeys } from './withdraw'

/**
 * Breaks single capabilities of the browser, to test that calls of the member still end well.
 * Capabilities that no call needs (clipboard, share sheet, full screen, media buttons), and
 * capabilities that shrink a picture, are tested where they are used.
 */

type Breakages = Readonly<Record<string, () => void>>

const refuse = (): never => {
  throw new DOMException('The request was denied.', 'SecurityError')
}
const reject = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
const never = () => new Promise<never>(() => undefined)

const restorers: (() => void)[] = []

/** Replaces a property of an object until `restore` is called. */
function replaceProperty(target: object, name: string, property: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, ...property })
  restorers.push(() => {
    if (before === undefined) Reflect.deleteProperty(target, name)
    else Object.defineProperty(target, name, before)
  })
}

function restore(): void {
  for (const restoreProperty of restorers.splice(0).reverse()) restoreProperty()
}

/** Returns the breakages of a capability whose methods return promises. */
function asyncCapability(target: object, name: string, methods: readonly string[]): Breakages {
  const all = (answer: () => unknown, others: object = {}) => ({
    ...others,
    ...Object.fromEntries(methods.map((method) => [method, answer])),
  })
  const replace = (value: unknown) => replaceProperty(target, name, { value })
  return {
    absent: () => replace(undefined),
    'throwing at its mention': () => replaceProperty(target, name, { get: refuse }),
    throwing: () => replace(all(refuse)),
    rejecting: () => replace(all(reject)),
    'never answering': () => replace(all(never)),
  }
}

/** Returns the breakages of a web storage, whose methods return without a promise. */
function storageCapability(name: 'localStorage' | 'sessionStorage'): Breakages {
  const storage = (methods: object) => () =>
    replaceProperty(globalThis, name, { value: { getItem: () => null, removeItem: () => undefined, ...methods } })
  return {
    absent: () => replaceProperty(globalThis, name, { value: undefined }),
    'throwing at its mention': () => replaceProperty(globalThis, name, { get: refuse }),
    throwing: storage({ getItem: refuse, setItem: refuse, removeItem: refuse }),
    full: storage({ setItem: refuse }),
    'keeping nothing': storage({ setItem: () => undefined }),
  }
}

function indexedDb(): Breakages {
  const answering = (answer: (request: EventTarget) => void) => () => {
    const request = new EventTarget()
    answer(request)
    return request
  }
  const fails = answering((request) => void setTimeout(() => request.dispatchEvent(new Event('error')), 0))
  const silent = answering(() => undefined)
  const replace = (open: () => unknown, databases: () => unknown) =>
    replaceProperty(globalThis, 'indexedDB', { value: { open, deleteDatabase: open, databases } })
  return {
    absent: () => replaceProperty(globalThis, 'indexedDB', { value: undefined }),
    'throwing at its mention': () => replaceProperty(globalThis, 'indexedDB', { get: refuse }),
    throwing: () => replace(refuse, refuse),
    rejecting: () => replace(fails, reject),
    'never answering': () => replace(silent, never),
  }
}

function ignoreOtherTabs(): void {
  const listen = window.addEventListener.bind(window)
  const value = (...args: Parameters<typeof listen>) => {
    if (args[0] !== 'storage') listen(...args)
  }
  replaceProperty(window, 'addEventListener', { value })
}

export const capabilities: Readonly<Record<string, Breakages>> = {
  'web locks': {
    ...asyncCapability(navigator, 'locks', ['request']),
    'rejecting once granted': () =>
      replaceProperty(navigator, 'locks', {
        value: {
          request: async (_name: string, _options: object, grant: (lock: object) => unknown) => [grant({}), refuse()],
        },
      }),
  },
  'local storage': storageCapability('localStorage'),
  'session storage': storageCapability('sessionStorage'),
  IndexedDB: indexedDb(),
  caches: asyncCapability(globalThis, 'caches', ['open', 'keys', 'delete', 'match']),
  'service workers': asyncCapability(navigator, 'serviceWorker', ['register', 'getRegistrations', 'addEventListener']),
  'lasting storage': asyncCapability(navigator, 'storage', ['persist']),
  'other tabs': { silent: ignoreOtherTabs },
}

/** Breaks all capabilities in one way, as a browser does that blocks the site's data. */
export function breakEverything(way: string): void {
  for (const ways of Object.values(capabilities)) ways[way]?.()
}

/**
 * Waits until a button of the open sheet can be pressed, because a tap guard may still be active.
 * Searches the button again each time, because the app may replace the sheet.
 */
const untilPressable = (find: (sheet: HTMLElement) => HTMLElement) =>
  waitFor(() => {
    const button = find(screen.getByRole('dialog'))
    if (button.matches(':disabled, [aria-busy=true]')) throw new Error('The button cannot be pressed.')
    return button
  })

/** The member's steps from a refusal to the next try. */
export const journeys = {
  '/game/placeOrder': async (app: RunningApp) => {
    moveClock(5000)
    await app.user.click(await untilPressable(confirmButton))
  },
  '/member/setUserWirhdraw': async (app: RunningApp) => {
    moveClock(6000)
    await tapKeys(app, await screen.findByRole('dialog'), '1357')
    await app.user.click(await untilPressable((sheet) => key(sheet, 'Confirm')))
  },
  '/member/doRecharge': (app: RunningApp) => app.user.click(screen.getByRole('button', { name: /^Send for review/ })),
  '/member/doLogin': (app: RunningApp) => app.user.click(screen.getByRole('button', { name: 'Log in' })),
} as const

export type Journey = keyof typeof journeys

const QUICK = { timeout: 4000, interval: 5 }

/**
 * Removes all stored data. Removes requests through the store, as if they were resolved. Otherwise
 * a running look-up would store a missing request again.
 */
function forgetStored(): void {
  for (const { id } of moneyStore.requests.list()) moneyStore.requests.remove(id)
  for (const name of keysBeginningWith('tiga.')) removeText(name)
}

/**
 * Calls `run` while a capability is broken and timers for missing answers end soon. Then repairs
 * the capability and removes all stored data.
 */
export async function withBroken(breakIt: () => void, run: () => Promise<void>): Promise<void> {
  try {
    breakIt()
    hurryTimers(3000, 5000, 20_000)
    await run()
  } finally {
    restoreTimers()
    forgetStored()
    restore()
  }
}

async function open(call: Journey): Promise<{ app: RunningApp; send: () => void }> {
  const { path, member, fill } = actions[call]
  const app = await renderApp({ path, member, isHasty: true })
  const send = await fill(app)
  await untilScreenIdle(app)
  return { app, send }
}

const SCENARIOS = ['refused first', 'lost'] as const

/**
 * Expects that a call ends well while a capability is broken, in one of two scenarios.
 * `refused first`: the screen shows the refusal, and the next try is sent and accepted. `lost`: the
 * screen says that the record lists the request, or that the outcome is unknown. Each try is sent
 * once. `turn` chooses the scenario; `WHOLE=1` runs both.
 */
export async function expectToEnd(call: Journey, breakIt: () => void, turn: number): Promise<void> {
  for (const scenario of SCENARIOS.filter((_scenario, index) => isWhole || index === turn % SCENARIOS.length)) {
    stopClockAt(NOON)
    try {
      await withBroken(breakIt, () => expectScenario(call, scenario))
    } finally {
      await resetApp()
      vi.unstubAllGlobals()
    }
  }
}

async function expectScenario(call: Journey, scenario: (typeof SCENARIOS)[number]): Promise<void> {
  const consoleErrors = watchConsoleErrors()
  const { app, send } = await open(call)
  const liftFault = strike(call, faultOf(scenario === 'lost' ? 'down' : 'code 403'), { isDone: scenario === 'lost' })
  waitOutTapGuard()
  send()
  await waitFor(() => expect(callsTo(call), 'sent').toHaveLength(1), QUICK)
  if (scenario === 'lost') {
    const expected = new RegExp(`^taken$|${actions[call].unknown.source}`, 's')
    await waitFor(() => expect(outcomeOf(actions[call])).toMatch(expected), QUICK)
  } else {
    await waitFor(() => expect(wordsOnScreen()).toMatch(/Not for you/), QUICK)
    liftFault()
    await journeys[call](app)
    await waitFor(() => expect(callsTo(call), 'sent again').toHaveLength(2), QUICK)
    await waitFor(() => expect(outcomeOf(actions[call])).toBe('taken'), QUICK)
  }
  await untilScreenIdle(app)
  moveClock(60_000)
  await waitFor(() => expect(document.querySelector('[aria-busy=true]'), 'it stays busy').toBeNull(), QUICK)
  expect(wordsOnScreen()).not.toMatch(/\bSending\b/)
  expectScreenShown()
  expect(consoleErrors()).toEqual([])
}

/**
 * Lets the app fail to store a request before it is sent. Expects that the screen reports this, and
 * that the next try is sent.
 */
export async function expectUnsent(call: Exclude<Journey, '/member/doLogin'>): Promise<void> {
  stopClockAt(NOON)
  const { app, send } = await open(call)
  vi.spyOn(moneyStore.requests, 'put').mockImplementationOnce(refuse)
  waitOutTapGuard()
  send()
  await waitFor(() => expect(wordsOnScreen()).toMatch(/Nothing was sent\./), QUICK)
  expect(callsTo(call)).toHaveLength(0)
  await journeys[call](app)
  await waitFor(() => expect(outcomeOf(actions[call])).toBe('taken'), QUICK)
  expect(callsTo(call)).toHaveLength(1)
  expectScreenShown()
  await resetApp()
}
