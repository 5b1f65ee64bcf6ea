import { screens } from '../e2e/states/screens'
import { test } from '../e2e/support/app'
import { actions } from '../e2e/support/calls'
import { expectToSurvive, expectToTell, KINDS } from '../e2e/support/survival'

/** In a browser each screen with one kind: `tests/more/faults` tries all, and more, on each. */
for (const [index, screen] of screens.entries()) {
  const kind = KINDS[index % KINDS.length] ?? 'error'
  test(`${screen.name} says so and recovers from ${kind}`, async ({ page, world, wire }) => {
    await expectToSurvive({ page, world, wire }, screen, [kind])
  })
}

for (const kind of KINDS)
  for (const action of actions)
    test(`${action.call} is sent once and its outcome told when it ends in ${kind}`, async ({
      page,
      say,
      world,
      wire,
    }) => {
      await expectToTell({ page, say, world, wire }, action, kind)
    })
