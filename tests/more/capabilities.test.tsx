import 'fake-indexeddb/auto'
import { afterAll, describe, expect, test } from 'vitest'
import { capabilities, everything, expectToEnd, expectUnsent, journeys, type Journey } from '../support/capabilities'

/** Every capability that Tiga touches × every way of not working × what members send. */

const tried = { cases: 0, failed: 0 }

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
  test.each(Object.keys(journeys) as Journey[])('%s ends in a true sentence', { timeout: 600_000 }, async (call) => {
    const failures: string[] = []
    for (const [index, [way, breakIt]] of Object.entries(ways).entries()) {
      tried.cases += 1
      const turn = Object.keys(broken).indexOf(name) + Object.keys(journeys).indexOf(call) + index
      await expectToEnd(call, breakIt, turn).catch((error: unknown) => {
        failures.push(`${name} ${way}: ${String(error).split('Ignored nodes')[0]?.slice(0, 900)}`)
      })
    }
    tried.failed += failures.length
    expect(failures).toEqual([])
  })
})

test.each(['/game/placeOrder', '/member/setUserWirhdraw', '/member/doRecharge'] as const)(
  '%s that breaks before it leaves is told as not sent, and sent at the next try',
  async (call) => {
    await expect(expectUnsent(call)).resolves.toBeUndefined()
  },
)

afterAll(() => {
  process.stdout.write(`Capabilities: ${tried.cases} cases, ${tried.failed} failed\n`)
})
