import { expect, type Page } from '@playwright/test'
import type { LanguageCode } from '@/i18n/languages'
import { showState, type ScreenState, type Stage } from '../states/state'
import { openAs, PERIOD_START, type World } from './app'
import { findViolations } from './axe'

/** The app's databases, listed by hand because older browsers cannot list them. */
const DATABASE_NAMES = ['tiga.ledger', 'tiga.copies']

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Opens a screen 20 s into a round and brings it to the state `screen`. */
export async function openState(stage: Stage, screen: ScreenState): Promise<void> {
  const { page, world } = stage
  await world.holdClock(page, PERIOD_START + 20_000)
  await world.faults(screen.faults ?? [])
  await openAs(page, screen.token, screen.path)
  await showState(stage, screen)
}

/** Prepares a used page for another state. Opening a new page would take longer. */
export async function resetPage(
  page: Page,
  world: World,
  { token, lang }: Pick<ScreenState, 'token'> & { lang?: LanguageCode },
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/robots.txt')
  const resetStorage = ({
    id,
    code,
    databases,
  }: {
    id: string | null
    code: LanguageCode | undefined
    databases: string[]
  }) => {
    const language = code ?? localStorage.getItem('lang') ?? ''
    localStorage.clear()
    sessionStorage.clear()
    for (const name of databases) indexedDB.deleteDatabase(name)
    localStorage.setItem('lang', language)
    if (id !== null) localStorage.setItem('token', id)
    // Makes `openAs` set no token, because the token was set above.
    sessionStorage.setItem('e2e', '1')
  }
  await page.evaluate(resetStorage, { id: token, code: lang, databases: DATABASE_NAMES })
  await world.reset()
}

/**
 * Checks the current theme by all rules of `findViolations`. Both themes have the same elements, so
 * the dark theme is checked only by the rules about colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolationsSoon(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoViolationsSoon(page, COLOUR_RULES)
}

/** Retries for 20 s: an element that was tapped or is appearing has other colours for a moment. */
function expectNoViolationsSoon(page: Page, rules?: string[]): Promise<void> {
  return expect.poll(() => findViolations(page, rules), { timeout: 20_000 }).toEqual([])
}

export const MIN_VIEWPORT = { width: 320, height: 640 }

/** At 320 px, nothing may be cut off, and no field may make an iPhone zoom. */
export async function expectNothingLost(page: Page): Promise<void> {
  await page.setViewportSize(MIN_VIEWPORT)
  await expectNothingLostAtThisSize(page)
}

/** For states in full screen, where the size of the window cannot be changed. */
export async function expectNothingLostAtThisSize(page: Page): Promise<void> {
  expect(await page.evaluate(findLostContent)).toEqual([])
  expect(await page.evaluate(setRootFontSize, '200%').then(() => page.evaluate(findLostContent))).toEqual([])
  await page.evaluate(setRootFontSize, '')
}

const setRootFontSize = (size: string) => {
  document.documentElement.style.fontSize = size
}

/** Runs in the page. Lists content out of sight, and fields into which an iPhone zooms. */
const findLostContent = () => {
  const losses: string[] = []
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width) losses.push(`page is ${document.documentElement.scrollWidth} wide`)
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (
      box.width === 0 ||
      // Skips the carousel of Swiper, which keeps the next slides beyond its edge.
      element.matches('.swiper-initialized') ||
      element.closest('.visually-hidden, [aria-hidden=true], .swiper, .adm-pull-to-refresh-head') !== null
    )
      continue
    const isScrollable = (axis: string) => axis === 'auto' || axis === 'scroll'
    // A list meant for swiping hides its scrollbar. Other boxes must not scroll sideways.
    if (
      element.scrollWidth > element.clientWidth + 1 &&
      isScrollable(style.overflowX) &&
      style.scrollbarWidth !== 'none'
    )
      losses.push(`out of sight sideways: ${element.outerHTML.slice(0, 90)}`)
    // An iPhone zooms into a field with text below 16 px, and stays zoomed.
    if (
      element.matches('input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea') &&
      parseFloat(style.fontSize) < 16
    )
      losses.push(`zoomed into: ${element.outerHTML.slice(0, 90)}`)
    if (
      element.scrollWidth > element.clientWidth + 1 &&
      style.overflowX !== 'visible' &&
      !isScrollable(style.overflowX)
    )
      losses.push(`cut sideways: ${element.outerHTML.slice(0, 90)}`)
    if (element.scrollHeight > element.clientHeight + 1 && style.overflowY === 'hidden')
      losses.push(`cut below: ${element.outerHTML.slice(0, 90)}`)
  }
  return losses
}
