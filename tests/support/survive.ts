import { fireEvent, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { readText } from '@/lib/storage'
import { api } from './api'
import { SESSION_END_FAULT, faultOf, REFUSAL_REASON, injectFault } from './faults'
import { stopClockAt, watchForBlank } from './look'
import type { TestedScreen } from './places'
import { closeAppsAndClearStorage, memberIdOf, renderApp, type RunningApp } from './render-app'

export const NOW = '2026-11-21T14:02:30'
const START_CALL = '/system/base'

const main = () => document.querySelector('main')
const isLoading = () => document.querySelector('[role=status][aria-label=Loading]') !== null
const retryButtons = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Retry')

export async function untilScreenIdle({ queryClient }: RunningApp): Promise<void> {
  await waitFor(
    () => {
      if (queryClient.isFetching() > 0) throw new Error('Queries are still in flight.')
    },
    { timeout: 15_000, interval: 5 },
  )
  await waitBriefly()
}

const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 10))

/** Expects that the page shows a screen: one filled `main`, one `h1`, and no text of an error. */
export function expectScreenShown(): void {
  expect(document.querySelectorAll('main'), 'main').toHaveLength(1)
  expect(document.querySelectorAll('h1'), 'h1').toHaveLength(1)
  // Counts child elements, because a skeleton has no text.
  expect(main()?.childElementCount, 'main').toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(/Something broke|undefined|\[object Object\]|\bNaN\b/)
}

export function visibleTexts(): Set<string> {
  const texts = new Set<string>()
  const root = main()
  if (root === null) return texts
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) texts.add(walker.currentNode.textContent ?? '')
  return texts
}

/** Replaces each number by 0, because figures differ from one opening of a screen to the next. */
export function withNumbersAsZero(texts: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...texts].map((text) => text.replace(/\d+/g, '0')))
}

function openTestedScreen({ path, member }: TestedScreen): Promise<RunningApp> {
  stopClockAt(NOW)
  return renderApp({ path, member, isHasty: true })
}

const startRealTimer = globalThis.setTimeout

/** Makes timers of exactly these lengths in ms end after 50 ms. `restoreTimers` undoes this. */
export function hurryTimers(...lengths: number[]): void {
  const setHurriedTimeout = (task: () => void, ms = 0, ...rest: unknown[]) =>
    startRealTimer(task, lengths.includes(ms) ? 50 : ms, ...rest)
  globalThis.setTimeout = setHurriedTimeout as typeof setTimeout
}

export function restoreTimers(): void {
  globalThis.setTimeout = startRealTimer
}

export async function resetApp(): Promise<void> {
  await closeAppsAndClearStorage()
  document.body.replaceChildren()
  api.reset()
}

/**
 * Matches texts that do not come from the platform's answers, for example dates by the device's
 * clock, the number of stored draws, and the invented names of the demo list on Home.
 */
export const VOLATILE_TEXT_PATTERN = /^App: Tiga|^Nov 2\d, 2026, \d|^(Draws: )?Not enough draws|^none$|^\p{L}\*+\p{L}/u

/**
 * Opens the screen twice without a fault. Returns the paths of its calls, and as `well` the texts
 * that are shown both times, with 0 in place of each number and without volatile texts.
 */
export async function openBaseline(place: TestedScreen): Promise<{ well: ReadonlySet<string>; calls: string[] }> {
  const openings = []
  for (let time = 0; time < 2; time += 1) {
    const app = await openTestedScreen(place)
    await waitFor(expectScreenShown)
    await untilScreenIdle(app)
    await waitFor(() => expect(isLoading()).toBe(false))
    // Fetches all queries again, as after a fault, because cached answers may change the texts.
    await app.queryClient.invalidateQueries()
    await untilScreenIdle(app)
    openings.push({
      words: withNumbersAsZero(visibleTexts()),
      calls: api.requests().map(({ path }) => path.replace('/api', '')),
    })
    await resetApp()
  }
  const [first, second] = openings
  return {
    well: new Set(
      [...(first?.words ?? [])].filter(
        (piece) => second?.words.has(piece) === true && !VOLATILE_TEXT_PATTERN.test(piece),
      ),
    ),
    calls: [...new Set(first?.calls)],
  }
}

/** Returns a function that returns the console errors since `watchConsoleErrors` was called. */
export function watchConsoleErrors(): () => string[] {
  const { mock } = vi.mocked(globalThis.console['error'])
  const callCountBefore = mock.calls.length
  return () =>
    mock.calls
      .slice(callCountBefore)
      .map((words) => words.map(String).join(' '))
      .filter((text) => !/px tester|Not implemented/.test(text))
}

