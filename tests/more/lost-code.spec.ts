import { paths } from '@/paths'
import { expect, test } from '../e2e/support/app'
import { loseEachOptionalFile } from '../e2e/support/lost-code'
import { isFaultless, screens, statesOf } from '../e2e/states/screens'
import type { ScreenState } from '../e2e/states/state'

/** Stands over every screen, and is asked for again every 5 s: it is lost where it matters most. */
const OVER_EVERY_SCREEN = /\/(?:idle|everywhere)-/

/** What was erased is told from memory; the other begins anew in another language than the test. */
const NOT_AFTER_RELOAD = ['Settings, device erased', 'Language offered']
const outlivesReload = ({ name }: ScreenState) => !NOT_AFTER_RELOAD.includes(name)

for (const screen of screens)
  test(`stands, or comes back by Retry, without each of its optional files: ${screen.name}`, async ({
    page,
    say,
    world,
  }, info) => {
    // A screen of many states has many files, and small parts are asked for again every 5 s.
    test.setTimeout(300_000)
    const isHome = screen.path === paths.home()
    const lost = await loseEachOptionalFile(
      { page, say, world },
      statesOf(screen).filter((state) => isFaultless(state) && outlivesReload(state)),
      isHome ? undefined : OVER_EVERY_SCREEN,
    )
    info.annotations.push({ type: 'lost', description: [...lost].join(' ') })
    // Else nothing would be lost anywhere: what Home has for idle moments is known.
    if (isHome) expect([...lost].join(' ')).toMatch(/idle-.*\.js .*idle-.*\.css/)
  })
