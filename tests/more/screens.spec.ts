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
  expectNothingLostAtThisSize,
  openState,
  MIN_VIEWPORT,
  resetPage,
} from '../e2e/support/checks'
import { expectWholeWords } from '../e2e/support/line-boxes'
import { expectOnScale } from '../e2e/support/scale'
import { expectNewerBuiltinsRemoved, removeNewerBuiltins } from '../e2e/support/older-browser'
import { runsAllCases, sliceBySeed } from '../support/slice'

/**
 * Opens the states of every screen without the built-ins that the oldest supported browsers lack.
 * Axe must find nothing, and each size must be on the scale. In narrow windows no word may be split
 * and nothing cut off. The first state of a screen is checked in every run, in all six languages.
 * The seed chooses half of the other states, which are checked in Spanish and one other language.
 * `WHOLE=1` checks every state in all six. Loading states are checked only in Spanish, because
 * their title is their only text. States with `isModern` keep the built-ins and have fewer checks.
 */
const FIRST_LANGUAGE: LanguageCode = 'es_spa'
const otherLanguages = languages.map(({ code }) => code).filter((code) => code !== FIRST_LANGUAGE)

function languagesOf(state: ScreenState, index: number): LanguageCode[] {
  if (state.name.endsWith('loading')) return []
  if (runsAllCases || index === 0) return otherLanguages
  return [otherLanguages[index % otherLanguages.length] ?? FIRST_LANGUAGE]
}

function chosenStatesOf(screen: (typeof screens)[number]): ScreenState[] {
  const [first, ...others] = statesOf(screen).filter(({ isModern }) => isModern !== true)
  const chosen = sliceBySeed(others, Math.ceil(others.length / 2), `states of ${screen.name}`)
  return first === undefined ? chosen : [first, ...chosen]
}

const phoneViewport = { width: 390, height: 844 }

test.use({ lang: FIRST_LANGUAGE, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const screen of screens)
  test(`the states of ${screen.name} pass axe, keep to the scale, fit into 320 px without split words and run without newer built-ins`, async ({
    page,
    say,
    world,
  }) => {
    test.setTimeout(300_000)
    await removeNewerBuiltins(page)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    for (const [index, state] of chosenStatesOf(screen).entries())
      await test.step(state.name, async () => {
        await startState(page, world, state)
        await checkState({ page, say, world }, state, languagesOf(state, index))
        await expectNewerBuiltinsRemoved(page)
        expect(errors).toEqual([])
      })
  })

for (const state of states.filter(({ isModern }) => isModern === true))
  test(`the state ${state.name} passes axe and fits into 320 px`, async ({ page, say, world }) => {
    await startState(page, world, state)
    await page.setViewportSize(MIN_VIEWPORT)
    await openState({ page, say, world }, state)
    await expectAccessible(page)
    await expectNothingLostAtThisSize(page)
  })

async function startState(page: Page, world: World, state: ScreenState): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(phoneViewport)
  await resetPage(page, world, { ...state, lang: FIRST_LANGUAGE })
}

async function checkState(stage: Stage, state: ScreenState, codes: readonly LanguageCode[]): Promise<void> {
  const { page } = stage
  await openState(stage, state)
  await expect(page.getByRole('main')).toHaveCount(1)
  await page.evaluate(markInert)
  await expectOnScale(page)
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
 * Runs in the page. Sets the attribute `inert`, which axe reads, because the property `inert` that
 * the app sets has no effect in an older browser. There, a listener keeps the focus out of elements
 * below a sheet, and `aria-modal` keeps screen readers out.
 */
const markInert = () => {
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    if (element.inert) element.setAttribute('inert', '')
}
