import { languages } from '@/i18n/languages'
import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test, WULAN } from '../e2e/support/app'
import { countWords } from '../e2e/support/words-in-sight'

/** Maximum number of words, so that a member can read the sheet at a glance. */
const MAX_WORDS = 55

for (const { code } of languages)
  test.describe(`in ${code}, at 360×640 px,`, () => {
    test.use({ lang: code, viewport: { width: 360, height: 640 } })

    test(`the confirm sheet of an order has at most ${MAX_WORDS} words and needs no scrolling`, async ({
      page,
      say,
      world,
    }) => {
      await world.holdClock(page, PERIOD_START + 20_000)
      await openAs(page, WULAN, paths.draw({ key: 'merapi180', id: '12' }))
      const tiles = page.getByRole('group', { name: say('reservation:choose') })
      for (const pick of ['big', 'odd'] as const)
        await tiles.getByRole('button', { name: new RegExp(`^${say(`reservation:option.${pick}`)}`) }).tap()
      await page.getByRole('textbox', { name: say('reservation:amount') }).fill('2000')
      await page.getByRole('button', { name: say('reservation:submit') }).tap()
      const sheet = page.getByRole('dialog', { name: say('reservation:confirm.title') })
      await expect(sheet.getByText(/28.2.*7,800/)).toBeVisible()
      const body = sheet.getByRole('group').first()
      expect(await body.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
      expect(countWords(await sheet.innerText())).toBeLessThanOrEqual(MAX_WORDS)
      await sheet.locator('summary').first().tap()
      await expect(sheet.getByText(/216/)).toBeVisible()
    })
  })
