import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { readText } from '@/lib/storage'
import { outcomeOf, readPageText, type Action } from './actions'
import { callsTo } from './api'
import { NOON } from './draw'
import {
  isFaultChosen,
  SESSION_END_FAULT,
  faultOf,
  faultsByName,
  faultsInTurn,
  REFUSAL_REASON,
  injectFault,
} from './faults'
import { waitOutTapGuard, moveClock, stopClockAt } from './look'
import { renderApp } from './render-app'
import { runsAllCases } from './slice'
import { watchConsoleErrors, expectScreenShown, hurryTimers, untilScreenIdle, restoreTimers } from './survive'

/**
 * Faults after which the outcome is unknown. With a fault that is neither in this set nor in the
 * set of refusals below, the answer still has the code 200. Then the request counts as accepted.
 */
const UNKNOWN_OUTCOME_FAULTS = new Set([
  'down',
  'cut short',
  'silence',
  'HTTP 500',
  'HTTP 502, a page',
  // A firewall or a proxy may send the following answers although it has forwarded the request.
  'HTTP 404',
  'HTTP 401',
  'HTTP 429',
  'HTTP 204',
  'captive portal',
  'not UTF-8',
  'a bare word',
  'no code',
])
const REFUSAL_FAULTS = new Set([
  'code 401',
  'code 403',
  'code 0 without words',
  'code -1, words that are none',
  SESSION_END_FAULT,
])

/** Whether the request arrives and is executed, and whether the platform answers later calls. */
const SERVER_OUTCOMES = ['it never came', 'it was done', 'it was done, and then nothing answers'] as const
type ServerOutcome = (typeof SERVER_OUTCOMES)[number]

function serverOutcomesOf(name: string): readonly ServerOutcome[] {
  if (REFUSAL_FAULTS.has(name)) return ['it never came']
  if (!UNKNOWN_OUTCOME_FAULTS.has(name)) return ['it was done']
  // Half an answer proves that the request arrived.
  return name === 'cut short' ? SERVER_OUTCOMES.slice(1) : SERVER_OUTCOMES
}

/**
 * Returns the cases for the action number `index`. A case is a fault with one server outcome
 * (`course`). Includes code 403, the faults after which the outcome is unknown (if no money moves,
 * only those that `faultsInTurn` selects), and a third of the other faults. `WHOLE=1` returns every
 * combination.
 */
export function actionCases(index: number, movesMoney: boolean): { name: string; course: ServerOutcome }[] {
  const faultNames = Object.keys(faultsByName).filter(isFaultChosen)
  const namesInTurn = movesMoney ? faultNames : faultsInTurn(index)
  return faultNames.flatMap((name, position) => {
    const outcomes = serverOutcomesOf(name)
    const outcomeIndex = index + position
    if (runsAllCases) return outcomes.map((serverOutcome) => ({ name, course: serverOutcome }))
    const serverOutcome = outcomes[outcomeIndex % outcomes.length]
    const isTried =
      (UNKNOWN_OUTCOME_FAULTS.has(name) && namesInTurn.includes(name)) || name === 'code 403' || outcomeIndex % 3 === 0
    return serverOutcome !== undefined && isTried ? [{ name, course: serverOutcome }] : []
  })
}

/** Returns the member's input on the page: texts, choices and ticks. */
function readInput(): string[] {
  const nameOf = (field: HTMLInputElement | HTMLTextAreaElement) => field.labels?.[0]?.textContent ?? field.name
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    (field) => nameOf(field) !== '',
  )
  const tickedFields = fields
    .filter(({ type }) => type === 'radio' || type === 'checkbox')
    .filter(({ checked }) => checked)
  const filledFields = fields.filter(
    (field) => !['radio', 'checkbox', 'file'].includes(field.type) && field.value !== '',
  )
  const pressedButtons = [...document.querySelectorAll('main [aria-pressed=true]')]
  return [
    ...filledFields.map((field) => `${nameOf(field)}: ${field.value}`),
    ...tickedFields.map(nameOf),
    ...pressedButtons.map(({ textContent }) => textContent),
  ]
}

