import { describe, test } from 'vitest'
import { expectEach } from '../../support/fault-matrix'
import { chosen, takesTurns } from '../../support/faults'
import { places, type Place } from '../../support/places'
import { expectToKeepTime, readAtEase } from '../../support/survive-time'
import { times } from '../../support/times'

/**
 * Every screen × the disturbances of time in `times`: a third of them each in turn (`WHOLE=1`:
 * all).
 */

const namesFor = (place: Place) =>
  Object.keys(times).filter((name, index) => chosen(name) && (!takesTurns || (places.indexOf(place) + index) % 3 === 0))

describe.each(places)('$path', (place) => {
  test('recovers by itself from every disturbance of the clock', { timeout: 600_000 }, async () => {
    const atEase = await readAtEase(place)
    await expectEach(
      namesFor(place),
      (name) => name,
      (name) => expectToKeepTime(place, name, atEase),
    )
  })
})
