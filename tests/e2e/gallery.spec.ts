import { openAs, START, test } from './support/app'
import { galleryFile, LANGUAGES, THEMES } from './support/gallery'
import { screens, show } from './support/screens'

for (const theme of THEMES)
  for (const lang of LANGUAGES)
    test.describe(`${theme} ${lang}`, () => {
      test.use({ colorScheme: theme, lang, contextOptions: { reducedMotion: 'reduce' } })
      for (const screen of screens)
        test(screen.name, async ({ page, world }) => {
          await world.holdClock(page, START + 20_000)
          await world.faults(screen.faults ?? [])
          await openAs(page, screen.token, screen.path)
          await show(page, screen)
          await page.waitForLoadState('networkidle')
          await page.screenshot({ path: galleryFile(screen.name, theme, lang), animations: 'disabled' })
        })
    })
