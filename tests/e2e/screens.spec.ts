import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, openAs, START, test } from './support/app'
import { screens, show } from './support/screens'

/**
 * Every screen in every state, opened once: axe in light and dark, then 320 px and text twice as large. In Spanish, whose words are
 * the longest of the six; the gallery photographs all of them.
 */
test.use({ lang: 'es_spa', colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(axe: AxeBuilder): Promise<string[]> {
  // In the page itself: a second page for each look would take longer than the look, and no frame of another origin is ours.
  const { violations: found } = await axe.setLegacyMode().analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** What sticks out of the page sideways, or is cut off by its own box without a way to scroll to it. */
const findLoss = () => {
  const lost: string[] = []
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width) lost.push(`page is ${document.documentElement.scrollWidth} wide`)
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (
      box.width === 0 ||
      // What is swiped in from the side waits beyond the edge of its frame.
      element.matches('.swiper-initialized') ||
      element.closest('.visually-hidden, [aria-hidden=true], .swiper, .adm-pull-to-refresh-head') !== null
    )
      continue
    const scrolls = (axis: string) => axis === 'auto' || axis === 'scroll'
    if (element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible' && !scrolls(style.overflowX))
      lost.push(`cut sideways: ${element.outerHTML.slice(0, 90)}`)
    if (element.scrollHeight > element.clientHeight + 1 && style.overflowY === 'hidden')
      lost.push(`cut below: ${element.outerHTML.slice(0, 90)}`)
  }
  return lost
}

async function expectNothingLost(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(findLoss)).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(findLoss)).toEqual([])
}

for (const screen of screens)
  test(`axe finds nothing, and 320 px lose nothing: ${screen.name}`, async ({ page, world }) => {
    await world.holdClock(page, START + 20_000)
    await world.faults(screen.faults ?? [])
    await openAs(page, screen.token, screen.path)
    await show(page, screen)
    await expect(page.getByRole('main')).toHaveCount(1)
    expect(await violations(new AxeBuilder({ page }).withTags(TAGS))).toEqual([])
    // The tree is the same in the dark: only its colours differ.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await violations(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))).toEqual([])
    await expectNothingLost(page)
  })