/**
 * Opens the screen with faulty answers of `call`, or of all calls if `call` is null. Then ends the
 * fault and expects all texts of `well`, which the screen shows without a fault. If the fault ends
 * the session, expects Log-in instead.
 */
export async function expectToSurvive(
  place: TestedScreen,
  call: string | null,
  name: string,
  well: ReadonlySet<string>,
): Promise<void> {
  const consoleErrors = watchConsoleErrors()
  // If all calls are silent, the first one is still answered, because the app waits three seconds
  // for it. Another case makes only the first call silent.
  const liftFault = injectFault(call, faultOf(name), { but: name === 'silence' && call === null ? START_CALL : null })
  const app = await openTestedScreen(place)
  // Reads the token from the mock, because the first answer may already have ended the session.
  const token = place.member === undefined ? null : await memberIdOf(place.member)
  await waitFor(expectScreenShown, { timeout: 6000, interval: 10 })
  const wasBlank = watchForBlank()
  if (name === 'silence') await waitBriefly()
  else await expectLoadingEnded(app, call)
  if (name === 'code 403') expectAlerts(`${place.path.split('?')[0]} ${call}`, well)
  if (token !== null && name === SESSION_END_FAULT) await expectToBeLoggedOut()
  else {
    expect(readText('token'), 'the session').toBe(token)
    liftFault()
    await expectToComeBack(app, well)
  }
  liftFault()
  expect(wasBlank(), 'the page was blank').toBe(false)
  if (consoleErrors().length > 0) throw new Error(consoleErrors().join('\n'))
}

/** Pairs of a screen and a call whose failure the screen need not report in an alert. */
const OPTIONAL_CALLS = [
  '/withdraw /member/getUserWithdrawList',
  '/Recharge /member/getPersonalreport',
  '/Lottery /member/getUserGameList',
  '/GameRecord /Lottery/lotteryList',
  '/GameRecord /Lottery/getLotteryPeilv',
  '/AccountDetail /Lottery/getLotteryPeilv',
  '/Personalreport /Lottery/getLotteryPeilv',
  '/list /xuanfei/address',
  '/profile /xuanfei/address',
]

/**
 * Expects an alert if the screen lacks a text of `well` (its texts without a fault), except for
 * OPTIONAL_CALLS. Expects that every alert quotes the platform's message.
 */
function expectAlerts(placeAndCall: string, well: ReadonlySet<string>): void {
  const alerts = [...document.querySelectorAll('main [role=alert]')].map(({ textContent }) => textContent)
  const shownTexts = withNumbersAsZero(visibleTexts())
  if (!OPTIONAL_CALLS.includes(placeAndCall) && [...well].some((piece) => !shownTexts.has(piece)))
    expect(alerts, 'what is missing').not.toEqual([])
  expect(alerts.filter((words) => !words.includes(REFUSAL_REASON))).toEqual([])
}

/** Expects that nothing is loading. After a fault of the first call, a loading state may stay. */
async function expectLoadingEnded(app: RunningApp, call: string | null): Promise<void> {
  await untilScreenIdle(app)
  // After the end of a session, the screen Log-in may still be loading.
  await waitFor(expectScreenShown, { timeout: 3000, interval: 10 })
  if (call !== START_CALL)
    await waitFor(() => expect(isLoading(), 'it stays loading').toBe(false), { timeout: 3000, interval: 10 })
}

async function expectToBeLoggedOut(): Promise<void> {
  await waitFor(() => expect(window.location.pathname).toBe('/Login'), { timeout: 3000 })
  expect(readText('token')).toBeNull()
}

/** Presses Retry while it is offered. Then expects `well`, the screen's texts without a fault. */
async function expectToComeBack(app: RunningApp, well: ReadonlySet<string>): Promise<void> {
  for (let round = 0; round < 4 && retryButtons().length > 0; round += 1) {
    for (const button of retryButtons()) fireEvent.click(button)
    await untilScreenIdle(app)
  }
  expect(retryButtons(), 'Retry is still there').toEqual([])
  await app.queryClient.invalidateQueries()
  await untilScreenIdle(app)
  const missingTexts = () => {
    const shownTexts = withNumbersAsZero(visibleTexts())
    return [...well].filter((piece) => !shownTexts.has(piece))
  }
  await waitFor(() => expect(missingTexts(), 'missing after the fault').toEqual([]), { timeout: 2000, interval: 10 })
}
