import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { expect, openAs, test } from '../e2e/support/app'
import { screens } from '../e2e/states/screens'
import { changeAnswers } from '../e2e/support/hold-back'
import { hostileChanges, findHostileEffects } from '../support/hostile-content'

/** Opens every screen at 320 px while the platform's answers contain hostile texts and numbers. */

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

/**
 * Runs in the page. Returns obstacles for a finger: a page that is too wide, bars that fill more
 * than half of the window, and controls that are covered or outside of the page.
 */
function findObstacles(): string[] {
  const obstacles: string[] = []
  const describeElement = (element: Element) => element.outerHTML.slice(0, 100)
  const { scrollWidth, clientWidth } = document.documentElement
  const isInScroller = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement))
  const rightEdgeOf = (element: Element) => element.getBoundingClientRect().right
  const overflowingElement = [...document.querySelectorAll('body *')].find(
    (element) => rightEdgeOf(element) > clientWidth && !isInScroller(element),
  )
  if (scrollWidth > clientWidth)
    obstacles.push(
      `the page is ${scrollWidth} wide: ${overflowingElement === undefined ? '' : describeElement(overflowingElement)}`,
    )
  for (const element of document.querySelectorAll('body *')) {
    const { position, pointerEvents } = getComputedStyle(element)
    const { height } = element.getBoundingClientRect()
    if (/sticky|fixed/.test(position) && pointerEvents !== 'none' && height > innerHeight / 2)
      obstacles.push(`fixed and ${Math.round(height)} px high: ${describeElement(element)}`)
  }
  for (const element of document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')) {
    if (
      !element.checkVisibility() ||
      element.closest('.visually-hidden, [class*=_refresh_], [inert], .swiper') !== null
    )
      continue
    element.scrollIntoView({ block: 'center' })
    const { left, right, top, height } = element.getBoundingClientRect()
    if ((left < 0 || right > clientWidth) && !isInScroller(element))
      obstacles.push(`out of the page: ${describeElement(element)}`)
    const topElement = document.elementFromPoint((left + right) / 2, Math.min(top + height / 2, innerHeight - 1))
    if (
      topElement !== null &&
      !element.contains(topElement) &&
      !topElement.contains(element) &&
      topElement.closest('label') === null
    )
      obstacles.push(`${describeElement(topElement)} covers ${describeElement(element)}`)
  }
  return obstacles
}

const waitUntilLoaded = (page: Page) =>
  expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0, { timeout: 5000 })

for (const third of [0, 1, 2])
  for (const [kind, change] of Object.entries(hostileChanges))
    test(`hostile ${kind} from the platform run no script and block no control at 320 px (third ${third + 1} of the screens)`, async ({
      page,
      world,
    }) => {
      await changeAnswers(page, '/**', change)
      await world.holdClock(page)
      await openAs(page, null, paths.language())
      const faultsByScreen: Record<string, string[]> = {}
      let screensWithTextCount = 0
      for (const { name, path, token } of screens.filter((_screen, index) => index % 3 === third)) {
        await page.evaluate(
          (id) => (id === null ? localStorage.removeItem('token') : localStorage.setItem('token', id)),
          token,
        )
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
        await waitUntilLoaded(page)
        const faults = [...(await page.evaluate(findHostileEffects)), ...(await page.evaluate(findObstacles))]
        if (faults.length > 0) faultsByScreen[name] = faults
        if (await page.evaluate(() => document.body.textContent.includes('WWWWW'))) screensWithTextCount += 1
      }
      expect(faultsByScreen).toEqual({})
      expect(screensWithTextCount).toBeGreaterThan(kind === 'texts and links' ? 3 : -1)
    })
