import { test } from '../e2e/support/app'
import { startAgain } from '../e2e/support/checks'
import { expectToStandInOlderBrowser, takeNewerAway } from '../e2e/support/older-browser'
import { isFaultless, screens, statesOf } from '../e2e/states/screens'

for (const screen of screens)
  test(`an older browser shows every state without a fault of: ${screen.name}`, async ({ page, say, world }) => {
    await takeNewerAway(page)
    for (const state of statesOf(screen).filter((each) => each.isModern !== true && isFaultless(each)))
      await test.step(state.name, async () => {
        await startAgain(page, world, state)
        await expectToStandInOlderBrowser({ page, say, world }, state)
      })
  })
