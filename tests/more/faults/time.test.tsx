import { afterAll, describe, expect, test } from 'vitest'
import { places } from '../../support/places'
import { leave } from '../../support/survive'
import { expectToKeepTime, readAtEase } from '../../support/survive-time'
import { times } from '../../support/times'

/** Every screen × what time may do to it. */

const tried = { cases: 0, failed: 0 }
const only = process.env['FAULTS']?.split('|')
const names = Object.keys(times).filter((name) => only?.includes(name) !== false)

describe.each(places)('$path', (place) => {
  test('is right by itself, whatever the clock does', { timeout: 600_000 }, async () => {
    const failures: string[] = []
    const atEase = await readAtEase(place)
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
