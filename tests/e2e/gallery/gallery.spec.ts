import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { LanguageCode } from '@/i18n/languages'
import { openAs, START, test } from '../support/app'
import { states } from '../states'
import { show } from '../states/state'
import { GALLERY, HEIGHTS, pictureFile, readSelection } from './pictures'

/** Waits for the pictures in view, but not for ever: some never come. */
const picturesInView = async () => {
  const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  const late = new Promise((resolve) => {
    setTimeout(resolve, 3000)
  })
  await Promise.race([Promise.allSettled(inView.map((image) => image.decode())), late])
}

/** Waits for what a screen asks for when idle, but not for ever: a poll or a film never ends. */
const settle = (page: Page) => page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {})

const { only, widths, themes, languages } = readSelection(process.env)
const looks = widths.flatMap((width) => themes.map((theme) => ({ width, theme }) as const))

for (const lang of languages)
  test.describe(lang, () => {
    test.use({ lang: lang as LanguageCode, contextOptions: { reducedMotion: 'reduce' } })
    for (const screen of states.filter(({ name }) => name.toLowerCase().includes(only)))
      test(screen.name, async ({ page, say, world }) => {
        const lookAs = async ({ width, theme }: (typeof looks)[number]) => {
          await page.emulateMedia({ colorScheme: theme as 'light' | 'dark' })
          await page.setViewportSize({ width, height: HEIGHTS[width] ?? 844 })
        }
        const [first] = looks
        if (first !== undefined) await lookAs(first)
        await world.holdClock(page, START + 20_000)
        await world.faults(screen.faults ?? [])
        await openAs(page, screen.token, screen.path)
        await show({ page, say }, screen)
        await settle(page)
        // Opening a state takes longer than its pictures: all its looks are taken in one page.
        for (const look of looks) {
          await lookAs(look)
          await page.evaluate(picturesInView)
          const path = resolve(GALLERY, pictureFile({ name: screen.name, lang, ...look }))
          await page.screenshot({ path, animations: 'disabled' })
        }
      })
  })
