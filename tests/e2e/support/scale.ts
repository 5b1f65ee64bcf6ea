import { expect, type Page } from '@playwright/test'

/**
 * Expects that each size, weight and radius that the page uses, and each margin, padding and gap,
 * is on the scale of `src/ui/README.md`. The window must be a phone of 390 px.
 */
export async function expectOnScale(page: Page): Promise<void> {
  expect(await page.evaluate(findOffScale), 'values off the scale').toEqual([])
}

/** Runs in the page. Lists "value: element" for each value that is not on the scale. */
const findOffScale = (): string[] => {
  const SIZES = [12, 13, 15, 16, 17, 20, 24, 34, 44]
  // A Chinese font has no 550. The weight is then 650.
  const WEIGHTS = [400, 550, 650, 700]
  const RADII = ['0px', '10px', '14px', '20px', '28px', '99px', '50%', '100%']
  // The margins at the sides are left out: the browser reports `auto` as a length in px.
  const SPACES = [
    'margin-top',
    'margin-bottom',
    'padding-top',
    'padding-bottom',
    'padding-left',
    'padding-right',
    'row-gap',
    'column-gap',
  ]
  // The rules of antd-mobile and of Swiper, drawings, texts that only screen readers get, and the
  // QA panel, whose parts have the classes of antd-mobile.
  const SKIPPED =
    '[class*="adm-"], [class*="swiper"], [aria-hidden="true"], svg *, .visually-hidden, script, style, noscript, option'
  const off = new Map<string, string>()
  const note = (value: string, element: Element) => {
    if (!off.has(value)) off.set(value, `${value}: ${element.outerHTML.slice(0, 100)}`)
  }
  const isNegatedIn = (element: Element, margin: string, value: string) =>
    [element, element.parentElement].some(
      (candidate) => candidate !== null && getComputedStyle(candidate).getPropertyValue(margin) === `-${value}`,
    )
  for (const element of document.querySelectorAll('body *')) {
    if (element.matches(SKIPPED) || element.closest('.visually-hidden') !== null) continue
    if (element.getBoundingClientRect().width === 0) continue
    const style = getComputedStyle(element)
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    if (hasText && !SIZES.includes(Math.round(parseFloat(style.fontSize) * 10) / 10))
      note(`size ${style.fontSize}`, element)
    if (hasText && !WEIGHTS.includes(Number(style.fontWeight))) note(`weight ${style.fontWeight}`, element)
    for (const radius of style.borderRadius.split(' ')) if (!RADII.includes(radius)) note(`radius ${radius}`, element)
    for (const property of SPACES) {
      const value = style.getPropertyValue(property)
      // The browser reports a percentage as a length in px, often a long or broken one. The test
      // skips these lengths, and a padding that a negative margin cancels, as around a hit area.
      const isTakenBack =
        property.startsWith('padding') && isNegatedIn(element, property.replace('padding', 'margin'), value)
      if (/^\d+px$/.test(value) && parseInt(value) < 40 && parseInt(value) % 4 !== 0 && !isTakenBack)
        note(`${property} ${value}`, element)
    }
  }
  return [...off.values()]
}
