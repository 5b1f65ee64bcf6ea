import type { LanguageCode } from '@/i18n/languages'
import { states } from '../e2e/states'
import { expect, test } from '../e2e/support/app'
import { expectAccessible, expectNothingLost, openState, startAgain } from '../e2e/support/checks'
import { isFaultless } from '../e2e/states/screens'
import { expectWholeWords } from '../e2e/support/line-boxes'
import { wordsOf } from '../e2e/support/words'

/**
 * Every screen in every state: axe in Spanish, then 320 px in Spanish, the default language and, in
 * turns, two of the other four, which keeps the whole under its time. What a fault leads to is
 * mostly shared by the screens: the default language has to do for it.
 */
const FIRST: LanguageCode = 'es_spa'
const DEFAULT: LanguageCode = 'id_id'
const IN_TURNS: readonly (readonly LanguageCode[])[] = [
  ['vi_vi', 'en_us'],
  ['ms_my', 'zh_cn'],
]
const phone = { width: 390, height: 844 }

test.use({ lang: FIRST, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const [index, screen] of states.entries())
  test(`axe finds nothing, and 320 px lose nothing: ${screen.name}`, async ({ page, say, world }) => {
    await openState({ page, say }, world, screen)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectAccessible(page)
    await expectWholeWords(page)
    await expectNothingLost(page)
    const others = isFaultless(screen) ? (IN_TURNS[index % IN_TURNS.length] ?? []) : []
    for (const code of [DEFAULT, ...others])
      await test.step(code, async () => {
        await page.setViewportSize(phone)
        await startAgain(page, world, screen)
        await page.evaluate((lang) => localStorage.setItem('lang', lang), code)
        await openState({ page, say: await wordsOf(code) }, world, screen)
        await expectWholeWords(page)
        await expectNothingLost(page)
      })
  })
