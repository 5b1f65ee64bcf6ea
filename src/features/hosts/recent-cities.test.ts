import { expect, it } from 'vitest'
import { withCity } from './recent-cities'

it.each([
  [[], '3', ['3']],
  [['1', '2'], '3', ['3', '1', '2']],
  [['1', '2', '3'], '3', ['3', '1', '2']],
  [['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
])('%j and then %s are %j', (before, id, after) => {
  expect(withCity(before, id)).toEqual(after)
})
