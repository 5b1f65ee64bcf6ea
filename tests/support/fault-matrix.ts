import { afterAll, describe, expect, test } from 'vitest'
import { faults } from './faults'
import { places as all, type Place } from './places'
import { expectToSurvive, leave, openWell } from './survive'

/**
 * Every screen × the calls that it makes when it opens × every fault. The calls are found by
 * opening the screen once, so that a new screen or call is tried with no word said here.
 */

/** Without the whole page, which follows. */
const firstLines = (error: unknown) => String(error).split('Ignored nodes')[0]?.slice(0, 700)

const tried = { cases: 0, failed: 0 }
/** Some of them, by name: `FAULTS='down|nulls'`. */
const only = process.env['FAULTS']?.split('|')
const names = Object.keys(faults).filter((name) => only?.includes(name) !== false)

/**
 * Every call at once with every fault, and each alone with one of them: the screens that make a
 * call take turns. With `FAULTS_WHOLE=1` each alone with all.
 */
function casesOf(place: Place, calls: readonly string[]): [call: string | null, name: string][] {
  const together = names.map((name): [null, string] => [null, name])
  const isWhole = process.env['FAULTS_WHOLE'] !== undefined
  const alone = (calls.length > 1 ? calls : []).flatMap((call) => {
    const turn = (all.indexOf(place) + call.length) % names.length
    return names.filter((_name, index) => isWhole || index === turn).map((name): [string, string] => [call, name])
  })
  return [...together, ...alone]
}

/** In two files, which run side by side. */
export function tryFaultsOn(places: readonly Place[]): void {
  describe.each(places)('$path', (place) => {
    test('stands, keeps its session and comes back, whatever becomes of an answer', { timeout: 600_000 }, async () => {
      const { well, calls } = await openWell(place)
      const failures: string[] = []
      const started = process.hrtime.bigint()
      const cases = casesOf(place, calls)
      for (const [call, name] of cases) {
        await expectToSurvive(place, call, name, well).catch((error: unknown) => {
          failures.push(`${name} of ${call ?? 'every call'}: ${firstLines(error)}`)
          if (process.env['FAULTS_TIME'] !== undefined) process.stdout.write(`${place.path} ${failures.at(-1)}\n`)
        })
        await leave()
      }
      const count = cases.length
      tried.cases += count
      tried.failed += failures.length
      if (process.env['FAULTS_TIME'] !== undefined)
        process.stdout.write(`${place.path}: ${count} cases, ${(process.hrtime.bigint() - started) / 1_000_000n} ms\n`)
      expect(failures).toEqual([])
    })
  })

  afterAll(() => {
    process.stdout.write(`Faults of answers: ${tried.cases} tried, ${tried.failed} failed\n`)
  })
}
