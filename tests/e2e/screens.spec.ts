import { expect, test } from './support/app'
import { expectAccessible, expectNothingLost, openState } from './support/checks'
import { screens } from './states/screens'

/**
 * One state of every other screen, in Spanish, whose words are the longest; `survival.spec.ts`
 * opens the screens between. `npm run test:more` checks every state, and 320 px in all six
 * languages.
 */
test.use({ lang: 'es_spa', colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const screen of screens.filter((_screen, index) => index % 2 === 0))
  test(`axe finds nothing, and 320 px lose nothing: ${screen.name}`, async ({ page, say, world }) => {
    await openState({ page, say }, world, screen)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectAccessible(page)
    await expectNothingLost(page)
  })
