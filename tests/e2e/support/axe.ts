import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The part of axe that the page calls once axe's script has run in it. */
type Looker = Pick<typeof axe, 'run'>

/**
 * Runs axe with these rules, or with its default rules and the one for the size of targets.
 * @returns each violated rule with the HTML of the elements. Axe's script is injected once a page,
 * because that takes a quarter of the time of a run. Frames of other origins are skipped.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (names) => {
    const { violations: found } = await (window as unknown as { axe: Looker }).axe.run('html', {
      ...(names === undefined
        ? { rules: { 'target-size': { enabled: true } } }
        : { runOnly: { type: 'rule', values: names } }),
      iframes: false,
      preload: false,
      // Describing every node that passes would take half of the time.
      resultTypes: ['violations'],
      selectors: false,
    })
    // Targets under a slip or a sheet are not reported: scrolling or closing uncovers them.
    const isUnder = ({ any }: (typeof found)[number]['nodes'][number]) =>
      any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured')
    return found
      .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isUnder(node)) }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, rules)
}
