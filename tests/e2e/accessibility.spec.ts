import AxeBuilder from '@axe-core/playwright'
import { expect, openAs, START, test } from './support/app'
import { screens, show } from './support/screens'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    for (const screen of screens)
      test(`axe finds nothing on: ${screen.name}`, async ({ page, world }) => {
        await world.holdClock(page, START + 20_000)
        await world.faults(screen.faults ?? [])
        await openAs(page, screen.token, screen.path)
        await show(page, screen)
        await expect(page.getByRole('main')).toHaveCount(1)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
      })
  })
