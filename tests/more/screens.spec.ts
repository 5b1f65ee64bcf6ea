import { languages, type LanguageCode } from '@/i18n/languages'
import { isFaultless, screens, statesOf } from '../e2e/states/screens'
import type { ScreenState, Stage } from '../e2e/states/state'
import { expect, test } from '../e2e/support/app'
import { changeLanguage } from '../e2e/support/change-language'
import { expectAccessible, expectNothingLost, openState, startAgain } from '../e2e/support/checks'
import { expectWholeWords } from '../e2e/support/line-boxes'

/**
 * Every screen in every state: axe in Spanish, then 360 and 320 px in all six languages. What loads
 * has a title for words, and other states of the same screen have it too.
 */
const FIRST: LanguageCode = 'es_spa'
const others = languages.map(({ code }) => code).filter((code) => code !== FIRST)
const phone = { width: 390, height: 844 }

test.use({ lang: FIRST, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const screen of screens)
  test(`axe finds nothing, and 320 px lose nothing: ${screen.name}`, async ({ page, say, world }) => {
    test.setTimeout(300_000)
    for (const state of statesOf(screen))
      await test.step(state.name, async () => {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize(phone)
        await startAgain(page, world, { ...state, lang: FIRST })
        await check({ page, say, world }, state)
      })
  })

async function check(stage: Stage, state: ScreenState): Promise<void> {
  const { page } = stage
  await openState(stage, state)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expectAccessible(page)
  await expectWholeWords(page)
  await expectNothingLost(page)
  for (const code of state.name.endsWith('loading') ? [] : others)
    await test.step(code, async () => {
      await changeLanguage(page, code, { asksAgain: isFaultless(state) })
      await expectWholeWords(page)
      await expectNothingLost(page)
    })
}
