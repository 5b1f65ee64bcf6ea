import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Of the page's `window` once axe's script has run in it. */
type Looker = Pick<typeof axe, 'run'>

/**
 * What axe finds by these rules, or by all that it has for anybody and the size of targets; each
 * with the elements it finds it in. Its script runs in a page once, as that takes a quarter of the
 * time of a look. Frames of other origins are not ours.
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
    // What a slip or a sheet stands over comes out by scrolling, or when it is closed.
    const isUnder = ({ any }: (typeof found)[number]['nodes'][number]) =>
      any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured')
    return found
      .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isUnder(node)) }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, rules)
}
