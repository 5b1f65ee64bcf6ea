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

/** The lists that Playwright goes through, compared with the app and the mock. */

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the catalogue of states', () => {
  it('has a state without faults for every route: add one in tests/e2e/states', () => {
    const shown = screens.map(({ path }) => patternOf(path))
    expect(routes.map(({ path }) => path).filter((path) => !shown.includes(path))).toEqual([])
  })

  it('has no two states with one file name in the gallery', () => {
    expect(repeated(states.map(({ name }) => slugOf(name)))).toEqual([])
  })
})

describe('fonts', () => {
  const specs = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') || file.endsWith('.bench.ts'))
    .map((file) => ({ file, source: readFileSync(resolve(import.meta.dirname, file), 'utf8') }))

  it('are fixed in every file that measures: it imports `test` from e2e/support/app', () => {
    const measuring = specs.filter(({ source }) => isMeasuring(source))
    expect(measuring.length).toBeGreaterThan(15)
    const isDrawn = ({ source }: (typeof specs)[number]) =>
      /import [^;]*?\btest\b[^;]*?'(?:\.\.?\/)+(?:e2e\/)?support\/app'/.test(source) && !source.includes('newContext(')
    expect(measuring.filter((one) => !isDrawn(one)).map(({ file }) => file)).toEqual([])
  })
})

describe('CALLS_OF_TAPS', () => {
  it('has a row for every call by POST', () => {
    const posted = API_CALLS.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(posted.filter((call) => !(CALLS_OF_TAPS as readonly string[]).includes(call))).toEqual([])
  })
})
