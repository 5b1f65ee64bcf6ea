import { describe, test } from 'vitest'
import { expectEach } from '../../support/fault-matrix'
import { isFaultChosen, doFaultsTakeTurns } from '../../support/faults'
import { testedScreens, type TestedScreen } from '../../support/places'
import { expectToKeepTime, readBaselineTexts } from '../../support/survive-time'
import { timeFaults } from '../../support/times'

/**
 * Opens every screen with disturbances of the clock from `timeFaults`. Each screen gets a third of
 * them in turn, or all with `WHOLE=1`. The environment variable `FAULTS` selects disturbances by
 * name.
 */

const namesFor = (place: TestedScreen) =>
  Object.keys(timeFaults).filter(
    (name, index) => isFaultChosen(name) && (!doFaultsTakeTurns || (testedScreens.indexOf(place) + index) % 3 === 0),
  )

describe.each(testedScreens)('$path', (place) => {
  test(
    'shows its texts again, without a tap, after each tried disturbance of the clock',
    { timeout: 600_000 },
    async () => {
      const atEase = await readBaselineTexts(place)
      await expectEach(
        namesFor(place),
        (name) => name,
        (name) => expectToKeepTime(place, name, atEase),
      )
    },
  )
})
