import { openAs, START, test } from './support/app'
import { galleryFile, LANGUAGES, THEMES } from './support/gallery'
import { screens, show } from './support/screens'

/** Waits for the pictures that can be seen; one that does not come is photographed as it stands. */
const picturesInView = async () => {
  const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  const late = new Promise((resolve) => {
    setTimeout(resolve, 3000)
  })
  await Promise.race([Promise.allSettled(inView.map((image) => image.decode())), late])
}

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
          await page.evaluate(picturesInView)
          await page.screenshot({ path: galleryFile(screen.name, theme, lang), animations: 'disabled' })
        })
    })
