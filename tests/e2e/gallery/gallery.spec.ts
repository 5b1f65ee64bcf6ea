import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { LanguageCode } from '@/i18n/languages'
import { states } from '../states'
import { isFaultless } from '../states/screens'
import { test } from '../support/app'
import { refetchAnswers, changeLanguage } from '../support/change-language'
import { openState, resetPage } from '../support/checks'
import { addChineseFont } from '../support/fonts'
import { loadTexts } from '../support/words'
import { readContentInSight } from '../support/words-in-sight'
import { GALLERY_FOLDER, HEIGHTS_BY_WIDTH, isCounted, pictureFile, readSelection, wordsFile } from './pictures'

/** Waits for the pictures in view, but at most 3 s, because some pictures never arrive. */
const waitForPicturesInView = async () => {
  const picturesInView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, 3000)
  })
  await Promise.race([Promise.allSettled(picturesInView.map((image) => image.decode())), timeout])
}

/** Waits until no request runs, but at most 2 s, because polling and films never end. */
const waitForIdleNetwork = (page: Page) => page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {})

const { only, widths, themes, languages } = readSelection(process.env)
const widthThemePairs = widths.flatMap((width) => themes.map((theme) => ({ width, theme }) as const))
const [firstLanguage = 'en_us', ...otherLanguages] = languages as LanguageCode[]

async function setWidthAndTheme(page: Page, { width, theme }: (typeof widthThemePairs)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme as 'light' | 'dark' })
  await page.setViewportSize({ width, height: HEIGHTS_BY_WIDTH[width] ?? 844 })
}

test.use({ lang: firstLanguage, contextOptions: { reducedMotion: 'reduce' } })

for (const screen of states.filter(({ name }) => name.toLowerCase().includes(only)))
  test(screen.name, async ({ page, say, world }) => {
    const photograph = async (lang: LanguageCode) => {
      for (const look of widthThemePairs) {
        // A page in full screen keeps its size, so it is photographed only once per language.
        if (await page.evaluate(() => document.fullscreenElement === null)) await setWidthAndTheme(page, look)
        else if (look !== widthThemePairs[0]) continue
        await page.evaluate(waitForPicturesInView)
        const picture = { name: screen.name, lang, ...look }
        await page.screenshot({ path: resolve(GALLERY_FOLDER, pictureFile(picture)), animations: 'disabled' })
        if (isCounted(picture))
          writeFileSync(
            resolve(GALLERY_FOLDER, wordsFile(picture.name)),
            JSON.stringify(await readContentInSight(page)),
          )
      }
    }
    if (widthThemePairs[0] !== undefined) await setWidthAndTheme(page, widthThemePairs[0])
    await openState({ page, say, world }, screen)
    await waitForIdleNetwork(page)
    // Opening a state takes longer than a picture, so one page serves all widths and themes.
    await photograph(firstLanguage)
    for (const lang of otherLanguages) {
      if (isFaultless(screen) && screen.prepare === undefined) {
        await changeLanguage(page, lang)
        await refetchAnswers(page)
      } else {
        // Messages that were already shown keep their language, so the state is opened again.
        await resetPage(page, world, screen)
        await page.evaluate((code) => localStorage.setItem('lang', code), lang)
        await openState({ page, say: await loadTexts(lang), world }, screen)
        if (lang === 'zh_cn') await addChineseFont(page)
        await waitForIdleNetwork(page)
      }
      await photograph(lang)
    }
  })
