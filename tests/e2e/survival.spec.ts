import { test } from './support/app'
import { expectToStandEmpty, expectToStart, expectToSurvive, KINDS } from './support/survival'
import { everySixthScreen } from './states/screens'

/**
 * One kind of failure on every sixth screen; `npm run test:more` goes through all screens, kinds
 * and actions.
 */
for (const [index, screen] of everySixthScreen(1).entries()) {
  const kind = KINDS[index % KINDS.length] ?? 'error'
  test(`${screen.name} recovers when every call fails, and stands when all are empty`, async ({
    page,
    world,
    wire,
  }) => {
    await expectToSurvive({ page, world, wire }, screen, [kind])
    await expectToStandEmpty({ page, world, wire })
  })
}

test('the start says so and recovers from every kind of failure', async ({ page, world, wire }) => {
  await expectToStart({ page, world, wire }, KINDS)
})
