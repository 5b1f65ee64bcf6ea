import { describe, test } from 'vitest'
import { actionsByCall, MONEY_CALLS } from '../../support/actions'
import { expectEach } from '../../support/fault-matrix'
import { actionCases, expectOutcomeShown } from '../../support/survive-action'

/**
 * Sends each call that a tap makes, while the platform's answers have the faults of `actionCases`.
 * Each fault is tried with one course (a way in which the platform treats the request), or with all
 * courses if `WHOLE=1`.
 */

describe.each(Object.entries(actionsByCall))('%s', (call, action) => {
  const cases = actionCases(
    Object.keys(actionsByCall).indexOf(call),
    MONEY_CALLS.some((path) => path === call),
  )
  test(
    'is sent once despite each fault, and the screen keeps the input and reports the outcome if it is known',
    { timeout: 600_000 },
    () =>
      expectEach(
        cases,
        ({ name, course }) => `${name}, ${course}`,
        ({ name, course }) => expectOutcomeShown(call, action, name, course),
      ),
  )
})
