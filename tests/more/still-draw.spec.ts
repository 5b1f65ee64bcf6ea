import type { Locator, Page } from '@playwright/test'
import { languages } from '@/i18n/languages'
import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test, WULAN } from '../e2e/support/app'
import { tapArmed } from '../e2e/support/tap-armed'
import type { Say } from '../e2e/support/words'
import { sliceBySeed } from '../support/slice'

/** Length of Merapi's round in ms. */
const ROUND_MS = 180_000

const cases = languages.flatMap(({ code }) => [320, 360, 390].map((width) => ({ code, width })))

/** The boxes of the options, the suggested amounts and the bar, as "left,top,width,height". */
interface Boxes {
  options: string[]
  amounts: string[]
  bar: string[]
}

async function readBoxes(page: Page, say: Say): Promise<Boxes> {
  const buttonsOf = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('button').all()
  const boxesOf = async (controls: readonly Locator[]) => {
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
    return boxes.map((box) => (box === null ? 'none' : [box.x, box.y, box.width, box.height].map(Math.round).join()))
  }
  return {
    options: await boxesOf(await buttonsOf(say('reservation:choose'))),
    amounts: await boxesOf(await buttonsOf(say('shared:amounts'))),
    bar: await boxesOf([page.locator('main > :last-child')]),
  }
}

/** Starts a break, as another tab would. */
const startBreak = (memberId: string) => {
  const key = `tiga.limits.${memberId}`
  localStorage.setItem(key, JSON.stringify({ memberId, limits: [], breakUntil: Date.UTC(2036, 10, 24, 9, 30) }))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

for (const { code, width } of sliceBySeed(cases, 4, 'still-draw'))
  test.describe(`in ${code}, ${width} px wide,`, () => {
    test.use({ lang: code, font: 'Roboto', viewport: { width, height: width === 390 ? 844 : 640 } })

    test('no control of a draw moves in any phase of a round with an order, or when a break begins', async ({
      page,
      say,
      world,
    }) => {
      await world.holdClock(page, PERIOD_START + 20_000)
      await openAs(page, WULAN, paths.draw({ key: 'merapi180', id: '12' }))
      const main = page.getByRole('main')
      const amounts = page.getByRole('group', { name: say('shared:amounts'), exact: true })
      await expect(amounts.getByRole('button')).toHaveCount(3)
      const boxesAtFirst = await readBoxes(page, say)
      // A control that was just pressed is smaller for a moment, so the boxes are read again.
      const expectStill = (boxes = boxesAtFirst) =>
        expect.poll(() => readBoxes(page, say), { timeout: 2000 }).toEqual(boxes)

      for (const pick of ['big', 'small'] as const)
        await main.getByRole('button', { name: new RegExp(`^${say(`reservation:option.${pick}`)}`) }).tap()
      await amounts.getByRole('button').last().tap()
      await expect(page.getByRole('button', { name: say('reservation:clear') })).toBeVisible()
      await expectStill()

      await main.getByRole('button', { name: say('reservation:submit') }).tap()
      const sheet = page.getByRole('dialog', { name: say('reservation:confirm.title') })
      await tapArmed(sheet.getByRole('button').last())
      const ownRound = page.getByRole('region', { name: say('messages:rounds.own'), exact: true })
      await expect(ownRound).toContainText(say('reservation:option.big'))
      // The sheet of an accepted order closes by itself.
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectStill()

      await world.holdClock(page, PERIOD_START + ROUND_MS - 4_000)
      await expect(main).toContainText(say('reservation:phase.closing'))
      await expectStill()
      await world.holdClock(page, PERIOD_START + ROUND_MS + 100)
      await expect(ownRound).toContainText(say('reservation:phase.waiting'))
      await expectStill()

      await world.holdClock(page, PERIOD_START + ROUND_MS + 2_000)
      await expect(main).toContainText(say('reservation:nextIn'))
      await expectStill()
      await expect(ownRound.getByText('−')).toBeVisible()
      await expectStill()
      await expect(ownRound).toHaveCount(0, { timeout: 30_000 })
      await expectStill()

      // A break leaves out the amounts. A notice comes, and the options and the bar stay.
      await page.evaluate(startBreak, WULAN)
      await expect(main).toContainText('2036')
      await expectStill({ ...boxesAtFirst, amounts: [] })
    })
  })
