import { paths, patterns } from '@/paths'
import { expect, test } from '../e2e/support/app'
import { loseEachOptionalFile } from '../e2e/support/lost-code'
import { isFaultless, screens, statesOf } from '../e2e/states/screens'
import type { ScreenState } from '../e2e/states/state'

/** Over every screen, and asked for again every 5 s: lost on Home; the second in a draw, too. */
const OVER_ALL = /\/(?:idle|everywhere)-/
const OVER_MEMBERS = /\/(?:MoneyWatch|evidence)-/
/** What many lists are pulled by: lost on Cities. */
const OF_LISTS = /\/(?:PullArea|antd-base|useUpdate)-/

function sparedOn(path: string): RegExp[] {
  const isHome = path === paths.home()
  return [
    ...(isHome ? [] : [OVER_ALL]),
    ...(isHome || path.startsWith(patterns.draw) ? [] : [OVER_MEMBERS]),
    ...(path === paths.cities() ? [] : [OF_LISTS]),
  ]
}

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
      sparedOn(screen.path),
    )
    info.annotations.push({ type: 'lost', description: [...lost].join(' ') })
    // Else nothing would be lost anywhere: what Home has for idle moments is known.
    if (isHome) expect([...lost].join(' ')).toMatch(/idle-.*\.js .*idle-.*\.css/)
  })
