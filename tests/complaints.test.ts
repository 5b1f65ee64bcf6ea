import { expect, it } from 'vitest'
import { holdBack } from './support/api'
import { failWithComplaints } from './support/complaints'

const MISSING = 'no handler for GET http://app.example/api/member/getPoints'

it('failWithComplaints throws complaints (missing handlers, console errors) if a test has no other failure', () => {
  expect(() => failWithComplaints(undefined, [MISSING, 'a console error'])).toThrow(`${MISSING}\na console error`)
  expect(() => failWithComplaints({}, [MISSING])).toThrow(MISSING)
})

it('holdBack throws for a path without a handler', () => {
  expect(() => holdBack('/member/getPoints')).toThrow('no handler for /member/getPoints')
})
