import { languages, type LanguageCode } from '@/i18n/languages'
import { states } from '../e2e/states'
import { expect, test } from '../e2e/support/app'
import { expectAccessible, expectNothingLost, openState, startAgain } from '../e2e/support/checks'
import { wordsOf } from '../e2e/support/words'

/** Every screen in every state: axe in Spanish, then 320 px in all six languages. */
const FIRST: LanguageCode = 'es_spa'
const phone = { width: 390, height: 844 }

test.use({ lang: FIRST, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const screen of states)
  test(`axe finds nothing, and 320 px lose nothing in any language: ${screen.name}`, async ({ page, say, world }) => {
    await openState({ page, say }, world, screen)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectAccessible(page)
    await expectNothingLost(page)
    for (const { code } of languages.filter(({ code }) => code !== FIRST))
      await test.step(code, async () => {
        await page.setViewportSize(phone)
        await startAgain(page, world, screen)
        await page.evaluate((lang) => localStorage.setItem('lang', lang), code)
        await openState({ page, say: await wordsOf(code) }, world, screen)
        await expectNothingLost(page)
      })
  })
