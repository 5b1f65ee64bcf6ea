import { expect, it } from 'vitest'
import { holdBack } from './support/api'
import { reportFirst } from './support/complaints'

const MISSING = 'no handler for GET http://app.example/api/member/getPoints'

it('what a test caused fails it, though it passed', () => {
  expect(() => reportFirst(undefined, [MISSING, 'a console error'])).toThrow(`${MISSING}\na console error`)
  expect(() => reportFirst({}, [MISSING])).toThrow(MISSING)
})

it('a path without a handler cannot be held back', () => {
  expect(() => holdBack('/member/getPoints')).toThrow('no handler for /member/getPoints')
})
