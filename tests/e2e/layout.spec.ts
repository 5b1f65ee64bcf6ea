import { expect, openAs, START, test } from './support/app'
import { screens, show } from './support/screens'

test.use({ viewport: { width: 320, height: 640 } })

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
      element.closest('.visually-hidden, [aria-hidden=true], .swiper, .adm-pull-to-refresh-head') !== null
    )
      continue
    const scrolls = (axis: string) => axis === 'auto' || axis === 'scroll'
    // A frame of slides has them waiting beside it; what stands in the one that is shown is looked at like all else.
    const hasMore = scrolls(style.overflowX) || element.classList.contains('swiper-initialized')
    if (element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible' && !hasMore)
      lost.push(`cut sideways: ${element.outerHTML.slice(0, 90)}`)
    if (element.scrollHeight > element.clientHeight + 1 && style.overflowY === 'hidden')
      lost.push(`cut below: ${element.outerHTML.slice(0, 90)}`)
  }
  return lost
}

for (const lang of ['id_id', 'vi_vi', 'es_spa'] as const)
  test.describe(lang, () => {
    test.use({ lang })
    for (const screen of screens)
      test(`nothing is lost at 320 px, nor with text twice as large: ${screen.name}`, async ({ page, world }) => {
        await world.holdClock(page, START + 20_000)
        await world.faults(screen.faults ?? [])
        await openAs(page, screen.token, screen.path)
        await show(page, screen)
        expect(await page.evaluate(findLoss)).toEqual([])
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        expect(await page.evaluate(findLoss)).toEqual([])
      })
  })
