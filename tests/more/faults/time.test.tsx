import { afterAll, describe, expect, test } from 'vitest'
import { places, type Place } from '../../support/places'
import { leave } from '../../support/survive'
import { expectToKeepTime, readAtEase } from '../../support/survive-time'
import { times } from '../../support/times'

/** Every screen × what time may do to it, half of it on each in turn (`FAULTS_WHOLE=1`: all). */

const tried = { cases: 0, failed: 0 }
const only = process.env['FAULTS']?.split('|')
const names = Object.keys(times).filter((name) => only?.includes(name) !== false)
const isWhole = process.env['FAULTS_WHOLE'] !== undefined || only !== undefined
/** Neighbours in the table are two directions of one fault. */
const namesFor = (place: Place) => names.filter((_name, index) => isWhole || (places.indexOf(place) + index) % 2 === 0)

describe.each(places)('$path', (place) => {
  test('is right by itself, whatever the clock does', { timeout: 600_000 }, async () => {
    const failures: string[] = []
    const atEase = await readAtEase(place)
    const names = namesFor(place)
    for (const name of names) {
      await expectToKeepTime(place, name, atEase).catch((error: unknown) => {
        failures.push(`${name}: ${String(error).split('Ignored nodes')[0]?.slice(0, 900)}`)
      })
      await leave()
    }
    tried.cases += names.length
    tried.failed += failures.length
    expect(failures).toEqual([])
  })
})

afterAll(() => {
  process.stdout.write(`Faults of time: ${tried.cases} tried, ${tried.failed} failed\n`)
})
