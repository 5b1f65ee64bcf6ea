import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { MONEY_CALLS } from '../support/actions'
import {
  breakagesByCapability,
  breakEverything,
  expectOutcomeWhileBroken,
  expectUnsent,
  retrySteps,
  type RetriedCall,
} from '../support/capabilities'
import { expectEach } from '../support/fault-matrix'
import { runsAllCases } from '../support/slice'

/**
 * Breaks each browser capability that Tiga uses, in each way, while a member sends something. Each
 * failure is tried in every third journey. With `WHOLE=1`, or if the capability has only one
 * failure, it is tried in all journeys.
 */

const brokenCapabilities: Record<string, Record<string, () => void>> = {
  ...breakagesByCapability,
  'all capabilities': Object.fromEntries(
    ['absent', 'throwing at its mention', 'throwing', 'rejecting', 'never answering'].map((failure) => [
      failure,
      () => breakEverything(failure),
    ]),
  ),
}

describe.each(Object.entries(brokenCapabilities))('while a browser capability is broken (%s),', (name, failures) => {
  const capabilityIndex = Object.keys(brokenCapabilities).indexOf(name)
  test.each(Object.keys(retrySteps) as RetriedCall[])(
    'the screen never reports a wrong outcome of the call %s',
    { timeout: 600_000 },
    (call) => {
      const journeyIndex = Object.keys(retrySteps).indexOf(call)
      const cases = Object.entries(failures).map(([failure, breakCapability], index) => ({
        failure,
        breakCapability,
        index,
      }))
      return expectEach(
        cases.filter(({ index }) => runsAllCases || cases.length === 1 || (index + journeyIndex) % 3 === 0),
        ({ failure }) => `${name} ${failure}`,
        ({ breakCapability, index }) =>
          expectOutcomeWhileBroken(call, breakCapability, capabilityIndex + journeyIndex + Math.floor(index / 3)),
      )
    },
  )
})

test.each(MONEY_CALLS)(
  'the screen says that %s was not sent if the device cannot store the request, and the next try sends it',
  async (call) => {
    await expect(expectUnsent(call)).resolves.toBeUndefined()
  },
)
