import type { Page } from '@playwright/test'
import { languages, type LanguageCode } from '@/i18n/languages'
import { states } from '../e2e/states'
import { isFaultless, screens, statesOf } from '../e2e/states/screens'
import type { ScreenState, Stage } from '../e2e/states/state'
import { expect, test, type World } from '../e2e/support/app'
import { changeLanguage } from '../e2e/support/change-language'
import {
  expectAccessible,
  expectNothingLost,
  expectNothingLostAsItIs,
  openState,
  MIN_VIEWPORT,
  startAgain,
} from '../e2e/support/checks'
import { expectWholeWords } from '../e2e/support/line-boxes'
import { expectNewerBuiltinsRemoved, removeNewerBuiltins } from '../e2e/support/older-browser'
import { isWhole } from '../support/slice'

/**
 * Opens every screen in every state, in a browser without built-ins newer than `FLOOR`. First axe
 * checks it in Spanish; then nothing may be cut off at 360 and 320 px. The first state of a screen
 * is checked in all six languages, each other state in Spanish and one more in turn (`WHOLE=1`: in
 * all). A loading state is checked in Spanish only: its title is its only text, and other states of
 * the screen have it too.
 */
const FIRST: LanguageCode = 'es_spa'
const others = languages.map(({ code }) => code).filter((code) => code !== FIRST)

function languagesOf(state: ScreenState, index: number): LanguageCode[] {
  if (state.name.endsWith('loading')) return []
  if (isWhole || index === 0) return others
  return [others[index % others.length] ?? FIRST]
}

const phone = { width: 390, height: 844 }

test.use({ lang: FIRST, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const screen of screens)
  test(`${screen.name}: axe finds nothing, nothing is cut off at 320 px, and an older browser throws nothing`, async ({
    page,
    say,
    world,
  }) => {
    test.setTimeout(300_000)
    await removeNewerBuiltins(page)
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    for (const [index, state] of statesOf(screen).entries())
      if (state.isModern !== true)
        await test.step(state.name, async () => {
          await begin(page, world, state)
          await check({ page, say, world }, state, languagesOf(state, index))
          await expectNewerBuiltinsRemoved(page)
          expect(thrown).toEqual([])
        })
  })

for (const state of states.filter(({ isModern }) => isModern === true))
  test(`${state.name}: axe finds nothing, and nothing is cut off at 320 px`, async ({ page, say, world }) => {
    await begin(page, world, state)
    await page.setViewportSize(MIN_VIEWPORT)
    await openState({ page, say, world }, state)
    await expectAccessible(page)
    await expectNothingLostAsItIs(page)
  })

async function begin(page: Page, world: World, state: ScreenState): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(phone)
  await startAgain(page, world, { ...state, lang: FIRST })
}

async function check(stage: Stage, state: ScreenState, codes: readonly LanguageCode[]): Promise<void> {
  const { page } = stage
  await openState(stage, state)
  await expect(page.getByRole('main')).toHaveCount(1)
  await page.evaluate(markInert)
  await expectAccessible(page)
  await expectWholeWords(page)
  await expectNothingLost(page)
  for (const code of codes)
    await test.step(code, async () => {
      await changeLanguage(page, code, { asksAgain: isFaultless(state) })
      await expectWholeWords(page)
      await expectNothingLost(page)
    })
}

/**
 * Marks elements below a sheet as inert for axe. An older browser keeps the focus out by a listener
 * and a screen reader by `aria-modal`, and axe knows of neither.
 */
const markInert = () => {
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    if (element.inert) element.setAttribute('inert', '')
}
