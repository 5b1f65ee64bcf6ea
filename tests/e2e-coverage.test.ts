import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { API_CALLS } from '@/mocks/handlers'
import { routes } from '@/routes'
import { states } from './e2e/states'
import { patternOf, screens } from './e2e/states/screens'
import { slugOf } from './e2e/gallery/pictures'
import { isMeasuring } from './e2e/support/fonts'
import { CALLS_OF_TAPS } from './support/calls-of-taps'

/** A state is a screen that the Playwright tests open with given data. */

function repeatedValues(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the catalogue of states', () => {
  it('has a state without faults for every route, defined in tests/e2e/states', () => {
    const coveredPatterns = screens.map(({ path }) => patternOf(path))
    expect(routes.map(({ path }) => path).filter((path) => !coveredPatterns.includes(path))).toEqual([])
  })

  it('has no two states with the same file name in the gallery', () => {
    expect(repeatedValues(states.map(({ name }) => slugOf(name)))).toEqual([])
  })
})

describe('fonts', () => {
  const specs = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') || file.endsWith('.bench.ts'))
    .map((file) => ({ file, source: readFileSync(resolve(import.meta.dirname, file), 'utf8') }))

  it('are fixed in every test file that measures places or sizes, by the `test` of e2e/support/app', () => {
    const measuringSpecs = specs.filter(({ source }) => isMeasuring(source))
    expect(measuringSpecs.length).toBeGreaterThan(15)
    const usesFixedFonts = ({ source }: (typeof specs)[number]) =>
      /import [^;]*?\btest\b[^;]*?'(?:\.\.?\/)+(?:e2e\/)?support\/app'/.test(source) && !source.includes('newContext(')
    expect(measuringSpecs.filter((file) => !usesFixedFonts(file)).map(({ file }) => file)).toEqual([])
  })
})

describe('CALLS_OF_TAPS', () => {
  it('lists every call of the API that is sent by POST', () => {
    const postedPaths = API_CALLS.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(postedPaths.filter((call) => !(CALLS_OF_TAPS as readonly string[]).includes(call))).toEqual([])
  })
})
