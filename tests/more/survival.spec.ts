import { screens } from '../e2e/states/screens'
import { test } from '../e2e/support/app'
import { expectToStandEmpty, expectToStart, expectToSurvive, KINDS } from '../e2e/support/survival'

/**
 * In a browser every fourth screen with one kind, and empty: `tests/more/faults` tries all, and
 * more, on each.
 */
for (const [index, screen] of screens.filter((_screen, index) => index % 4 === 2).entries()) {
  const kind = KINDS[index % KINDS.length] ?? 'error'
  test(`${screen.name} says so and recovers from ${kind}`, async ({ page, world, wire }) => {
    await expectToSurvive({ page, world, wire }, screen, [kind])
    await expectToStandEmpty({ page, world, wire })
  })
}

test('the start says so and recovers from every kind of failure', async ({ page, world, wire }) => {
  await expectToStart({ page, world, wire }, KINDS)
})
