import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test } from './support/app'
import { expectAccessible, expectNothingLost, openState } from './support/checks'
import { everySixthScreen } from './states/screens'

/**
 * Checks in Spanish, because its long words are the first to be cut off. This file checks every
 * sixth screen in one state. `npm run test:more` checks more states and languages.
 */
test.use({ lang: 'es_spa', colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const screen of everySixthScreen)
  test(`${screen.name}: axe finds no problem, and nothing is cut off at 320 px`, async ({ page, say, world }) => {
    await openState({ page, say, world }, screen)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectAccessible(page)
    await expectNothingLost(page)
  })

test('the draws hall has its categories on the left and two games in each row', async ({ page, world }) => {
  await world.holdClock(page, PERIOD_START + 20_000)
  await openAs(page, null, paths.draws())
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await page.evaluate(measureHall), `${width} px`).toEqual({ columns: 2, rows: 4, isBeside: true })
  }
})

const measureHall = () => {
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const tileBoxes = [...document.querySelectorAll('main li')].map(boxOf)
  const categoryBoxes = [...document.querySelectorAll('main [aria-pressed]')].map(boxOf)
  return {
    columns: new Set(tileBoxes.map(({ left }) => left)).size,
    rows: new Set(tileBoxes.map(({ top }) => top)).size,
    isBeside: Math.max(...categoryBoxes.map(({ right }) => right)) < Math.min(...tileBoxes.map(({ left }) => left)),
  }
}
