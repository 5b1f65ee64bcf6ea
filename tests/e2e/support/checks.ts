import { expect, type Page } from '@playwright/test'
import type { LanguageCode } from '@/i18n/languages'
import { show, type ScreenState, type Stage } from '../states/state'
import { openAs, START, type World } from './app'
import { violations } from './axe'

/** Listed by name, because older browsers cannot list databases. */
const DATABASES = ['tiga.ledger', 'tiga.copies']

/** Axe's rules about colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Opens a screen of the catalogue 20 s into a period and leads it to its state. */
export async function openState(stage: Stage, screen: ScreenState): Promise<void> {
  const { page, world } = stage
  await world.holdClock(page, START + 20_000)
  await world.faults(screen.faults ?? [])
  await openAs(page, screen.token, screen.path)
  await show(stage, screen)
}

/**
 * Clears the storage and the world, so that another state can be opened in the same page, which is
 * faster than a new page.
 */
export async function startAgain(
  page: Page,
  world: World,
  { token, lang }: Pick<ScreenState, 'token'> & { lang?: LanguageCode },
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/robots.txt')
  const clear = ({
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
    // `openAs` sets a token only for the first state of a page.
    sessionStorage.setItem('e2e', '1')
  }
  await page.evaluate(clear, { id: token, code: lang, databases: DATABASES })
  await world.reset()
}

/**
 * Expects that axe finds nothing: in light by every rule, in dark by the rules about colours only,
 * because the tree is the same.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectFineSoon(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectFineSoon(page, COLOUR_RULES)
}

/**
 * Retries for 20 s: an element that was tapped or is appearing has other colours and places for a
 * moment.
 */
function expectFineSoon(page: Page, rules?: string[]): Promise<void> {
  return expect.poll(() => violations(page, rules), { timeout: 20_000 }).toEqual([])
}

export const MIN_VIEWPORT = { width: 320, height: 640 }

/**
 * Expects that at 320 px, and then with doubled text, nothing is wider than the page or cut off,
 * and no field makes an iPhone zoom.
 */
export async function expectNothingLost(page: Page): Promise<void> {
  await page.setViewportSize(MIN_VIEWPORT)
  await expectNothingLostAsItIs(page)
}

/** The same at the window's size, for full screen, which cannot be resized. */
export async function expectNothingLostAsItIs(page: Page): Promise<void> {
  expect(await page.evaluate(findLoss)).toEqual([])
  expect(await page.evaluate(enlarge, '200%').then(() => page.evaluate(findLoss))).toEqual([])
  await page.evaluate(enlarge, '')
}

const enlarge = (size: string) => {
  document.documentElement.style.fontSize = size
}

/**
 * Lists content that is wider than the window or cut off by its own box without a way to scroll to
 * it, and fields into which an iPhone zooms.
 */
const findLoss = () => {
  const lost: string[] = []
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width) lost.push(`page is ${document.documentElement.scrollWidth} wide`)
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (
      box.width === 0 ||
      // Swiper keeps the next slides beyond its edge.
      element.matches('.swiper-initialized') ||
      element.closest('.visually-hidden, [aria-hidden=true], .swiper, .adm-pull-to-refresh-head') !== null
    )
      continue
    const scrolls = (axis: string) => axis === 'auto' || axis === 'scroll'
    // A list meant for swiping hides its scrollbar. Other boxes must not scroll sideways.
    if (element.scrollWidth > element.clientWidth + 1 && scrolls(style.overflowX) && style.scrollbarWidth !== 'none')
      lost.push(`out of sight sideways: ${element.outerHTML.slice(0, 90)}`)
    // An iPhone zooms into a field with text below 16 px, and stays zoomed.
    if (
      element.matches('input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea') &&
      parseFloat(style.fontSize) < 16
    )
      lost.push(`zoomed into: ${element.outerHTML.slice(0, 90)}`)
    if (element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible' && !scrolls(style.overflowX))
      lost.push(`cut sideways: ${element.outerHTML.slice(0, 90)}`)
    if (element.scrollHeight > element.clientHeight + 1 && style.overflowY === 'hidden')
      lost.push(`cut below: ${element.outerHTML.slice(0, 90)}`)
  }
  return lost
}
