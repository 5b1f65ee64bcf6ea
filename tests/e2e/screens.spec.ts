import { expect, test } from './support/app'
import { expectAccessible, expectNothingLost, openState } from './support/checks'
import { everySixthScreen } from './states/screens'

/**
 * One state of every sixth screen, in Spanish, whose words are the longest; `survival.spec.ts` and
 * `older-browser.spec.ts` open the screens between. `npm run test:more` checks every state, and
 * 320 px in more languages.
 */
test.use({ lang: 'es_spa', colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const screen of everySixthScreen)
  test(`axe finds nothing, and 320 px lose nothing: ${screen.name}`, async ({ page, say, world }) => {
    await openState({ page, say, world }, screen)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectAccessible(page)
    await expectNothingLost(page)
  })
