import { languages, type LanguageCode } from '@/i18n/languages'
import { states } from '../e2e/states'
import { isFaultless } from '../e2e/states/screens'
import { expect, test } from '../e2e/support/app'
import { askAgain, changeLanguage } from '../e2e/support/change-language'
import { expectAccessible, expectNothingLost, openState } from '../e2e/support/checks'
import { expectWholeWords } from '../e2e/support/line-boxes'

/**
 * Every screen in every state: axe in Spanish, then 360 and 320 px in all six languages. What loads
 * has a title for words, and other states of the same screen have it too.
 */
const FIRST: LanguageCode = 'es_spa'
const others = languages.map(({ code }) => code).filter((code) => code !== FIRST)
const phone = { width: 390, height: 844 }

test.use({ lang: FIRST, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const screen of states)
  test(`axe finds nothing, and 320 px lose nothing: ${screen.name}`, async ({ page, say, world }) => {
    await openState({ page, say, world }, screen)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectAccessible(page)
    await expectWholeWords(page)
    await expectNothingLost(page)
    for (const code of screen.name.endsWith('loading') ? [] : others)
      await test.step(code, async () => {
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        await page.setViewportSize(phone)
        await changeLanguage(page, code)
        if (isFaultless(screen)) await askAgain(page)
        await expectWholeWords(page)
        await expectNothingLost(page)
      })
  })
