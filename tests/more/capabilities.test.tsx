import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { MOVE_MONEY } from '../support/actions'
import { capabilities, everything, expectToEnd, expectUnsent, journeys, type Journey } from '../support/capabilities'
import { expectEach } from '../support/fault-matrix'
import { isWhole } from '../support/slice'

/**
 * Every capability that Tiga touches × what members send × the ways of not working, of which each
 * is tried with every third journey, or with `WHOLE=1` with all.
 */

const broken: Record<string, Record<string, () => void>> = {
  ...capabilities,
  'all of them': Object.fromEntries(
    ['absent', 'throwing at its mention', 'throwing', 'rejecting', 'never answering'].map((way) => [
      way,
      () => everything(way),
    ]),
  ),
}

describe.each(Object.entries(broken))('%s', (name, ways) => {
  const first = Object.keys(broken).indexOf(name)
  test.each(Object.keys(journeys) as Journey[])('%s ends in a true sentence', { timeout: 600_000 }, (call) => {
    const turn = Object.keys(journeys).indexOf(call)
    const cases = Object.entries(ways).map(([way, breakIt], index) => ({ way, breakIt, index }))
    return expectEach(
      cases.filter(({ index }) => isWhole || cases.length === 1 || (index + turn) % 3 === 0),
      ({ way }) => `${name} ${way}`,
      ({ breakIt, index }) => expectToEnd(call, breakIt, first + turn + Math.floor(index / 3)),
    )
  })
})

test.each(MOVE_MONEY)('%s that breaks before it leaves is told as not sent, and sent at the next try', async (call) => {
  await expect(expectUnsent(call)).resolves.toBeUndefined()
})
