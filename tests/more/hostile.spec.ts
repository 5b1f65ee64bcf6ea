import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { expect, openAs, test } from '../e2e/support/app'
import { screens } from '../e2e/states/screens'
import { changeAnswers } from '../e2e/support/hold-back'
import { hostile, whatIsHostile } from '../support/hostile-content'

/** Every screen at 320 px, with hostile texts, links, numbers and ids from the platform. */

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

/** Lists obstacles for a finger: a page that is too wide, high fixed bars, covered controls. */
function findObstacles(): string[] {
  const found: string[] = []
  const name = (element: Element) => element.outerHTML.slice(0, 100)
  const { scrollWidth, clientWidth } = document.documentElement
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const reach = (element: Element) => element.getBoundingClientRect().right
  const widest = [...document.querySelectorAll('body *')].find(
    (element) => reach(element) > clientWidth && !scrolls(element),
  )
  if (scrollWidth > clientWidth)
    found.push(`the page is ${scrollWidth} wide: ${widest === undefined ? '' : name(widest)}`)
  for (const element of document.querySelectorAll('body *')) {
    const { position, pointerEvents } = getComputedStyle(element)
    const { height } = element.getBoundingClientRect()
    if (/sticky|fixed/.test(position) && pointerEvents !== 'none' && height > innerHeight / 2)
      found.push(`fixed and ${Math.round(height)} px high: ${name(element)}`)
  }
  for (const element of document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')) {
    if (
      !element.checkVisibility() ||
      element.closest('.visually-hidden, [class*=_refresh_], [inert], .swiper') !== null
    )
      continue
    element.scrollIntoView({ block: 'center' })
    const { left, right, top, height } = element.getBoundingClientRect()
    if ((left < 0 || right > clientWidth) && !scrolls(element)) found.push(`out of the page: ${name(element)}`)
    const hit = document.elementFromPoint((left + right) / 2, Math.min(top + height / 2, innerHeight - 1))
    if (hit !== null && !element.contains(hit) && !hit.contains(element) && hit.closest('label') === null)
      found.push(`${name(hit)} covers ${name(element)}`)
  }
  return found
}

const waitUntilLoaded = (page: Page) =>
  expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0, { timeout: 5000 })

for (const part of [0, 1, 2])
  for (const [kind, change] of Object.entries(hostile))
    test(`hostile ${kind} run no script and block no control at 320 px, part ${part + 1}`, async ({ page, world }) => {
      await changeAnswers(page, '/**', change)
      await world.holdClock(page)
      await openAs(page, null, paths.language())
      const found: Record<string, string[]> = {}
      let shown = 0
      for (const { name, path, token } of screens.filter((_screen, index) => index % 3 === part)) {
        await page.evaluate(
          (id) => (id === null ? localStorage.removeItem('token') : localStorage.setItem('token', id)),
          token,
        )
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
        await waitUntilLoaded(page)
        const faults = [...(await page.evaluate(whatIsHostile)), ...(await page.evaluate(findObstacles))]
        if (faults.length > 0) found[name] = faults
        if (await page.evaluate(() => document.body.textContent.includes('WWWWW'))) shown += 1
      }
      expect(found).toEqual({})
      expect(shown).toBeGreaterThan(kind === 'texts and links' ? 3 : -1)
    })
