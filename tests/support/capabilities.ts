import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { keysBeginningWith, removeText } from '@/lib/storage'
import { moneyStore } from '@/domain/money-request/money-store'
import { actionsByCall, outcomeOf, readPageText } from './actions'
import { callsTo } from './api'
import { confirmButton, NOON } from './draw'
import { faultOf, injectFault } from './faults'
import { waitOutTapGuard, moveClock, stopClockAt } from './look'
import { renderApp, type RunningApp } from './render-app'
import { runsAllCases } from './slice'
import { watchConsoleErrors, expectScreenShown, hurryTimers, untilScreenIdle, resetApp, restoreTimers } from './survive'
import { keypadButton, tapKeys } from './withdraw'

/**
 * Breaks capabilities of the browser, and tests that the screen still shows the outcome of a call.
 * Capabilities that no call needs, or that shrink a picture, are tested where they are used.
 */

type Breakages = Readonly<Record<string, () => void>>

const throwRefusal = (): never => {
  throw new DOMException('The request was denied.', 'SecurityError')
}
const returnRejection = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
const stayPending = () => new Promise<never>(() => undefined)

const restoreFunctions: (() => void)[] = []

/** Replaces a property of an object until `restoreProperties` is called. */
function replaceProperty(target: object, name: string, property: PropertyDescriptor): void {
  const originalProperty = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, ...property })
  restoreFunctions.push(() => {
    if (originalProperty === undefined) Reflect.deleteProperty(target, name)
    else Object.defineProperty(target, name, originalProperty)
  })
}

function restoreProperties(): void {
  for (const restoreProperty of restoreFunctions.splice(0).reverse()) restoreProperty()
}

/** Returns ways to break a capability whose methods return promises. */
function asyncBreakages(target: object, name: string, methods: readonly string[]): Breakages {
  const createObjectWithMethods = (answer: () => unknown, others: object = {}) => ({
    ...others,
    ...Object.fromEntries(methods.map((method) => [method, answer])),
  })
  const replace = (value: unknown) => replaceProperty(target, name, { value })
  return {
    absent: () => replace(undefined),
    'throwing at its mention': () => replaceProperty(target, name, { get: throwRefusal }),
    throwing: () => replace(createObjectWithMethods(throwRefusal)),
    rejecting: () => replace(createObjectWithMethods(returnRejection)),
    'never answering': () => replace(createObjectWithMethods(stayPending)),
  }
}

/** Returns ways to break a web storage, whose methods return no promises. */
function storageBreakages(name: 'localStorage' | 'sessionStorage'): Breakages {
  const replaceStorage = (methods: object) => () =>
    replaceProperty(globalThis, name, { value: { getItem: () => null, removeItem: () => undefined, ...methods } })
  return {
    absent: () => replaceProperty(globalThis, name, { value: undefined }),
    'throwing at its mention': () => replaceProperty(globalThis, name, { get: throwRefusal }),
    throwing: replaceStorage({ getItem: throwRefusal, setItem: throwRefusal, removeItem: throwRefusal }),
    full: replaceStorage({ setItem: throwRefusal }),
    'keeping nothing': replaceStorage({ setItem: () => undefined }),
  }
}

function indexedDbBreakages(): Breakages {
  const openWith = (answer: (request: EventTarget) => void) => () => {
    const request = new EventTarget()
    answer(request)
    return request
  }
  const openWithError = openWith((request) => void setTimeout(() => request.dispatchEvent(new Event('error')), 0))
  const openWithoutAnswer = openWith(() => undefined)
  const replace = (open: () => unknown, databases: () => unknown) =>
    replaceProperty(globalThis, 'indexedDB', { value: { open, deleteDatabase: open, databases } })
  return {
    absent: () => replaceProperty(globalThis, 'indexedDB', { value: undefined }),
    'throwing at its mention': () => replaceProperty(globalThis, 'indexedDB', { get: throwRefusal }),
    throwing: () => replace(throwRefusal, throwRefusal),
    rejecting: () => replace(openWithError, returnRejection),
    'never answering': () => replace(openWithoutAnswer, stayPending),
  }
}

function ignoreOtherTabs(): void {
  const addListener = window.addEventListener.bind(window)
  const value = (...args: Parameters<typeof addListener>) => {
    if (args[0] !== 'storage') addListener(...args)
  }
  replaceProperty(window, 'addEventListener', { value })
}

/** The ways to break each capability, by its name. */
export const breakagesByCapability: Readonly<Record<string, Breakages>> = {
  'web locks': {
    ...asyncBreakages(navigator, 'locks', ['request']),
    'rejecting once granted': () =>
      replaceProperty(navigator, 'locks', {
        value: {
          request: async (_name: string, _options: object, grant: (lock: object) => unknown) => [
            grant({}),
            throwRefusal(),
          ],
        },
      }),
  },
  'local storage': storageBreakages('localStorage'),
  'session storage': storageBreakages('sessionStorage'),
  IndexedDB: indexedDbBreakages(),
  caches: asyncBreakages(globalThis, 'caches', ['open', 'keys', 'delete', 'match']),
  'service workers': asyncBreakages(navigator, 'serviceWorker', ['register', 'getRegistrations', 'addEventListener']),
  'lasting storage': asyncBreakages(navigator, 'storage', ['persist']),
  'other tabs': { silent: ignoreOtherTabs },
}

/** Breaks every capability that has a breakage named `way`. */
export function breakEverything(way: string): void {
  for (const ways of Object.values(breakagesByCapability)) ways[way]?.()
}

