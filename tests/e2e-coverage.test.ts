import { describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { ROUTES } from '@/mocks/handlers'
import { states } from './e2e/states'
import { patternOf, screens } from './e2e/states/screens'
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

describe('faults', () => {
  it('has a row of CALLS_OF_TAPS for whatever is posted', () => {
    const posted = ROUTES.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(posted.filter((call) => !(CALLS_OF_TAPS as readonly string[]).includes(call))).toEqual([])
  })
})
