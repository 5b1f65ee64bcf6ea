import { paths } from '@/paths'
import { expect, test } from '../e2e/support/app'
import { loseEachOptionalFile } from '../e2e/support/lost-code'
import { isFaultless, screens, statesOf } from '../e2e/states/screens'

for (const screen of screens)
  test(`stands, or comes back by Retry, without each of its optional files: ${screen.name}`, async ({
    page,
    say,
    world,
  }, info) => {
    // A screen of many states has many files, and small parts are asked for again every 5 s.
    test.setTimeout(300_000)
    const lost = await loseEachOptionalFile({ page, say, world }, statesOf(screen).filter(isFaultless))
    info.annotations.push({ type: 'lost', description: [...lost].join(' ') })
    // Else nothing would be lost anywhere: what Home has for idle moments is known.
    if (screen.path === paths.home()) expect([...lost].join(' ')).toMatch(/idle-.*\.js .*idle-.*\.css/)
  })