/** The time after which the app gives up a call. */
const TIME_OUT_MS = 20_000

/**
 * Taps twice, but only once for an upload. Expects one request, and its outcome on the screen as
 * far as the outcome is known. Expects that the input is kept unless the platform has accepted the
 * request. After a fault that ends the session, expects Log-in instead.
 */
export async function expectOutcomeShown(...args: Parameters<typeof expectOutcome>): Promise<void> {
  await expectOutcome(...args).finally(restoreTimers)
}

async function expectOutcome(call: string, action: Action, name: string, serverOutcome: ServerOutcome): Promise<void> {
  const consoleErrors = watchConsoleErrors()
  stopClockAt(NOON)
  const { path, member, needsAnswer = false, isTaken, unknown } = action
  const app = await renderApp({ path, member, isHasty: true })
  const send = await action.fill(app)
  await untilScreenIdle(app)
  const token = readText('token')
  const contentBefore = { words: readPageText(), input: readInput() }
  if (serverOutcome === SERVER_OUTCOMES[2]) injectFault(null, () => Response.error(), { but: call })
  injectFault(call, faultOf(name), { isDone: serverOutcome !== SERVER_OUTCOMES[0] })
  if (name === 'silence') hurryTimers(TIME_OUT_MS)
  waitOutTapGuard()
  send()
  if (call !== '/system/img_upload') send()
  await waitFor(() => expect(callsTo(call), `calls to ${call}`).not.toHaveLength(0), { interval: 5 })
  await waitFor(() => expect(app.queryClient.isMutating(), 'requests in flight').toBe(0), { interval: 5 })
  await untilScreenIdle(app)
  if (token !== null && name === SESSION_END_FAULT) {
    await waitFor(() => expect(window.location.pathname).toBe('/Login'), { interval: 5 })
    expect(readText('token'), 'the stored token').toBeNull()
    await waitFor(expectScreenShown, { interval: 5 })
  } else {
    await waitFor(
      () => expect(readPageText(), 'the text on the screen has not changed').not.toBe(contentBefore.words),
      {
        interval: 5,
      },
    )
    if (UNKNOWN_OUTCOME_FAULTS.has(name))
      await waitFor(
        () => expect(outcomeOf(action)).toMatch(new RegExp(`^taken$|${unknown.source}`, 's')),
        QUICK_WAIT_OPTIONS,
      )
    else if (!REFUSAL_FAULTS.has(name) && !needsAnswer)
      await waitFor(() => expect(outcomeOf(action)).toBe('taken'), QUICK_WAIT_OPTIONS)
    if (serverOutcome !== 'it was done') expect(isTaken(), 'the change is shown as done').toBe(false)
    if (name === 'code 403') expect(readPageText()).toContain(REFUSAL_REASON)
    if (REFUSAL_FAULTS.has(name))
      expect(readPageText(), 'a refusal is shown as unknown').not.toMatch(MAY_BE_DONE_PATTERN)
    // If the token in the answer is invalid, the app learns this only when its next call fails. By
    // then the app has left the form, so the input is lost.
    const wasLoggedIn = token === null && callsTo('/member/getUserInfo').length > 0
    if (!isTaken() && !wasLoggedIn)
      expect(missingEntries(contentBefore.input, readInput()), 'input was lost').toEqual([])
    if (token !== null) expect(readText('token'), 'the stored token').toBe(token)
    moveClock(60_000)
    await waitFor(
      () => expect(document.querySelector('[aria-busy=true]'), 'an element stays busy').toBeNull(),
      QUICK_WAIT_OPTIONS,
    )
    expectScreenShown()
  }
  expect(callsTo(call), `calls to ${call}`).toHaveLength(1)
  if (consoleErrors().length > 0) throw new Error(consoleErrors().join('\n'))
}

const missingEntries = (all: readonly string[], present: readonly string[]) =>
  all.filter((entry) => !present.includes(entry))
const MAY_BE_DONE_PATTERN = /may (?:already )?(?:be|have|exist)/

const QUICK_WAIT_OPTIONS = { timeout: 3000, interval: 5 }
