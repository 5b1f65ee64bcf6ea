import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { ROUTES } from '@/mocks/handlers'
import { states } from './e2e/states'
import { patternOf, screens } from './e2e/states/screens'
import { reads, START_CALL } from './e2e/support/calls'
import { slugOf } from './e2e/gallery/pictures'
import { CALLS_OF_TAPS } from './support/calls-of-taps'

/**
 * What Playwright goes over comes from lists; these hold the lists against the app and the mock.
 */

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the state catalogue', () => {
  it('has a state of every route that needs no fault: add one in tests/e2e/states', () => {
    const shown = screens.map(({ path }) => patternOf(path))
    expect(routes.map(({ path }) => path).filter((path) => !shown.includes(path))).toEqual([])
  })

  it('names no state twice, so that no picture of the gallery replaces another', () => {
    expect(repeated(states.map(({ name }) => slugOf(name)))).toEqual([])
  })
})

describe('faults and forms', () => {
  const rows = [START_CALL, ...Object.keys(reads), ...CALLS_OF_TAPS]
  const calls = ROUTES.map(({ path }) => path)

  it('has a row for every call of the platform: a read in tests/e2e/support/calls.ts, an action in tests/support/calls-of-taps.ts', () => {
    expect(calls.filter((call) => !rows.includes(call))).toEqual([])
  })

  it('tries each form without a connection: add a row in tests/more/offline-forms.test.tsx', () => {
    const tried = readFileSync(new URL('more/offline-forms.test.tsx', import.meta.url), 'utf8')
    // A list that is read, and what goes with a top-up.
    const others: readonly string[] = ['/system/getBankList', '/system/img_upload']
    const sent = CALLS_OF_TAPS.filter((call) => !others.includes(call))
    expect(sent.filter((call) => !tried.includes(`call: '${call}'`))).toEqual([])
  })

  it('has no row for a call that does not exist, and none twice', () => {
    expect(rows.filter((call) => !calls.includes(call))).toEqual([])
    expect(repeated(rows)).toEqual([])
  })

  it('starts each read from a route', () => {
    const shown = screens.map(({ path }) => patternOf(path))
    expect(Object.values(reads).filter((pattern) => !shown.includes(pattern))).toEqual([])
  })

  it('has a row of CALLS_OF_TAPS for whatever is posted', () => {
    const posted = ROUTES.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(posted.filter((call) => !(CALLS_OF_TAPS as readonly string[]).includes(call))).toEqual([])
  })
})
