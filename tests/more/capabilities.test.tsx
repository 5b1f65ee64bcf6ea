import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { MOVE_MONEY } from '../support/actions'
import { capabilities, everything, expectToEnd, expectUnsent, journeys, type Journey } from '../support/capabilities'
import { expectEach } from '../support/fault-matrix'

/** Every capability that Tiga touches × every way of not working × what members send. */

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
  test.each(Object.keys(journeys) as Journey[])('%s ends in a true sentence', { timeout: 600_000 }, (call) =>
    expectEach(
      [...Object.entries(ways).entries()],
      ([, [way]]) => `${name} ${way}`,
      ([index, [, breakIt]]) => expectToEnd(call, breakIt, first + Object.keys(journeys).indexOf(call) + index),
    ),
  )
})

test.each(MOVE_MONEY)('%s that breaks before it leaves is told as not sent, and sent at the next try', async (call) => {
  await expect(expectUnsent(call)).resolves.toBeUndefined()
})