/** Finds the button again at each attempt, because the app may replace the sheet. */
const untilPressable = (find: (sheet: HTMLElement) => HTMLElement) =>
  waitFor(() => {
    const button = find(screen.getByRole('dialog'))
    if (button.matches(':disabled, [aria-busy=true]')) throw new Error('The button cannot be pressed.')
    return button
  })

/** For each call, the steps that send the request again after a failed try. */
export const retrySteps = {
  '/game/placeOrder': async (app: RunningApp) => {
    moveClock(5000)
    await app.user.click(await untilPressable(confirmButton))
  },
  '/member/setUserWirhdraw': async (app: RunningApp) => {
    moveClock(6000)
    await tapKeys(app, await screen.findByRole('dialog'), '1357')
    await app.user.click(await untilPressable((sheet) => keypadButton(sheet, 'Confirm')))
  },
  '/member/doRecharge': (app: RunningApp) => app.user.click(screen.getByRole('button', { name: /^Send for review/ })),
  '/member/doLogin': (app: RunningApp) => app.user.click(screen.getByRole('button', { name: 'Log in' })),
} as const

export type RetriedCall = keyof typeof retrySteps

const WAIT_OPTIONS = { timeout: 4000, interval: 5 }

/** Removes requests through their store, so that no running look-up stores a request again. */
function removeStoredData(): void {
  for (const { id } of moneyStore.requests.list()) moneyStore.requests.remove(id)
  for (const name of keysBeginningWith('tiga.')) removeText(name)
}

/**
 * Calls `run` while a capability is broken, then repairs the capability and removes the stored
 * data. During `run`, the app's timers of 3, 5 and 20 s, with which it waits for answers, end after
 * 50 ms.
 */
export async function runWhileBroken(breakIt: () => void, run: () => Promise<void>): Promise<void> {
  try {
    breakIt()
    hurryTimers(3000, 5000, 20_000)
    await run()
  } finally {
    restoreTimers()
    removeStoredData()
    restoreProperties()
  }
}

async function openAction(call: RetriedCall): Promise<{ app: RunningApp; send: () => void }> {
  const { path, member, fill } = actionsByCall[call]
  const app = await renderApp({ path, member, isHasty: true })
  const send = await fill(app)
  await untilScreenIdle(app)
  return { app, send }
}

const SCENARIOS = ['refused first', 'lost'] as const

/**
 * Sends a call while a capability is broken, and expects that the screen shows its outcome. If
 * `caseIndex` is even, the first try is refused and the next one accepted. Otherwise the answer is
 * lost. `WHOLE=1` runs both scenarios.
 */
export async function expectOutcomeWhileBroken(
  call: RetriedCall,
  breakIt: () => void,
  caseIndex: number,
): Promise<void> {
  for (const scenario of SCENARIOS.filter(
    (_scenario, index) => runsAllCases || index === caseIndex % SCENARIOS.length,
  )) {
    stopClockAt(NOON)
    try {
      await runWhileBroken(breakIt, () => expectScenario(call, scenario))
    } finally {
      await resetApp()
      vi.unstubAllGlobals()
    }
  }
}

async function expectScenario(call: RetriedCall, scenario: (typeof SCENARIOS)[number]): Promise<void> {
  const consoleErrors = watchConsoleErrors()
  const { app, send } = await openAction(call)
  const liftFault = injectFault(call, faultOf(scenario === 'lost' ? 'down' : 'code 403'), {
    isDone: scenario === 'lost',
  })
  waitOutTapGuard()
  send()
  await waitFor(() => expect(callsTo(call), 'sent').toHaveLength(1), WAIT_OPTIONS)
  if (scenario === 'lost') {
    const expected = new RegExp(`^taken$|${actionsByCall[call].unknown.source}`, 's')
    await waitFor(() => expect(outcomeOf(actionsByCall[call])).toMatch(expected), WAIT_OPTIONS)
  } else {
    await waitFor(() => expect(readPageText()).toMatch(/Not for you/), WAIT_OPTIONS)
    liftFault()
    await retrySteps[call](app)
    await waitFor(() => expect(callsTo(call), 'sent again').toHaveLength(2), WAIT_OPTIONS)
    await waitFor(() => expect(outcomeOf(actionsByCall[call])).toBe('taken'), WAIT_OPTIONS)
  }
  await untilScreenIdle(app)
  moveClock(60_000)
  await waitFor(() => expect(document.querySelector('[aria-busy=true]'), 'it stays busy').toBeNull(), WAIT_OPTIONS)
  expect(readPageText()).not.toMatch(/\bSending\b/)
  expectScreenShown()
  expect(consoleErrors()).toEqual([])
}

/** Expects "Nothing was sent" if a request cannot be stored, and that the next try is accepted. */
export async function expectUnsent(call: Exclude<RetriedCall, '/member/doLogin'>): Promise<void> {
  stopClockAt(NOON)
  const { app, send } = await openAction(call)
  vi.spyOn(moneyStore.requests, 'put').mockImplementationOnce(throwRefusal)
  waitOutTapGuard()
  send()
  await waitFor(() => expect(readPageText()).toMatch(/Nothing was sent\./), WAIT_OPTIONS)
  expect(callsTo(call)).toHaveLength(0)
  await retrySteps[call](app)
  await waitFor(() => expect(outcomeOf(actionsByCall[call])).toBe('taken'), WAIT_OPTIONS)
  expect(callsTo(call)).toHaveLength(1)
  expectScreenShown()
  await resetApp()
}
