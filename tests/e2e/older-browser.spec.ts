import { everyThirdScreen } from './states/screens'
import { test } from './support/app'
import { expectToStandInOlderBrowser, takeNewerAway } from './support/older-browser'

/** One state of every third screen; `npm run test:more` opens every state of all. */
for (const screen of everyThirdScreen(2))
  test(`an older browser shows: ${screen.name}`, async ({ page, say, world }) => {
    await takeNewerAway(page)
    await expectToStandInOlderBrowser({ page, say }, world, screen)
  })
