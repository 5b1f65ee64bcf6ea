import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { MOVE_MONEY } from '../support/actions'
import { capabilities, everything, expectToEnd, expectUnsent, journeys, type Journey } from '../support/capabilities'
import { expectEach } from '../support/fault-matrix'
import { isWhole } from '../support/slice'

/**
 * Every browser capability that Tiga uses × every journey in which members send something × every
 * failure of the capability. Each failure is tried with every third journey, or with all if
 * `WHOLE=1`.
 */

const broken: Record<string, Record<string, () => void>> = {
  ...capabilities,
  'all of them': Object.fromEntries(
    ['absent', 'throwing at its mention', 'throwing', 'rejecting', 'never answering'].map((failure) => [
      failure,
      () => everything(failure),
    ]),
  ),
}

describe.each(Object.entries(broken))('%s', (name, failures) => {
  const first = Object.keys(broken).indexOf(name)
  test.each(Object.keys(journeys) as Journey[])(
    '%s reports a true outcome if the capability is broken',
    { timeout: 600_000 },
    (call) => {
      const turn = Object.keys(journeys).indexOf(call)
      const cases = Object.entries(failures).map(([failure, breakIt], index) => ({ failure, breakIt, index }))
      return expectEach(
        cases.filter(({ index }) => isWhole || cases.length === 1 || (index + turn) % 3 === 0),
        ({ failure }) => `${name} ${failure}`,
        ({ breakIt, index }) => expectToEnd(call, breakIt, first + turn + Math.floor(index / 3)),
      )
    },
  )
})

test.each(MOVE_MONEY)(
  '%s is reported as not sent if it fails before it leaves, and is sent at the next try',
  async (call) => {
    await expect(expectUnsent(call)).resolves.toBeUndefined()
  },
)
