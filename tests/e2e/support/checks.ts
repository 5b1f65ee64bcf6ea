import { expect, type Page } from '@playwright/test'
import type { LanguageCode } from '@/i18n/languages'
import { show, type ScreenState, type Stage } from '../states/state'
import { openAs, START, type World } from './app'
import { violations } from './axe'

/** By name, for older browsers list none. */
const DATABASES = ['tiga.ledger', 'tiga.copies']

/** The rules that look at colours. */
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
 * Forgets all that page and world remember, to open another state in the same page: that is faster
 * than another page.
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
    // `openAs` has set a token for the first state only.
    sessionStorage.setItem('e2e', '1')
  }
  await page.evaluate(clear, { id: token, code: lang, databases: DATABASES })
  await world.reset()
}

/**
 * Axe finds nothing: in light with every rule, then in dark with those of colour alone, as the tree
 * is the same.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectFineSoon(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectFineSoon(page, COLOUR_RULES)
}

/** What is pressed, or comes in, has other colours and places for a moment. */
function expectFineSoon(page: Page, rules?: string[]): Promise<void> {
  return expect.poll(() => violations(page, rules), { timeout: 20_000 }).toEqual([])
}

export const SMALLEST = { width: 320, height: 640 }

/**
 * At 320 px, and then with text twice as large, nothing is wider than the page or cut off, and no
 * field makes an iPhone zoom.
 */
export async function expectNothingLost(page: Page): Promise<void> {
  await page.setViewportSize(SMALLEST)
  await expectNothingLostAsItIs(page)
}

/** The same at the size that the window has: what is full screen takes no other. */
export async function expectNothingLostAsItIs(page: Page): Promise<void> {
  expect(await page.evaluate(findLoss)).toEqual([])
  expect(await page.evaluate(enlarge, '200%').then(() => page.evaluate(findLoss))).toEqual([])
  await page.evaluate(enlarge, '')
}

const enlarge = (size: string) => {
  document.documentElement.style.fontSize = size
}

/**
 * What makes the page wider than the window, or is cut off by its own box without a way to scroll
 * to it.
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
      // Swiper keeps the slides to come beyond its edge.
      element.matches('.swiper-initialized') ||
      element.closest('.visually-hidden, [aria-hidden=true], .swiper, .adm-pull-to-refresh-head') !== null
    )
      continue
    const scrolls = (axis: string) => axis === 'auto' || axis === 'scroll'
    // A list to swipe says so; what only scrolls down may not be wider than it is.
    if (element.scrollWidth > element.clientWidth + 1 && scrolls(style.overflowX) && style.scrollbarWidth !== 'none')
      lost.push(`out of sight sideways: ${element.outerHTML.slice(0, 90)}`)
    // An iPhone zooms into a field with smaller text, and stays there.
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
