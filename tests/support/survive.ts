import { fireEvent, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { readText } from '@/lib/storage'
import { api } from './api'
import { ENDS_SESSION, faultOf, REFUSAL, strike } from './faults'
import { stopClockAt, watchForBlank } from './look'
import type { Place } from './places'
import { forgetApps, idOf, renderApp, type RunningApp } from './render-app'

export const NOW = '2026-11-21T14:02:30'
const START_CALL = '/system/base'

const main = () => document.querySelector('main')
const isLoading = () => document.querySelector('[role=status][aria-label=Loading]') !== null
const retries = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Retry')

export async function untilScreenIdle({ queryClient }: RunningApp): Promise<void> {
  await waitFor(
    () => {
      if (queryClient.isFetching() > 0) throw new Error('queries are in flight')
    },
    { timeout: 15_000, interval: 5 },
  )
  await moment()
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 10))

/** The page shows a screen: one main that is not empty, one heading, and no crash. */
export function expectToStand(): void {
  expect(document.querySelectorAll('main'), 'main').toHaveLength(1)
  expect(document.querySelectorAll('h1'), 'h1').toHaveLength(1)
  // Counts children, not text: a skeleton has no text.
  expect(main()?.childElementCount, 'main').toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(/Something broke|undefined|\[object Object\]|\bNaN\b/)
}

export function visibleTexts(): Set<string> {
  const found = new Set<string>()
  const root = main()
  if (root === null) return found
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) found.add(walker.currentNode.textContent ?? '')
  return found
}

/** Figures differ from one opening to the next. */
export function withoutDigits(texts: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...texts].map((text) => text.replace(/\d+/g, '0')))
}

function open({ path, member }: Place): Promise<RunningApp> {
  stopClockAt(NOW)
  return renderApp({ path, member, isHasty: true })
}

const wait = globalThis.setTimeout

/** Timers of these lengths in ms end soon, so that missing answers are not waited for. */
export function hurryTimers(...lengths: number[]): void {
  const hurried = (task: () => void, ms = 0, ...rest: unknown[]) => wait(task, lengths.includes(ms) ? 50 : ms, ...rest)
  globalThis.setTimeout = hurried as typeof setTimeout
}

export function letTimersBe(): void {
  globalThis.setTimeout = wait
}

export async function leave(): Promise<void> {
  await forgetApps()
  document.body.replaceChildren()
  api.reset()
}

/**
 * Texts that this device creates: dates by its own clock, the size of its record of draws, and the
 * invented names of Home's demo list.
 */
export const VOLATILE_TEXT = /^App: Tiga|^Nov 2\d, 2026, \d|^(Draws: )?Not enough draws|^none$|^\p{L}\*+\p{L}/u

/** The texts that the screen shows each time without a fault, and the calls that it sends. */
export async function openBaseline(place: Place): Promise<{ well: ReadonlySet<string>; calls: string[] }> {
  const openings = []
  for (let time = 0; time < 2; time += 1) {
    const app = await open(place)
    await waitFor(expectToStand)
    await untilScreenIdle(app)
    await waitFor(() => expect(isLoading()).toBe(false))
    // Refetched like after a fault: cached answers may change what is shown.
    await app.queryClient.invalidateQueries()
    await untilScreenIdle(app)
    openings.push({
      words: withoutDigits(visibleTexts()),
      calls: api.requests().map(({ path }) => path.replace('/api', '')),
    })
    await leave()
  }
  const [one, other] = openings
  return {
    well: new Set(
      [...(one?.words ?? [])].filter((piece) => other?.words.has(piece) === true && !VOLATILE_TEXT.test(piece)),
    ),
    calls: [...new Set(one?.calls)],
  }
}

/** Errors that were written to the console since `complaints` was called. */
export function complaints(): () => string[] {
  const { mock } = vi.mocked(globalThis.console['error'])
  const before = mock.calls.length
  return () =>
    mock.calls
      .slice(before)
      .map((words) => words.map(String).join(' '))
      .filter((text) => !/px tester|Not implemented/.test(text))
}

/** Opens the screen with faulty answers of one call, or of all; then lifts the fault. */
export async function expectToSurvive(
  place: Place,
  call: string | null,
  name: string,
  well: ReadonlySet<string>,
): Promise<void> {
  const said = complaints()
  // Without its first call the app waits for three seconds; so that fault is tried apart.
  const lift = strike(call, faultOf(name), { but: name === 'silence' && call === null ? START_CALL : null })
  const app = await open(place)
  // Read before: the first answer may already have ended the session.
  const token = place.member === undefined ? null : await idOf(place.member)
  await waitFor(expectToStand, { timeout: 6000, interval: 10 })
  const wasBlank = watchForBlank()
  if (name === 'silence') await moment()
  else await expectToHaveEnded(app, call)
  if (name === 'code 403') expectToSayWhy(`${place.path.split('?')[0]} ${call}`, well)
  if (token !== null && name === ENDS_SESSION) await expectToBeLoggedOut()
  else {
    expect(readText('token'), 'the session').toBe(token)
    lift()
    await expectToComeBack(app, well)
  }
  lift()
  expect(wasBlank(), 'the page was blank').toBe(false)
  if (said().length > 0) throw new Error(said().join('\n'))
}

/** Answers that only add to their screen: without them it shows less, and nothing has failed. */
const ONLY_ADDS = [
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

/** Alerts quote the platform's message, and there is one if anything is missing. */
function expectToSayWhy(placeAndCall: string, well: ReadonlySet<string>): void {
  const alerts = [...document.querySelectorAll('main [role=alert]')].map(({ textContent }) => textContent)
  const here = withoutDigits(visibleTexts())
  if (!ONLY_ADDS.includes(placeAndCall) && [...well].some((piece) => !here.has(piece)))
    expect(alerts, 'what is missing').not.toEqual([])
  expect(alerts.filter((words) => !words.includes(REFUSAL))).toEqual([])
}

/** No query is in flight, and the screen shows no loading state. */
async function expectToHaveEnded(app: RunningApp, call: string | null): Promise<void> {
  await untilScreenIdle(app)
  // The screen that follows the end of a session may still be loading.
  await waitFor(expectToStand, { timeout: 3000, interval: 10 })
  if (call !== START_CALL)
    await waitFor(() => expect(isLoading(), 'it stays loading').toBe(false), { timeout: 3000, interval: 10 })
}

async function expectToBeLoggedOut(): Promise<void> {
  await waitFor(() => expect(window.location.pathname).toBe('/Login'), { timeout: 3000 })
  expect(readText('token')).toBeNull()
}

/** After Retry, if it is offered, and the next good answers, all texts are back. */
async function expectToComeBack(app: RunningApp, well: ReadonlySet<string>): Promise<void> {
  for (let round = 0; round < 4 && retries().length > 0; round += 1) {
    for (const button of retries()) fireEvent.click(button)
    await untilScreenIdle(app)
  }
  expect(retries(), 'Retry is still there').toEqual([])
  await app.queryClient.invalidateQueries()
  await untilScreenIdle(app)
  const missing = () => {
    const here = withoutDigits(visibleTexts())
    return [...well].filter((piece) => !here.has(piece))
  }
  await waitFor(() => expect(missing(), 'missing after the fault').toEqual([]), { timeout: 2000, interval: 10 })
}
