import { everySixthScreen } from './states/screens'
import { test } from './support/app'
import { expectToStandInOlderBrowser, takeNewerAway } from './support/older-browser'

/** One state of every sixth screen; `tests/more/screens.spec.ts` opens all states so. */
for (const screen of everySixthScreen(2))
  test(`an older browser shows: ${screen.name}`, async ({ page, say, world }) => {
    await takeNewerAway(page)
    await expectToStandInOlderBrowser({ page, say, world }, screen)
  })
