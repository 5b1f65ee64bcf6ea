import { describe, test } from 'vitest'
import { actions, MOVE_MONEY } from '../../support/actions'
import { expectEach } from '../../support/fault-matrix'
import { actionCases, expectOutcomeShown } from '../../support/survive-action'

/**
 * Sends each call that a tap makes, with faults of the platform's answers that `actionCases`
 * selects. Each fault is tried with one way in which the platform treats the request (its course).
 * With `WHOLE=1` each fault is tried with all of these ways.
 */

describe.each(Object.entries(actions))('%s', (call, action) => {
  const cases = actionCases(
    Object.keys(actions).indexOf(call),
    MOVE_MONEY.some((path) => path === call),
  )
  test(
    'is sent once despite each fault, reports its outcome as far as known, and keeps the input',
    { timeout: 600_000 },
    () =>
      expectEach(
        cases,
        ({ name, course }) => `${name}, ${course}`,
        ({ name, course }) => expectOutcomeShown(call, action, name, course),
      ),
  )
})
