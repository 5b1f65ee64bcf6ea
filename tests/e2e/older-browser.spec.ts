import { screens } from './states/screens'
import { test } from './support/app'
import { expectToStandInOlderBrowser, takeNewerAway } from './support/older-browser'

/** One state of every screen; `npm run test:more` opens every state. */
for (const screen of screens)
  test(`an older browser shows: ${screen.name}`, async ({ page, say, world }) => {
    await takeNewerAway(page)
    await expectToStandInOlderBrowser({ page, say }, world, screen)
  })
