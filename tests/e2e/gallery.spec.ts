import { openAs, START, test } from './support/app'
import { galleryFile, LANGUAGES, THEMES } from './support/gallery'
import { states } from './states'
import { show } from './states/state'

/** Waits for the pictures in view, but not for ever: some never come. */
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
      for (const screen of states)
        test(screen.name, async ({ page, say, world }) => {
          await world.holdClock(page, START + 20_000)
          await world.faults(screen.faults ?? [])
          await openAs(page, screen.token, screen.path)
          await show({ page, say }, screen)
          await page.evaluate(picturesInView)
          await page.screenshot({ path: galleryFile(screen.name, theme, lang), animations: 'disabled' })
        })
    })
