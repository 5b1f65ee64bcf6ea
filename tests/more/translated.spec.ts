import type { Page } from '@playwright/test'
import type { LanguageCode } from '@/i18n/languages'
import { readEnvelope } from '@/api/envelope'
import { formatAmount, money } from '@/lib/money/text'
import { paths } from '@/paths'
import { states } from '../e2e/states'
import { BUDI, expect, openAs, PERIOD_START, test, WULAN } from '../e2e/support/app'
import { openState } from '../e2e/support/checks'
import { changeAnswers } from '../e2e/support/hold-back'
import { sliceBySeed } from '../support/slice'
import { inspectTranslation, imitateTranslator } from '../support/translator'

/**
 * Tests the app with an imitated page translator, which replaces each text node by a new one with
 * the same text. Only figures, clocks, numbers and names may be excluded from translation. No error
 * may be thrown, and each text must read as React rendered it. The seed of a run chooses some
 * states and one language. `WHOLE=1` takes all states, in three languages.
 */
const LANGUAGES: readonly LanguageCode[] = ['vi_vi', 'zh_cn', 'en_us']

/** Number of states in a run. Each state takes some seconds. */
const STATES_PER_RUN = 12

/**
 * Names that may stay untranslated: the currency, Tiga, demo members, their bank, web addresses.
 */
const UNTRANSLATED_NAMES =
  /\b(Rp|tiga|wulan_r|budi_k|siti_m|Bank Demo Melati|Budi Kurnia|Wulan Rahayu|[a-z0-9.-]+\.(org|example|com))\b/gi
const mayStayUntranslated = (text: string) => !/\p{L}/u.test(text.replaceAll(UNTRANSLATED_NAMES, ''))

/**
 * Call this function before the page is opened.
 * @returns the errors that the page throws, and for each path of the API the data of the latest
 * answer; both grow during the test
 */
async function startTranslator(page: Page): Promise<{ thrown: string[]; answers: Map<string, unknown> }> {
  const thrownErrors: string[] = []
  const answers = new Map<string, unknown>()
  page.on('pageerror', ({ message }) => thrownErrors.push(message))
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/') || !response.ok()) return
    const body = await response.body().catch(() => null)
    if (body !== null) answers.set(pathname.slice('/api'.length), (await readEnvelope(new Uint8Array(body))).data)
  })
  await page.addInitScript(imitateTranslator)
  return { thrown: thrownErrors, answers }
}

/**
 * Expects that only figures and names are excluded from translation, and that every other text was
 * replaced and reads as React rendered it. Retries, because the screen may still be changing.
 */
async function expectTranslated(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { untrue, untouched, kept, count } = await page.evaluate(inspectTranslation)
      return { untrue, untouched, keptWrongly: kept.filter((text) => !mayStayUntranslated(text)), isAny: count > 0 }
    })
    .toEqual({ untrue: [], untouched: [], keptWrongly: [], isAny: true })
}

for (const lang of sliceBySeed(LANGUAGES, 1, 'language of a translated page'))
  test.describe(lang, () => {
    test.use({ lang, contextOptions: { reducedMotion: 'reduce' } })
    for (const state of sliceBySeed(states, STATES_PER_RUN, 'translated'))
      test(`the state ${state.name} shows each text as React rendered it and throws no error under a page translator`, async ({
        page,
        say,
        world,
      }) => {
        const { thrown } = await startTranslator(page)
        await openState({ page, say, world }, state)
        await expectTranslated(page)
        expect(thrown).toEqual([])
        await expect(page.getByRole('heading', { name: say('common:crash.title') })).toHaveCount(0)
        // Removes all routes, because a route that still answers at the end of a test may fail.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })

    for (const path of [paths.home(), paths.draws()])
      test(`with a page translator, ${path} shows the platform’s numbers after the end of a round`, async ({
        page,
        world,
        say,
      }) => {
        const { thrown, answers } = await startTranslator(page)
        await world.holdClock(page, PERIOD_START + 58_000)
        await openAs(page, WULAN, path)
        const sundaLink = page.getByRole('link', { name: /Sunda/ })
        // Up to 2 s remain. The app subtracts half of the answer's duration, so 1 s may be shown.
        await expect(sundaLink.getByRole('timer')).toHaveText(/^00:0[12]$/)
        const callPath = path === paths.home() ? '/Lottery/hotLottery' : '/Lottery/lotteryList'
        answers.delete(callPath)
        await world.advance(page, 3500)
        await expect.poll(() => answers.has(callPath), { timeout: 20_000 }).toBe(true)
        const readDrawnNumbers = () =>
          (answers.get(callPath) as { opencode: unknown }[]).find((game) => JSON.stringify(game).includes('Sunda'))
            ?.opencode
        await expect
          .poll(() => sundaLink.getByRole('img').first().textContent())
          .toBe(String(readDrawnNumbers()).replace(/\D/g, ''))
        await expect(sundaLink.getByRole('timer')).toHaveText(/^00:5/)
        await expectTranslated(page)
        expect(thrown).toEqual([])
        await expect(page.getByRole('heading', { name: say('common:crash.title') })).toHaveCount(0)
      })

    test('with a page translator, the balance equals the platform’s before and after a refresh', async ({
      page,
      world,
      say,
    }) => {
      const { thrown, answers } = await startTranslator(page)
      await world.holdClock(page, PERIOD_START + 20_000)
      await openAs(page, BUDI, paths.mine())
      const readPlatformBalance = () => {
        const { money: balanceText } = answers.get('/member/getUserInfo') as { money: string }
        return formatAmount(money(balanceText), 'comma')
      }
      const main = page.getByRole('main')
      await expect(main).toContainText('750,000')
      expect(readPlatformBalance()).toBe('750,000')
      await changeAnswers(page, '/member/getUserInfo', (data) => ({ ...(data as object), money: '11' }))
      await page.getByRole('button', { name: say('my:refreshBalance') }).tap()
      await expect(page.locator('.toast')).toHaveText(say('my:refreshed'))
      expect(readPlatformBalance()).toBe('11')
      await expect(main).not.toContainText('750,000')
      await expect(main.locator('[translate=no]').first()).toHaveText(/^Rp\s11$/)
      await expectTranslated(page)
      expect(thrown).toEqual([])
    })
  })
