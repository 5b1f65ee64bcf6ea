import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The type of the global variable `axe`, which axe's script defines in the page. */
type AxeRunner = Pick<typeof axe, 'run'>

/** The minified script. The property `source` of the package has twice its length. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe with only `rules`; if undefined, with its default rules and `target-size`. Skips frames.
 * @returns each violated rule with the HTML of the elements
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return page.evaluate(async (names) => {
    const { violations: results } = await (window as unknown as { axe: AxeRunner }).axe.run('html', {
      ...(names === undefined
        ? { rules: { 'target-size': { enabled: true } } }
        : { runOnly: { type: 'rule', values: names } }),
      iframes: false,
      preload: false,
      // Leaves out the elements that pass: their descriptions would take half of the time.
      resultTypes: ['violations'],
      selectors: false,
    })
    // Ignores targets that a floating box or a sheet partly covers, because the member can uncover
    // them by scrolling or by closing the sheet.
    const isPartlyCovered = ({ any }: (typeof results)[number]['nodes'][number]) =>
      any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured')
    return results
      .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isPartlyCovered(node)) }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, rules)
}
