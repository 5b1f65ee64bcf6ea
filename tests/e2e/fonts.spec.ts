import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { expect, openAs, test, WULAN } from './support/app'
import { changeLanguage } from './support/change-language'
import { fonts } from './support/fonts'

/** The tests bring their own fonts: no measured text depends on the fonts of the machine. */

const WEIGHTS = [400, 500, 600, 650, 700]

for (const font of fonts)
  test.describe(() => {
    test.use({ font })
    test(`the screen Me is drawn in ${font} in each weight, and in Chinese also in Noto Sans SC`, async ({ page }) => {
      await openAs(page, WULAN, paths.mine())
      const main = page.getByRole('main')
      // Waits for the content: without it, a Chinese screen has only a few words, none of them in
      // `font`.
      await expect(main).toContainText('Rp 86,500')
      for (const [code, families] of [
        ['vi_vi', [font]],
        ['zh_cn', [font, 'Noto Sans SC']],
      ] as const) {
        await changeLanguage(page, code)
        // The check is repeated, because texts or fonts may be missing right after the change.
        await expect
          .poll(async () => fontsOf(page, await main.innerText()), { message: code })
          .toEqual(families.map((family) => `${family} of the page`).sort())
      }
    })
  })

/** Returns the fonts of `words` in all weights: "Roboto of the page", "Roboto of the machine". */
async function fontsOf(page: Page, words: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(writeInWeights, { words, weights: WEIGHTS })
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '#written span' })
  const usedFonts = await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })))
  await devtools.detach()
  const names = usedFonts.flatMap(({ fonts: drawn }) =>
    drawn.map(
      ({ familyName, isCustomFont }) =>
        `${familyName.replace(/ (?:Thin|Medium)$/, '')} of the ${isCustomFont ? 'page' : 'machine'}`,
    ),
  )
  return [...new Set(names)].sort()
}

const writeInWeights = ({ words, weights }: { words: string; weights: number[] }) => {
  document.querySelector('#written')?.remove()
  const paragraph = document.createElement('p')
  paragraph.id = 'written'
  for (const weight of weights) {
    const span = document.createElement('span')
    span.style.fontWeight = String(weight)
    span.textContent = words
    paragraph.append(span)
  }
  document.body.append(paragraph)
}
