import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The function of axe that the page calls after axe's script has run in the page. */
type AxeRunner = Pick<typeof axe, 'run'>

/**
 * Runs axe with the given rules. Without `rules`, runs axe's default rules and `target-size`.
 * Injects axe's script once per page, because the injection takes a quarter of the time of a run.
 * Skips frames.
 * @returns each violated rule with the HTML of the elements
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
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
    // Ignores targets that a floating box or a sheet partly covers: scrolling or closing uncovers
    // these targets.
    const isPartlyCovered = ({ any }: (typeof results)[number]['nodes'][number]) =>
      any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured')
    return results
      .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isPartlyCovered(node)) }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, rules)
}
