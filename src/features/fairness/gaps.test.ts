import { expect, it } from 'vitest'
import { gapsOf } from './gaps'

const gap = (missing: number | null) => ({ after: '1', before: '9', missing })

it.each([
  ['none', [], { places: 0, missing: 0 }],
  ['one', [gap(3)], { places: 1, missing: 3 }],
  ['one over midnight', [gap(null)], { places: 1, missing: 0 }],
  ['several', [gap(3), gap(null), gap(1)], { places: 3, missing: 4 }],
])('gaps: %s', (_name, gaps, expected) => {
  expect(gapsOf(gaps)).toEqual(expected)
})
