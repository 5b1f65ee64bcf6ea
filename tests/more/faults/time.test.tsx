import { describe, test } from 'vitest'
import { expectEach } from '../../support/fault-matrix'
import { chosen, takesTurns } from '../../support/faults'
import { places, type Place } from '../../support/places'
import { expectToKeepTime, readAtEase } from '../../support/survive-time'
import { times } from '../../support/times'

/** Every screen × what time may do to it, a third of it on each in turn (`WHOLE=1`: all). */

const namesFor = (place: Place) =>
  Object.keys(times).filter((name, index) => chosen(name) && (!takesTurns || (places.indexOf(place) + index) % 3 === 0))

describe.each(places)('$path', (place) => {
  test('is right by itself, whatever the clock does', { timeout: 600_000 }, async () => {
    const atEase = await readAtEase(place)
    await expectEach(
      namesFor(place),
      (name) => name,
      (name) => expectToKeepTime(place, name, atEase),
    )
  })
})
