import { expect, it } from 'vitest'
import { holdBack } from './support/api'
import { reportFirst } from './support/complaints'

const MISSING = 'no handler for GET http://app.example/api/member/getPoints'

it('what a test caused fails it, though it passed', () => {
  expect(() => reportFirst(undefined, [MISSING, 'a console error'])).toThrow(`${MISSING}\na console error`)
  expect(() => reportFirst({}, [MISSING])).toThrow(MISSING)
})

it('what a failed test caused comes before the failure it led to', () => {
  const result = { errors: [{ message: 'Unable to find the words' }] }
  reportFirst(result, [MISSING])
  expect(result.errors.map(({ message }) => message)).toEqual([MISSING, 'Unable to find the words'])
})

it('a test that caused nothing is left alone', () => {
  const result = { errors: [] }
  reportFirst(result, [])
  reportFirst(undefined, [])
  expect(result.errors).toEqual([])
})

it('a path without a handler cannot be held back', () => {
  expect(() => holdBack('/member/getPoints')).toThrow('no handler for /member/getPoints')
})
